import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { blankCheques } from './detect.ts'

test.each([
  'The Borrower leaves four blank cheques of its bank with the Lender.',
  'As security the Borrower gives two undated, signed cheques.',
])('whoever signs them bears it: %s', (text) => {
  expect(findWith(blankCheques, text, 'loan')).toMatchObject([
    { severity: 'high', burdened: { side: 'borrower' }, variant: 'cheques' },
  ])
})

test.each([
  'The Borrower pays by cheques of the dates in the Annexure.',
  'The Lender shall not take any blank cheque.',
])('not: %s', (text) => {
  expect(findWith(blankCheques, text, 'loan')).toEqual([])
})
