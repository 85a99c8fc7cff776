import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { boughtElsewhere } from './detect-risk-purchase.ts'

test.each([
  'If castings are late, the Buyer may procure them from any foundry at the risk and cost of the Supplier.',
  'The Buyer can get the balance work done elsewhere at the Supplier’s risk and expense.',
])('what the buyer gets elsewhere is at the price of any day: %s', (text) => {
  expect(findWith(boughtElsewhere, text, 'supply')).toMatchObject([
    { severity: 'medium', variant: 'boughtElsewhere', burdened: { definedTerm: 'Supplier' } },
  ])
})

test.each([
  'Goods travel at the risk and cost of the Supplier until they are unloaded.',
  'Rejected goods lie at the risk and cost of the Supplier.',
  'The Buyer may purchase castings from others at its own cost.',
])('is not seen in: %s', (text) => {
  expect(findWith(boughtElsewhere, text, 'supply')).toEqual([])
})
