import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { silenceAccepts } from './detect.ts'

test.each([
  'If the Supplier does not reply within 24 hours, this order shall be treated as accepted.',
  'Unless the Supplier objects within two days, the purchase order will be deemed accepted by it.',
  'Where no reply comes from the Supplier in 48 hours, this order shall be considered as accepted by the Supplier.',
  'If no reply is received within 48 hours, this order shall be deemed accepted.',
])('an order that binds who keeps silent for a few days: %s', (text) => {
  const [hit] = findWith(silenceAccepts, text, 'supply')
  expect(hit).toMatchObject({ severity: 'high', burdened: { definedTerm: 'Supplier' } })
})

test.each([
  'If the Buyer does not reject the goods within 15 days, they shall be deemed accepted.',
  'If the Supplier does not reply within 30 days, this order shall be treated as accepted.',
  'If the Supplier does not reply within 24 hours, this order stands cancelled.',
  'This order is accepted when the Supplier signs it.',
])('is not seen in: %s', (text) => {
  expect(findWith(silenceAccepts, text, 'supply')).toEqual([])
})
