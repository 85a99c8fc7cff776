import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { collectsAtNight } from './detect.ts'

test.each([
  'The agents of the Lender may visit the Borrower at any hour of the day or night to collect an instalment.',
  'Dues may be collected from the Borrower by the Lender by day and by night.',
])('a debt that is collected at night: %s', (text) => {
  expect(findWith(collectsAtNight, text, 'loan')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Borrower' }, variant: 'atNight' },
  ])
})

test.each([
  'The Lender may not visit the Borrower at night, only by day.',
  'The helpdesk of the Lender can be contacted day and night.',
  'The Lender may visit the Borrower between 9 am and 7 pm.',
])('not: %s', (text) => {
  expect(findWith(collectsAtNight, text, 'loan')).toEqual([])
})
