import { describe, expect, test } from 'vitest'
import { findWith, quoted } from '../../../testing/contract-of.ts'
import { unilateralArbitrator } from './detect.ts'

describe('who picks the arbitrator', () => {
  test.each([
    'Any dispute shall be resolved by arbitration by a sole arbitrator appointed by the Client.',
    'Disputes go to a sole arbitrator to be nominated by the Managing Director of the Client.',
    'The Client shall be entitled to nominate the sole arbitrator, whose award is final.',
    'The matter is referred to an arbitrator who shall be appointed solely by the Client.',
    'Disputes go to an Arbitrator to be appointed by the Client and are subject to the Jaipur High Court only.',
  ])('the other side alone: %s', (text) => {
    const [found] = findWith(unilateralArbitrator, text)
    expect(found).toMatchObject({ severity: 'critical', burdened: { side: 'supplier' }, by: { side: 'customer' } })
    expect(quoted(unilateralArbitrator, text)).toEqual([text])
  })

  test('one side alone, under a word that the paper has for neither', () => {
    const text = 'Any dispute goes to a sole arbitrator appointed by the Lender only.'
    expect(findWith(unilateralArbitrator, text)).toMatchObject([{ severity: 'critical', burdened: null }])
    expect(findWith(unilateralArbitrator, text.replace('the Lender', 'the Registrar'))).toEqual([])
  })

  test.each([
    'Any dispute shall be resolved by a sole arbitrator appointed by the High Court on the request of the Client.',
    'Any dispute shall be resolved by a sole arbitrator appointed by mutual consent of the parties.',
    'Disputes go to a sole arbitrator appointed by the President of the Bar Association at the seat of the Client.',
    'The sole arbitrator shall be appointed jointly by the Client and the Service Provider.',
    'Each of the Client and the Service Provider shall appoint one arbitrator.',
    'The Client shall appoint one arbitrator, the Service Provider another, and these two a third arbitrator.',
    'The arbitrator shall be nominated by the Mumbai Centre for International Arbitration.',
    'The Client shall not name the arbitrator in public.',
  ])('not: %s', (text) => {
    expect(findWith(unilateralArbitrator, text)).toEqual([])
  })
})
