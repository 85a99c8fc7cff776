import { expect, test } from 'vitest'
import { placeIn } from './place.ts'

const text = '1. Fees\nRs. 5,00,000 a month.\n1.1 Late fees\nTwo per cent.\n\n2. Term 😀 One year.'
const at = (words: string) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length })
const page = (number: number, from: string) => ({
  number,
  start: text.indexOf(from),
  end: text.length,
  source: 'text' as const,
  confidence: 1,
})
const source = {
  text,
  pages: [page(1, '1. Fees'), page(2, '2. Term')],
  clauses: [
    { id: 'one', number: '1', start: 0, end: text.indexOf('\n\n') },
    { id: 'late', number: '1.1', start: text.indexOf('1.1'), end: text.indexOf('\n\n') },
    { id: 'two', number: '2', start: text.indexOf('2. Term'), end: text.length },
  ],
}

test('a place is told by the innermost clause and the page on which it begins, with its very words', () => {
  const words = at('Two per cent.')
  const place = placeIn(source, words)
  expect(place).toEqual({ ...words, clause_id: 'late', clause_number: '1.1', page: 1, quote: 'Two per cent.' })
  expect(placeIn(source, at('One year.'))).toMatchObject({ clause_number: '2', page: 2 })
})

test('before there is an analysis a place has a page and words, and no clause', () => {
  const place = placeIn({ ...source, clauses: [] }, at('One year.'))
  expect(place).toMatchObject({ clause_id: null, clause_number: null, page: 2, quote: 'One year.' })
})

test('of a long place the first 300 characters are kept, and no character is cut in two', () => {
  const long = { text: `${'a'.repeat(299)}😀${'b'.repeat(500)}`, pages: [], clauses: [] }
  expect(placeIn(long, { start: 0, end: 700 }).quote).toBe('a'.repeat(299))
  expect(placeIn({ ...long, text: 'c'.repeat(1000) }, { start: 10, end: 990 }).quote).toBe('c'.repeat(300))
})

test.each([
  ['ends before it begins', 9, 5],
  ['is of no length', 5, 5],
  ['ends after the text', 0, text.length + 1],
  ['begins within a character', text.indexOf('😀') + 1, text.length],
  ['ends within a character', 0, text.indexOf('😀') + 1],
  ['holds nothing but blanks', text.indexOf('\n\n'), text.indexOf('\n\n') + 2],
])('a place that %s is refused in words', (_, start, end) => {
  expect(() => placeIn(source, { start, end })).toThrow(/not in the text of the document/)
})
