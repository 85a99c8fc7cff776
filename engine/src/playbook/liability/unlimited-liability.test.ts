import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unlimitedLiability } from './unlimited-liability.ts'

type Opening = keyof typeof openings

describe('liability that the words leave without a ceiling', () => {
  test.each<[string, Opening, string]>([
    [
      'All damages and losses of the Client, remote or consequential, shall be borne by the Service Provider.',
      'services',
      'critical',
    ],
    [
      'The Consultant takes full responsibility for any loss of the Company without limit of amount.',
      'consultancy',
      'critical',
    ],
    [
      'The Service Provider shall be liable for all losses, direct or indirect, without any limit.',
      'services',
      'critical',
    ],
    ['The liability of the Consultant under this Agreement shall be unlimited.', 'consultancy', 'critical'],
    [
      'The Supplier shall be responsible for any and all consequential, special and punitive damages suffered by the Buyer.',
      'supply',
      'high',
    ],
    ["The Supplier's liability hereunder shall not be subject to any cap or limitation.", 'supply', 'critical'],
    ['The Employee shall make good every loss of whatever nature suffered by the Employer.', 'employment', 'critical'],
    ['There shall be no limit on the liability of the Licensee under this Agreement.', 'licence', 'critical'],
    [
      'The Service Provider undertakes to compensate the Client for all losses and damages, without any ceiling, arising out of this Agreement.',
      'services',
      'critical',
    ],
    [
      'The Lessee shall be liable to the Lessor for all losses, costs and damages of whatsoever nature, howsoever arising.',
      'lease',
      'high',
    ],
    [
      'The Receiving Party shall be liable without limitation as to amount for every loss arising from any disclosure.',
      'nda',
      'high',
    ],
    [
      'The Consultant shall be liable:\n(a) for all losses, whether direct or indirect, suffered by the Company; and\n(b) without any limit as to the amount.',
      'consultancy',
      'critical',
    ],
    ['The liability of the Service Provider shall in no way be limited or capped.', 'services', 'critical'],
    ['There is no ceiling on what the Client may claim from the Service Provider.', 'services', 'critical'],
    [
      'The Supplier shall bear all recall, line-down and consequential losses of the Buyer, whatever be their amount.',
      'supply',
      'high',
    ],
    [
      'The Consultant shall make good to the Company every expense, fine or loss which may arise from the assignment, by whomsoever caused and however remote, and there is no ceiling on the amount so recoverable.',
      'consultancy',
      'critical',
    ],
    ['The liability of the Consultant is wholly uncapped.', 'consultancy', 'critical'],
    [
      'The Service Provider shall be liable for all losses of the Client, whether foreseeable or otherwise.',
      'services',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(unlimitedLiability, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: opening === 'saas' ? 0 : 1 })
  })

  test.each<[string, Opening]>([
    ['All losses, direct or indirect, shall be borne by the party in breach up to the fees paid.', 'services'],
    ['The Service Provider shall not be liable without limit for any loss of the Client.', 'services'],
    [
      "Nothing in this Agreement limits the Service Provider's liability for fraud, death or personal injury, which shall be unlimited.",
      'services',
    ],
    ['Either party shall be liable without limit for fraud, wilful default and breach of confidentiality.', 'services'],
    [
      'The Service Provider shall provide the Services, including, without limitation, testing, and is responsible for their quality.',
      'services',
    ],
    ['Neither party shall be liable for any indirect, consequential or punitive damages whatsoever.', 'services'],
    ['The liability of each party shall be limited to the fees paid in the preceding twelve months.', 'services'],
    [
      "1. The Service Provider shall be liable for all losses and damages, direct or indirect, arising from its breach.\n\n2. The Service Provider's total liability shall not exceed the fees paid in the preceding twelve months.",
      'services',
    ],
    ['The Lessee shall make good any damage to the premises of whatever nature, fair wear and tear excepted.', 'lease'],
    ['The Borrower shall be liable without limit for repayment of the principal and interest.', 'loan'],
    [
      'The Service Provider shall be responsible for all tasks of any kind described in Annexure A, including but not limited to training.',
      'services',
    ],
    ['There is no limit to what a party may recover for fraud.', 'services'],
    ['The Supplier shall bear all transport losses up to the point of delivery.', 'supply'],
    ['The exposure of each party is capped at the yearly fees.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unlimitedLiability, text, opening)).toEqual([])
  })
})
