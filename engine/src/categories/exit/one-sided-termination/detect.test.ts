import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { calledOnDemand } from './detect.ts'

const SPREAD = '1. The Borrower repays in 24 instalments.\n\n2. '

test.each([
  'The Loan shall be repayable on demand by the Lender.',
  'The Lender may recall the entire loan at any time without assigning a reason.',
])('a loan by instalments that can be called on any day: %s', (text) => {
  expect(findWith(calledOnDemand, `${SPREAD}${text}`, 'loan').map(({ variant }) => variant)).toEqual(['onDemand'])
})

test.each([
  'On default the Loan becomes repayable on demand.',
  'If the Borrower fails to pay, the Lender may recall the loan at its discretion.',
  'On demand, I promise to pay the Lender two lakh rupees.',
])('is not seen in: %s', (text) => {
  expect(findWith(calledOnDemand, `${SPREAD}${text}`, 'loan')).toEqual([])
})

test('a loan that was lent on demand from the first is what was agreed', () => {
  expect(findWith(calledOnDemand, 'The Loan is repayable on demand by the Lender.', 'loan')).toEqual([])
})
