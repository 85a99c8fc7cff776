import { expect, test } from 'vitest'
import { understand } from '../contract.ts'

const typeOf = (text: string): string | undefined =>
  understand(
    `Terms and conditions\n\n1. Users must register with the Company before use and pay the fee.\n\n2. ${text}\n\n3. The Company may refuse a user.`,
    '2026-11-26',
  ).clauses.find(({ number }) => number === '2')?.type

test.each([
  ['Vouchers cannot be redeemed for cash and cannot be exchanged.', 'anti_bribery'],
  ['Silence must be kept in the reading room. Phones are not allowed.', 'data_protection'],
  ['We do not guarantee that all stains go. Some may be permanent.', 'probation'],
])('%s is not of a kind of which it has no word: %s', (text, type) => {
  expect(typeOf(text)).not.toBe(type)
})

test('what has a word of its kind is of that kind', () => {
  expect(typeOf('Personal data of a user is kept safe and is not sold to anybody.')).toBe('data_protection')
})
