import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { priceControl } from './detect.ts'

type Opening = keyof typeof openings

describe('terms that competition law forbids', () => {
  test.each<[string, Opening, string]>([
    ['The Distributor shall not sell the Products below the price fixed by the Company.', 'distribution', 'high'],
    ['The Dealer shall resell the goods only at the MRP notified by the Company.', 'distribution', 'high'],
    ['The Distributor shall observe the minimum resale prices set out by the Company.', 'distribution', 'high'],
    [
      'The Distributor shall resell at the rates fixed from time to time by the Company and is forbidden from allowing any discount.',
      'distribution',
      'high',
    ],
    ['The Distributor shall adhere to the retail price laid down by the Company.', 'distribution', 'high'],
    ['The Distributor shall keep equal or lower prices there than on its own website.', 'distribution', 'high'],
    ['The Distributor shall maintain price parity.', 'distribution', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(priceControl, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    ['The Company may suggest resale prices; the Distributor is free to set its own.', 'distribution'],
    ['The Distributor shall not sell above the maximum retail price.', 'distribution'],
    ['The Supplier shall not charge the Buyer a price higher than it charges other customers.', 'supply'],
    ['The Distributor offers the same prices as in the last year.', 'distribution'],
    ['Prices are recommended only and no minimum resale price applies.', 'distribution'],
    [
      'The Distributor buys at the rates fixed from time to time by the Company and is free to set its own resale prices.',
      'distribution',
    ],
    ['The Distributor shall adhere to the list of products laid down by the Company.', 'distribution'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(priceControl, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'Under no circumstances shall the goods be resold to customers below the rate notified by the Company to the Distributor.',
      'distribution',
    ],
    ['Rebates on the listed price shall not be given by the Distributor.', 'distribution'],
  ])('found: %s', (text, opening) => {
    expect(findWith(priceControl, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Discounts given by the Company shall be shown on the invoice of the Distributor.', 'distribution'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(priceControl, text, opening)).toEqual([])
  })
})
