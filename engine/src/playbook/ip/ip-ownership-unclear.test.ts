import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { ipOwnershipUnclear } from './ip-ownership-unclear.ts'

type Opening = keyof typeof openings

describe('creative work whose owner stays open', () => {
  test.each<[string, Opening, string]>([
    [
      'The Service Provider shall design and develop a mobile application for the Client for a fee of Rs. 5,00,000.',
      'services',
      'high',
    ],
    ['The Consultant shall create a logo and brand designs for the Company.', 'consultancy', 'high'],
    [
      '1. The Consultant shall write articles.\n\n2. All intellectual property shall vest as per law; it shall be governed by applicable law.',
      'consultancy',
      'high',
    ],
    ['The ownership of intellectual property in the software shall be mutually decided later.', 'services', 'high'],
    ['The deliverables shall be jointly owned by the parties.', 'services', 'medium'],
    ['The Client shall own the deliverables.', 'services', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(ipOwnershipUnclear, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      '1. The Service Provider shall develop a website.\n\n2. The Service Provider hereby assigns all copyright in the website to the Client, worldwide and in perpetuity.',
      'services',
    ],
    ['The Service Provider shall clean the offices of the Client daily.', 'services'],
    [
      '1. The Consultant shall prepare reports.\n\n2. All work product is the property of the Company and is assigned to it.',
      'consultancy',
    ],
    ['The Employee shall develop software for the Employer.', 'employment'],
    ['The Supplier shall produce castings to the design of the Buyer.', 'supply'],
    [
      'Inventions made together are jointly owned, and each party may use and license them without the consent of the other.',
      'services',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(ipOwnershipUnclear, text, opening)).toEqual([])
  })
})
