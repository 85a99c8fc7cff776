import { expect, test } from 'vitest'
import { pieces } from './matched-text.tsx'

test.each([
  ['The Supplier shall Indemnify', 'indemn supplier', 'The [Supplier] shall [Indemn]ify'],
  ['no <b>such</b> word', 'lease', 'no <b>such</b> word'],
  ['lease', 'lease', '[lease]'],
  ['a release', 'lease', 'a release'],
  ['any', '', 'any'],
])('of %j, searched for %j, is marked %j', (text, q, marked) =>
  expect(
    pieces(text, q)
      .map((piece) => (piece.marked ? `[${piece.words}]` : piece.words))
      .join(''),
  ).toBe(marked),
)
