import { expect, test } from 'vitest'
import { inWords, showValue, valueFault } from './values.ts'

test.each([
  ['date', '2026-12-01', '1 December 2026'],
  ['date', 'soon', 'soon'],
  ['money', '2,50,000', 'Rs 2,50,000 (Rupees two lakh fifty thousand only)'],
  ['money', '₹ 999', 'Rs 999 (Rupees nine hundred ninety-nine only)'],
  ['money', '1234567.50', 'Rs 12,34,567.50'],
  ['percent', '12.5 %', '12.5%'],
  ['number', '12', '12'],
  ['text', ' as it is ', 'as it is'],
] as const)('%s %s is told as %s', (kind, value, told) => expect(showValue({ kind }, value)).toBe(told))

test.each([
  [0, 'zero'],
  [21, 'twenty-one'],
  [100, 'one hundred'],
  [111859, 'one lakh eleven thousand eight hundred fifty-nine'],
  [10_00_00_000, 'ten crore'],
  [123_45_67_890, 'one hundred twenty-three crore forty-five lakh sixty-seven thousand eight hundred ninety'],
])('%i is %s', (count, told) => expect(inWords(count)).toBe(told))

test.each([
  ['date', '2026-13-01', 'no_date'],
  ['date', '2026-12-01', null],
  ['date', '', null],
  ['money', 'ten', 'no_number'],
  ['percent', '101', 'over_hundred'],
  ['email', 'nobody', 'no_email'],
] as const)('%s "%s": %s', (kind, value, fault) => expect(valueFault({ kind }, value)).toBe(fault))

test('a choice is one of those offered', () => {
  expect(valueFault({ kind: 'choice', options: ['a', 'b'] }, 'c')).toBe('no_option')
  expect(valueFault({ kind: 'choice', options: ['a', 'b'] }, 'b')).toBe(null)
})
