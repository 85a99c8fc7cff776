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
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(exclusivityWithoutCommitment, text, opening)).toEqual([])
  })
})
