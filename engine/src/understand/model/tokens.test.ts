import { expect, test } from 'vitest'
import { stemOf, tokenize } from './tokens.ts'

test.each([
  ['licence', 'license'],
  ['sublicences', 'sublicenses'],
  ['favourable', 'favorable'],
  ['labour', 'labor'],
  ['organisation', 'organization'],
  ['cheques', 'checks'],
  ['cancelled', 'canceled'],
  ['rs', '₹'],
  ['rupees', '$'],
  ['terminates', 'terminating'],
  ['january', 'march'],
  ['1998', '2026'],
  ['12', '2,50,000.75'],
])('%s counts as %s', (left, right) => expect(stemOf(left)).toBe(stemOf(right)))

test.each([
  ['lease', 'license'],
  ['2026', '12'],
  ['party', 'partner'],
])('%s does not count as %s', (left, right) => expect(stemOf(left)).not.toBe(stemOf(right)))

test('words, numbers and money signs are tokens; marks are not', () => {
  expect(tokenize("the client's fee: ₹ 2,50,000 (5%).")).toHaveLength(7)
  expect(tokenize('“—;:”')).toEqual([])
})

test('a stretch of a text has the tokens of that stretch', () => {
  const text = 'the lessee shall pay the rent'
  expect(tokenize(text, 4, 16)).toEqual(tokenize('lessee shall'))
})

test('the hashes are those of the trained files', () => {
  expect(tokenize('the licensee shall pay $5')).toMatchInlineSnapshot(`
    [
      -1011546433,
      -1120979878,
      1884162900,
      989291667,
      997242084,
      1108072607,
    ]
  `)
})
