import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { oneSidedLiabilityCap } from './one-sided-liability-cap.ts'

type Opening = keyof typeof openings

describe('a limit on liability for one side only', () => {
  test.each<[string, Opening, string, number]>([
    [
      'The Lessor shall not be liable for any loss, theft or damage suffered by the Lessee, even if caused by the negligence of the Lessor.',
      'lease',
      'high',
      1,
    ],
    [
      "The Provider's liability shall not exceed Rs. 5,000; the Customer's liability is not limited.",
      'saas',
      'critical',
      1,
    ],
    ['In no event shall the Licensor be liable for any loss whatsoever.', 'licence', 'critical', 1],
    ["The Provider's aggregate liability under this Agreement is limited to one month's fee.", 'saas', 'high', 1],
    [
      'The Client shall have no liability to the Service Provider under any theory for any damages.',
      'services',
      'critical',
      1,
    ],
    [
      'The total liability of the Provider shall be limited to the fees paid in the preceding twelve months.',
      'saas',
      'medium',
      1,
    ],
    [
      'The Client shall not be liable for any loss or damage, even if caused by its gross negligence or wilful default.',
      'services',
      'critical',
      1,
    ],
    ['We shall not be liable to you for any loss or damage of any kind.', 'terms', 'critical', 1],
    [
      'Under no circumstances shall the Licensor be liable for any indirect, special or consequential damages.',
      'licence',
      'medium',
      1,
    ],
    [
      'The maximum liability of the Company to the Consultant shall in all cases be restricted to the fees for one month.',
      'consultancy',
      'high',
      1,
    ],
    [
      "1. Each party's liability shall not exceed the fees paid in the preceding twelve months.\n\n2. The Client's liability under this Agreement shall not exceed Rs. 1,000.",
      'services',
      'critical',
      1,
    ],
    [
      'The responsibility of the Company towards the Consultant shall in no case go beyond one month’s fee.',
      'consultancy',
      'high',
      1,
    ],
    [
      'The most that the Customer can recover from the Provider is Rs. 2,000, even where the Provider acted on purpose.',
      'saas',
      'critical',
      1,
    ],
    [
      'The Company shall in no circumstances be answerable to the Distributor for any loss howsoever arising.',
      'distribution',
      'critical',
      1,
    ],
    [
      'The Client shall not accept any responsibility whatsoever for any loss suffered by the Service Provider.',
      'services',
      'critical',
      1,
    ],
    ['We are not accountable for any loss of any kind that you suffer.', 'terms', 'critical', 1],
  ])('is found: %s', (text, opening, severity, burdened) => {
    const hits = findWith(oneSidedLiabilityCap, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    ['The Guarantor\u2019s liability shall not exceed Rs. 20,00,000.', 'loan'],
    ['The Licensor\u2019s and the Licensee\u2019s respective liability shall be limited to the annual fee.', 'licence'],
    ['The Lessor shall not be liable for theft of the goods of the Lessee.', 'lease'],
    ['Neither party shall be liable for any indirect or consequential loss.', 'services'],
    ["Each party's aggregate liability shall not exceed the fees paid in the preceding twelve months.", 'services'],
    [
      "1. The Client's liability shall not exceed the fees payable.\n\n2. The Service Provider's liability shall not exceed the fees paid.",
      'services',
    ],
    ['The Lessor shall not be liable for theft of any goods of the Lessee kept in the premises.', 'lease'],
    ['In no event shall the Client or the Service Provider be liable for any loss of profit whatsoever.', 'services'],
    ['The Service Provider shall not be liable for any delay caused by force majeure.', 'services'],
    ['The Supplier shall be liable for all losses.', 'supply'],
    ['Except for fraud, the liability of either party under this Agreement is limited to Rs. 10,00,000.', 'services'],
    [
      'The Service Provider shall not be responsible for any loss arising out of data supplied by the Client.',
      'services',
    ],
    [
      'The Consultant shall not be liable for indirect loss of any kind, and the Company shall not be liable for indirect loss of any kind.',
      'consultancy',
    ],
    ['The Agreement ends if the liabilities of the Licensee exceed its assets.', 'licence'],
    ['The most that either party can recover from the other is the fees of twelve months.', 'saas'],
    ['The guests shall not go beyond the lobby.', 'lease'],
    ['The Client shall not bear the cost of travel.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(oneSidedLiabilityCap, text, opening)).toEqual([])
  })
})
