import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { paidOnApproval } from './detect-approval.ts'

test.each([
  'Payment shall be released only after receipt of approval from the project authorities.',
  'Bills will be passed on clearance by the end client.',
  'Invoices are paid subject to the sanction of the head office.',
])('pay that waits for somebody who owes nothing: %s', (text) => {
  expect(findWith(paidOnApproval, text)).toMatchObject([
    { severity: 'high', burdened: { side: 'supplier' }, variant: 'conditional' },
  ])
})

test.each([
  'Payment shall be made within 15 days of the approval of the invoice.',
  'The Service Provider needs the approval of the Client before it hires.',
  'Payments are made by bank transfer.',
])('not: %s', (text) => {
  expect(findWith(paidOnApproval, text)).toEqual([])
})
