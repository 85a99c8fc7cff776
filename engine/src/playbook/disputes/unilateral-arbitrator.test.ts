import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unilateralArbitrator } from './unilateral-arbitrator.ts'

type Opening = keyof typeof openings

describe('an arbitrator whom one side picks', () => {
  test.each<[string, Opening, number]>([
    ['All disputes shall be referred to a sole arbitrator appointed by the Client.', 'services', 1],
    [
      'Any dispute arising hereunder shall be referred to the sole arbitration of the Managing Director of the Company or a person nominated by him, whose award shall be final.',
      'distribution',
      1,
    ],
    ['The arbitrator shall be an officer of the Lender.', 'loan', 1],
    [
      'Disputes shall be settled by arbitration. The Client shall nominate three names, of whom the Service Provider shall choose one to act as arbitrator, and the Client shall appoint the arbitrator so chosen.',
      'services',
      1,
    ],
    [
      "Every dispute shall be referred to arbitration, and the Lessor's architect shall act as the sole arbitrator.",
      'lease',
      1,
    ],
    [
      'The parties shall try to agree on an arbitrator. If the Supplier fails to agree within 15 days, the nominee of the Buyer alone shall act as sole arbitrator.',
      'supply',
      1,
    ],
    [
      'The Employer shall have the sole and exclusive right to appoint the arbitrator, and the Employee shall raise no objection to such appointment.',
      'employment',
      1,
    ],
    ['Any dispute goes to arbitration at Pune before an arbitrator appointed by us.', 'terms', 1],
    ['The right to appoint the arbitrator shall vest exclusively with the Buyer.', 'supply', 1],
    [
      'Disputes shall be referred to a sole arbitrator, being a person from the panel maintained by the Lender.',
      'loan',
      1,
    ],
    ['The dispute shall be decided by an arbitrator of the Company\u2019s choice.', 'distribution', 1],
    [
      'Differences shall be referred to the Managing Director of the Company, whose ruling as arbitrator binds both sides.',
      'consultancy',
      1,
    ],
    ['All disputes shall be settled by arbitration of the Lessor.', 'lease', 1],
    ['The arbitrator shall be any person whom the Company may choose.', 'consultancy', 1],
  ])('is critical for the other side: %s', (text, opening, burdened) => {
    const hits = findWith(unilateralArbitrator, text, opening)
    expect(severityOf(hits)).toBe('critical')
    expect(hits[0]?.forBeneficiary).toBe('high')
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    [
      'Disputes shall be referred to a sole arbitrator appointed jointly by the parties or, failing agreement, by the High Court.',
      'services',
    ],
    [
      'Each party shall appoint one arbitrator and the two arbitrators so appointed shall appoint the third arbitrator.',
      'supply',
    ],
    [
      'The Client shall nominate one arbitrator, the Service Provider one, and the two shall choose the presiding arbitrator.',
      'services',
    ],
    [
      'Disputes shall be resolved by arbitration under the rules of the Mumbai Centre for International Arbitration by a sole arbitrator appointed by the said Centre.',
      'services',
    ],
    [
      'The tribunal shall consist of three arbitrators, one to be appointed by the Client, one by the Service Provider and the third by the two so appointed.',
      'services',
    ],
    ['The accounts shall be examined by an expert accountant appointed by the Company.', 'distribution'],
    ['The arbitrator shall be appointed by the mutual consent of the Lender and the Borrower.', 'loan'],
    ['Neither party shall appoint an arbitrator without the consent of the other party.', 'services'],
    ['The arbitrator shall not be an officer or employee of the Lender.', 'loan'],
    [
      'The Client shall appoint a project manager, and disputes shall be settled by arbitration under the Arbitration and Conciliation Act, 1996.',
      'services',
    ],
    [
      'Differences shall first be referred to the managing director of the Company for talks, failing which to arbitration by the Delhi International Arbitration Centre.',
      'consultancy',
    ],
    ['The costs of arbitration of the parties’ disputes are shared.', 'services'],
    ['The arbitrator shall be a person whom both parties accept.', 'consultancy'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unilateralArbitrator, text, opening)).toEqual([])
  })
})
