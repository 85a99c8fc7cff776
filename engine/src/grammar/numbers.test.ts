import { describe, expect, test } from 'vitest'
import { findMoney, findPeriods, formatMoney, parseWords } from './numbers.ts'

test.each([
  ['twenty-four', 24],
  ['two lakh fifty thousand', 250_000],
  ['one hundred and five', 105],
  ['three crore', 30_000_000],
  ['supplier', null],
])('%s is %s', (words, value) => {
  expect(parseWords(words)).toBe(value)
})

describe('periods', () => {
  test.each([
    ['within forty-five (45) days', [45]],
    ['for a period of 2 years', [730]],
    ["thirty days' notice", [30]],
    ['a 90-day notice', [90]],
    ['six (6) months', [180]],
    ["one hundred and eighty days' notice", [180]],
    ['forty and thirty days', [30]],
    ['in the year 2027', []],
  ])('%s', (text, days) => {
    expect(findPeriods(text).map((period) => period.days)).toEqual(days)
  })
})

describe('sums of money', () => {
  test.each([
    // the head of a column, and the first row behind it
    ['amount in inr 1 yarn 45,000', []],
    ['a sum in rs. 45,000', ['\u20b945,000']],
    ['rs. 10l and \u20b96lpa', ['\u20b910,00,000', '\u20b96,00,000']],
    ['ntd 12 million and nt$ 1,200,000', ['TWD 12,000,000', 'TWD 1,200,000']],
    ['krw 4.5 billion', ['KRW 4,500,000,000']],
    // the name of a version or a model
    ['ntd 12 and sek 5 people', []],
    ['rs. 2,00,000/-', ['\u20b92,00,000']],
    ['rs. 2.97 crore', ['\u20b92,97,00,000']],
    ['inr 2 lakh', ['\u20b92,00,000']],
    ['\u20b91,05,000 per month', ['\u20b91,05,000']],
    ['us$ 5,000', ['US$5,000']],
    ['rupees two lakh fifty thousand only', ['\u20b92,50,000']],
    ['$1,250.50', ['US$1,250.50']],
    ['10 lakhs rupees', ['\u20b910,00,000']],
    ['rs. (inr) 6,500', ['\u20b96,500']],
    ['rupees eight hundred and fifty', ['\u20b9850']],
    ['sixty-five thousand rupees a month', ['\u20b965,000']],
    ['rs. forty thousand', ['\u20b940,000']],
    ['a sum of 7,50,000/- only', ['\u20b97,50,000']],
    ['a loan of 15 lakh at 9 %', ['\u20b915,00,000']],
    ['\u20b945k', ['\u20b945,000']],
    ['php 420,000.00 and ksh 65,000, aed 1,250 or s$500', ['PHP 420,000', 'KES 65,000', 'AED 1,250', 'SGD 500']],
    ['written in php 8 for aed', []],
    ['$55 cad an hour, $1,200 canadian and us$ 30', ['CAD 55', 'CAD 1,200', 'US$30']],
    ['aus $1.00 a book, au$ 20 and us $9.50', ['AUD 1', 'AUD 20', 'US$9.50']],
    ['a fee of $40, 000 or $5, 100 of them', ['US$40,000', 'US$5']],
    ['a cap of $5m, £2.5 mn and us$ 1bn', ['US$5,000,000', '£2,500,000', 'US$1,000,000,000']],
    ['interest at usd 1m libor plus two per cent', []],
    ['rs. 50 m of cable', ['₹50']],
    ['no. 1234/2026', []],
    ['clause 5,000', []],
    ['each alarm costs 100rs 11) damage', []],
    ['the customers 5.3 and parties 4.1', []],
  ])('%s', (text, shown) => {
    expect(findMoney(text).map(formatMoney)).toEqual(shown)
  })
})
