import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

test.each<[text: string, pieces: string[]]>([
  ['', []],
  ['One sentence', ['One sentence']],
  ['Yes. It ends on 1 May 2027. See 13.2.', ['Yes. ', 'It ends on 1 May 2027. ', 'See 13.2.']],
  ['First.\n\n- one\n- two', ['First.', '\n\n', '- one', '\n', '- two']],
  ['हाँ। तीस दिन।', ['हाँ। ', 'तीस दिन।']],
  ['(“Is it?” it is.) End. \n', ['(“Is it?” ', 'it is.) ', 'End. ', '\n']],
])('%j is sent as %j', (text, pieces) => {
  expect(piecesOf(text)).toEqual(pieces)
  expect(piecesOf(text).join('')).toBe(text)
})
