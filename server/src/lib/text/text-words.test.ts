import { expect, test } from 'vitest'
import { textWords } from './text-words.ts'

test.each<[text: string, words: string[]]>([
  ['Fees of Rs.5,000; किराया।', ['fees', 'of', 'rs.5,000;', '5,000;', '000;', 'किराया।']],
  ['Rent rent\u00a0RENT', ['rent']],
  ['non-compete (a)', ['non-compete', 'compete', '(a)', 'a)']],
  ['', []],
  [` ${'ab'.repeat(60)} `, ['ab'.repeat(25)]],
  ['𝔸'.repeat(80), ['𝔸'.repeat(50)]],
])('%j is known by %j', (text, words) => expect(textWords(text).toSorted()).toEqual(words.toSorted()))

test('a text that has more than fits into the index keeps what fits, whole words before parts', () => {
  const words = textWords(Array.from({ length: 80_000 }, (_, number) => `lorem${number},ipsum${number}`).join(' '))
  expect(words.length).toBeLessThanOrEqual(60_000)
  expect(words.reduce((bytes, word) => bytes + word.length, 0)).toBeLessThanOrEqual(600_000)
  expect(words).toContain('lorem7,ipsum7')
})
