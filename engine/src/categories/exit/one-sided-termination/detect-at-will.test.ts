import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { endsAtWill } from './detect-at-will.ts'

test.each([
  'The Buyer has the right to cancel the order at any time without any prior notice.',
  'The Buyer may terminate this Agreement at any time with or without notice.',
  'Vistara Appliances Limited reserves the right to cancel any order at any stage without giving notice.',
])('one side may end it on any day: %s', (text) => {
  const [hit] = findWith(endsAtWill, text, 'supply')
  expect(hit).toMatchObject({ severity: 'high', burdened: { definedTerm: 'Supplier' }, by: { definedTerm: 'Buyer' } })
})

test.each([
  'Either party may terminate this Agreement at any time without notice.',
  'The Buyer may terminate this Agreement at any time without notice if the Supplier fails to deliver.',
  'The Buyer may terminate this Agreement at any time by 30 days of notice.',
  'The Buyer may inspect the works at any time without notice.',
])('is not seen in: %s', (text) => {
  expect(findWith(endsAtWill, text, 'supply')).toEqual([])
})
