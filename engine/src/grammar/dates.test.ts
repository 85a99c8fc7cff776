import { expect, test } from 'vitest'
import { findDates } from './dates.ts'

test.each<[string, (string | null)[]]>([
  ['on this fourteenth day of august, 2027', ['2027-08-14']],
  ['the twenty-first day of june 2027', ['2027-06-21']],
  ['on the 9th day of may, two thousand and twenty-eight', ['2028-05-09']],
  ['dated 7-nov-2026', ['2026-11-07']],
  ["7 nov '26", ['2026-11-07']],
  ['07.11.26', ['2026-11-07']],
  ['07/11/2026', ['2026-11-07']],
  ['5/21/2026', ['2026-05-21']],
  ['november 7, 2026', ['2026-11-07']],
  ['the 10th of march in the year 2027', ['2027-03-10']],
  ['drawing 10.44.77', []],
  ['no. tmt/26-27/0338', []],
  ['the 21st day of march in the christian year two thousand and twenty-six', ['2026-03-21']],
  ['31 february 2027', [null]],
])('%s', (text, expected) => {
  expect(findDates(text).map(({ iso }) => iso)).toEqual(expected)
})
