import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { exclusivityWithoutCommitment } from './exclusivity-without-commitment.ts'

type Opening = keyof typeof openings

describe('exclusivity that is not paid for', () => {
  test.each<[string, Opening, string]>([
    [
      'The Supplier shall sell the goods only to the Buyer; the Buyer has no obligation to purchase any quantity.',
      'supply',
      'high',
    ],
    ['The Consultant shall work exclusively for the Company and is paid per task.', 'consultancy', 'high'],
    [
      'The Distributor shall not deal in any other brand; the Company may appoint other distributors.',
      'distribution',
      'high',
    ],
    ['The Service Provider agrees to provide such services exclusively to the Client.', 'services', 'high'],
    ['During the term the Supplier will not supply the castings to any third party.', 'supply', 'high'],
    ['The Buyer must procure the goods solely from the Supplier.', 'supply', 'high'],
    [
      '1. The Company appoints the Distributor as its non-exclusive distributor.\n\n2. The Distributor shall not, during the term of this Agreement, directly or indirectly market or sell within the territory any products that are competitive with the beverages of the Company.',
      'distribution',
      'high',
    ],
    [
      'The Distributor shall not stock or sell products of any kind that compete with those of the Company.',
      'distribution',
      'medium',
    ],
    [
      'The Buyer gives no assurance of any minimum quantity, yet the Supplier shall not sell castings to any other person while this Agreement runs.',
      'supply',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(exclusivityWithoutCommitment, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Supplier shall sell only to the Buyer, and the Buyer shall purchase at least 5,000 pieces a month.',
      'supply',
    ],
    [
      '1. The Consultant shall work exclusively for the Company.\n\n2. The Company shall pay a monthly retainer of Rs. 2,00,000.',
      'consultancy',
    ],
    ['The Employee shall work exclusively for the Employer.', 'employment'],
    ['The Service Provider shall use the data only for the purpose of the services.', 'services'],
    ['For 60 days the Supplier shall not offer the goods to any third party.', 'supply'],
    ['This Agreement is non-exclusive; the Supplier may supply to any other person.', 'supply'],
    ['Neither party shall deal exclusively with the other.', 'supply'],
    ['The courts at Pune shall have exclusive jurisdiction.', 'supply'],
    [
      '1. The Company appoints the Distributor as its exclusive distributor for Kerala.\n\n2. The Distributor shall not market or sell any products that compete with those of the Company.',
      'distribution',
    ],
    [
      'The Distributor shall not market products of competing companies on any page of its website that shows the marks of the Company.',
      'distribution',
    ],
    ['The Service Provider shall not offer the Client goods of a competitor that are unsafe.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(exclusivityWithoutCommitment, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'The Distributor shall deal only in the goods of the Company. The Company may appoint other distributors.',
      'distribution',
    ],
    [
      'The Supplier is prohibited from selling to any other retailer. The Buyer is not obliged to purchase any quantity.',
      'supply',
    ],
    [
      'The Consultant shall not accept any other engagement during the term and shall be paid only for the hours that the Company allots.',
      'consultancy',
    ],
    ['The Supplier will not cater to any third party. The Buyer is not bound to buy any quantity.', 'supply'],
  ])('found: %s', (text, opening) => {
    expect(findWith(exclusivityWithoutCommitment, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Distributor shall deal only in genuine goods bearing the label of the Company.', 'distribution'],
    ['The Consultant shall not accept any other engagement that conflicts with this one.', 'consultancy'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(exclusivityWithoutCommitment, text, opening)).toEqual([])
  })
})
