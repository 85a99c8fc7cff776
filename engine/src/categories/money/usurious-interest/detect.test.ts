import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { dearDelay, dearLoan } from './detect.ts'

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

test.each([
  'Whatever is paid late carries a charge of 2% per week on the pending amount.',
  'On overdue rent one per cent per day is charged.',
])('a late fee by the day or the week is told by the year: %s', (text) => {
  expect(findWith(dearDelay, text)).toMatchObject([{ severity: 'high', burdened: { side: 'customer' } }])
})

test.each([
  'Overdue invoices carry interest of 1.5% per month.',
  'For late delivery 1% per week of the price is deducted from the payment.',
  'Late returns cost 100% of the daily rental rate per day, paid in cash.',
  'A late payment costs 2% of the bill.',
  'Overdue amounts carry interest of 0.1% per day.',
  'Overdue amounts carry interest of 1/2% per week.',
])('nor: %s', (text) => {
  expect(findWith(dearDelay, text)).toEqual([])
})
