import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { priceControl } from './detect.ts'

type Opening = keyof typeof openings

describe('terms that competition law forbids', () => {
  test.each<[string, Opening, string]>([
    ['The Distributor shall not sell the Products below the price fixed by the Company.', 'distribution', 'high'],
    ['The Dealer shall resell the goods only at the MRP notified by the Company.', 'distribution', 'high'],
    ['The parties shall not quote against each other in any tender.', 'supply', 'critical'],
    [
      "Each party shall keep to its own territory and shall not supply the other's customers.",
      'partnership',
      'critical',
    ],
    ['The Buyer must also purchase Product B in order to obtain Product A.', 'supply', 'medium'],
    ["The parties agree not to hire each other's employees anywhere at any time.", 'services', 'medium'],
    ['The Distributor shall observe the minimum resale prices set out by the Company.', 'distribution', 'high'],
    [
      'The Distributor shall resell at the rates fixed from time to time by the Company and is forbidden from allowing any discount.',
      'distribution',
      'high',
    ],
    ['The Distributor shall adhere to the retail price laid down by the Company.', 'distribution', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(priceControl, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    ['The Company may suggest resale prices; the Distributor is free to set its own.', 'distribution'],
    ['The Distributor shall not sell above the maximum retail price.', 'distribution'],
    [
      'The Distributor shall sell only in the Territory and shall keep the quality standards of the Company.',
      'distribution',
    ],
    ['Neither party shall solicit the employees of the other during the term and for six months after it.', 'services'],
    ['The Supplier shall not charge the Buyer a price higher than it charges other customers.', 'supply'],
    ['The Consultant shall also purchase insurance for the Services.', 'consultancy'],
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
    ['The parties shall decide beforehand which of them shall place the winning bid.', 'distribution'],
    ['The sale of the juice range is conditional on the Distributor also buying the biscuit range.', 'distribution'],
    ['The Distributor must compulsorily lift the tea range with every order of juice.', 'distribution'],
  ])('found: %s', (text, opening) => {
    expect(findWith(priceControl, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Discounts given by the Company shall be shown on the invoice of the Distributor.', 'distribution'],
    ['Delivery is conditional upon the Distributor paying the price in advance.', 'distribution'],
    ['Neither party shall submit a competing bid while the consortium is bidding for the Project.', 'distribution'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(priceControl, text, opening)).toEqual([])
  })
})
