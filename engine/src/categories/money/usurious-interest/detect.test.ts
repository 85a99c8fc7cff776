import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { dearLoan } from './detect.ts'

test.each([
  'The Lender lends Rs. 50,000 with interest at 48% per annum.',
  'The loan carries interest of 3 per cent per month.',
])('whoever borrows bears it: %s', (text) => {
  expect(findWith(dearLoan, text, 'loan')).toMatchObject([{ severity: 'high', burdened: { side: 'borrower' } }])
})

test.each([
  'The loan carries interest of 14% per annum.',
  'The loan carries interest of 1 per cent per month.',
  'Overdue interest is 30% per annum on what is late.',
])('not: %s', (text) => {
  expect(findWith(dearLoan, text, 'loan')).toEqual([])
})
