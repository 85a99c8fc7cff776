import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { deemedAcceptance } from './deemed-acceptance.ts'

type Opening = keyof typeof openings

describe('acceptance that comes by itself', () => {
  test.each<[string, Opening, string]>([
    ['Any use of the software by the Client shall constitute acceptance of it.', 'services', 'medium'],
    [
      'Statements of charges and invoices shall be treated as conclusive unless the Customer objects within two days.',
      'saas',
      'high',
    ],
    ['Deliverables shall stand accepted if not rejected within 24 hours.', 'services', 'high'],
    ['Payment for or use of the deliverables shall amount to final acceptance.', 'services', 'medium'],
    ['Signature of the delivery challan by the Buyer bars all claims.', 'supply', 'high'],
    ['Silence for 3 days means approval of the extra charges by the Client.', 'services', 'high'],
    [
      'If the Client does not raise an objection within five days, the work shall be deemed to have been accepted.',
      'services',
      'medium',
    ],
    [
      'The goods will be treated as approved unless the Buyer notifies defects within two (2) days of delivery.',
      'supply',
      'high',
    ],
    ['On signing this deed the premises are deemed accepted by the Lessee as free from defects.', 'lease', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(deemedAcceptance, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Payment of an invoice shall not constitute acceptance of the goods.', 'supply'],
    ['Invoices shall be deemed correct unless the Customer disputes them within thirty days.', 'saas'],
    [
      'The Client has 15 days to test against Annexure B; failing notice of rejection within 15 days the deliverables are deemed accepted.',
      'services',
    ],
    [
      'The goods are deemed accepted unless rejected within five days, save for latent defects notified later.',
      'supply',
    ],
    ['Acceptance takes place by a certificate signed by the Client.', 'services'],
    ['By using the site you are deemed to have accepted these terms.', 'terms'],
    ['A notice shall be deemed received two days after posting.', 'services'],
    ['Payment shall not be deemed to be acceptance of the goods.', 'supply'],
    ['The resignation is deemed accepted if not rejected within two days.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(deemedAcceptance, text, opening)).toEqual([])
  })
})
