import { expect, test } from 'vitest'
import { findWith, type openings } from '../../../testing/contract-of.ts'
import { minimumPurchase } from './detect.ts'

test.each<[string, keyof typeof openings]>([
  ['The Distributor must purchase no less than 400 crates in the first quarter.', 'distribution'],
  [
    'The Distributor shall order a minimum of Rs. 2,00,000 of syrups a month, or the Company may terminate this Agreement.',
    'distribution',
  ],
  [
    'The Distributor is appointed for the State, based on minimum annual purchase requirements of Schedule B.',
    'distribution',
  ],
])('so much must be bought: %s', (text, opening) => {
  expect(findWith(minimumPurchase, text, opening)).toMatchObject([
    { severity: 'medium', burdened: { definedTerm: 'Distributor' } },
  ])
})

test.each<[string, keyof typeof openings]>([
  ['The Distributor shall order at least 10 days prior to the day of delivery.', 'distribution'],
  ['The Distributor shall not sell the syrups below a minimum price.', 'distribution'],
  ['The Distributor shall keep at least two vans.', 'distribution'],
  ['A minimum order is of 10 crates per order, if the Distributor must buy at least 10.', 'distribution'],
])('is not seen in: %s', (text, opening) => {
  expect(findWith(minimumPurchase, text, opening)).toEqual([])
})
