import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { pledgeSold } from './detect.ts'

test.each([
  'The Lender may sell the pledged gold at any time, even before the loan is due.',
  'The ornaments may be auctioned without any notice to the Borrower.',
  'The Lender has the absolute right to recall the loan and dispose of the jewellery that was pledged.',
])('a pledge that is sold at the will of the lender: %s', (text) => {
  expect(findWith(pledgeSold, text, 'loan')).toMatchObject([
    { severity: 'high', variant: 'pledge', burdened: { side: 'borrower' } },
  ])
})

test.each([
  'If the Borrower fails to pay by the due date, the Lender may auction the pledged gold after fourteen days\u2019 notice.',
  'The Lender may inspect the ornaments at any time.',
  'The Borrower may sell its own goods at any time.',
])('not: %s', (text) => {
  expect(findWith(pledgeSold, text, 'loan')).toEqual([])
})
test('a shop that sells gold at any time is no lender', () => {
  expect(findWith(pledgeSold, 'The Supplier may sell the gold at any time.', 'supply')).toEqual([])
})
