import { expect, test } from 'vitest'
import { ratesIn } from './rates.ts'

test.each([
  ['interest at 2% per week', 2, 104],
  ['interest at 1/2% per week', 0.5, 26],
  ['interest at 1 / 4 per cent a month', 0.25, 3],
  ['interest at 18% per annum', 18, 18],
])('%s', (words, percent, yearly) => {
  expect(ratesIn(words)).toMatchObject([{ percent, yearly, stated: true }])
})

test.each([
  ['1 1/2% per month', 18],
  ['1 l/2% per month', 18],
  ['1/2% per month', 6],
  ['2 1/4 % a year', 2.25],
])('a rate with a fraction: %s', (words, yearly) => {
  expect(ratesIn(`a late charge of ${words} on what is due`).map((rate) => rate.yearly)).toEqual([yearly])
})
