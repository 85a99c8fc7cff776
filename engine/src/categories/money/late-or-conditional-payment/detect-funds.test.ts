import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { paidFromFunds } from './detect-funds.ts'

test.each([
  'Bills are released within ten days, subject to the availability of funds.',
  'The Client shall pay the Service Provider subject to the allotment of budget by its head office.',
  'Payments are made as and when the grant is made available, and depending on release of the funds.',
])('pay that waits for a budget waits for no day: %s', (text) => {
  expect(findWith(paidFromFunds, text)).toMatchObject([
    { severity: 'high', burdened: { side: 'supplier' }, variant: 'conditional' },
  ])
})

test.each([
  'The Client shall pay each bill within ten days.',
  'The Client keeps enough funds in its account to pay the bills in time.',
  'The picnic is held subject to the availability of funds.',
])('not: %s', (text) => {
  expect(findWith(paidFromFunds, text)).toEqual([])
})
