import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { heldWhilePending } from './detect-pending.ts'

test.each([
  'The Client may withhold payments pending the outcome of any complaint of a guest.',
  'The Client is entitled to hold back the dues until every claim and every investigation is closed.',
  'The Client reserves the right to suspend all payouts till the dispute is resolved to its liking.',
])('pay that waits for somebody else’s complaint: %s', (text) => {
  expect(findWith(heldWhilePending, text)).toMatchObject([
    {
      severity: 'high',
      burdened: { definedTerm: 'Service Provider' },
      by: { definedTerm: 'Client' },
      variant: 'pending',
    },
  ])
})

test.each([
  'The Client may withhold the disputed part of a payment pending the outcome of the complaint.',
  'The Client may withhold payment pending a complaint, for not more than ten days.',
  'The Client shall not withhold payments pending any complaint.',
  'Payments are made within thirty days, pending which no claim arises.',
  'The Client may suspend the services pending an investigation.',
])('not: %s', (text) => {
  expect(findWith(heldWhilePending, text)).toEqual([])
})
