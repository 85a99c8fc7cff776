import { expect, test } from 'vitest'
import { findParagraphs } from './paragraphs.ts'

test.each([
  ['11.2 The Service Provider shall indemnify the Client.', '11.2', false],
  ['11.2.1. The Service Provider shall indemnify the Client.', '11.2.1', false],
  ['(a) all losses;', '(a)', false],
  ['(iv) all claims;', '(iv)', false],
  ['7. The tenant shall pay the rent on the first day of every month, in advance.', '7', false],
  ['11. Indemnity', '', true],
  ['CONFIDENTIAL INFORMATION', '', true],
  ['Schedule A', '', true],
  ['Signed at Bengaluru.', '', false],
  ['2026 was a good year for the parties.', '', false],
])('"%s" hangs "%s" in the margin', (words, number, heading) => {
  const [paragraph] = findParagraphs(words, { start: 0, end: words.length })
  expect([paragraph?.number, paragraph?.heading]).toEqual([number, heading])
})

test('paragraphs keep their places in the one text', () => {
  const text = 'xx\n  11.1 First.  \n\n\nSecond.\nyy'
  const found = findParagraphs(text, { start: 3, end: text.length - 3 })
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['11.1 First.', 'Second.'])
  expect(text.slice(found[0]!.bodyStart, found[0]!.end)).toBe('First.')
})
