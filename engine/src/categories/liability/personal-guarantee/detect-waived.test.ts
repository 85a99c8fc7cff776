import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { suretyStaysBound } from './detect-waived.ts'

test.each([
  'The Guarantor waives every right to be discharged by a change of the debt.',
  'The giving of time to the Borrower shall not in any way release the Guarantor.',
  'No forbearance: any variation of the terms of the loan shall not affect the liability of the Guarantor.',
])('a surety who stays bound whatever is changed: %s', (text) => {
  expect(findWith(suretyStaysBound, text, 'loan')).toMatchObject([
    { severity: 'high', variant: 'waived', burdened: { side: 'guarantor' } },
  ])
})

test.each([
  'A variation of the loan with the consent of the Guarantor shall not release the Guarantor.',
  'The Lender may give time to the Borrower.',
])('not: %s', (text) => {
  expect(findWith(suretyStaysBound, text, 'loan')).toEqual([])
})
test('where nobody guarantees, a waiver of discharge is no surety\u2019s', () => {
  expect(findWith(suretyStaysBound, 'The Client waives any right to be discharged.')).toEqual([])
})
