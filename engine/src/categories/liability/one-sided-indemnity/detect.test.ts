import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { oneSidedIndemnity } from './detect.ts'

type Opening = keyof typeof openings

describe('an indemnity that only one side gives', () => {
  test.each<[string, Opening, string]>([
    [
      'The Client and its officers shall at all times be kept fully indemnified by the Service Provider against all claims of whatsoever nature.',
      'services',
      'high',
    ],
    [
      'Every loss which the Company may incur shall be made good by the Consultant by way of indemnity.',
      'consultancy',
      'high',
    ],
    [
      'The Consultant shall indemnify the Company against any and all claims, losses and expenses, howsoever arising.',
      'consultancy',
      'high',
    ],
    [
      'The Service Provider shall indemnify the Client, its affiliates and directors against all losses, whether or not caused by the negligence of the Client.',
      'services',
      'critical',
    ],
    [
      'The Lessee shall indemnify the Lessor and keep the Lessor indemnified against every loss in the premises of whatever nature.',
      'lease',
      'high',
    ],
    [
      'The Licensee shall defend, indemnify and hold harmless the Licensor, its affiliates, directors and agents from all losses.',
      'licence',
      'high',
    ],
    [
      'The Employee hereby agrees to indemnify and keep indemnified the Employer against all losses and damages of whatever kind.',
      'employment',
      'critical',
    ],
    [
      'The Supplier undertakes to indemnify the Buyer for any and all loss of profit and goodwill suffered by the Buyer.',
      'supply',
      'high',
    ],
    [
      'The Service Provider shall:\n(a) perform the Services; and\n(b) indemnify and keep indemnified the Client against all losses whatsoever.',
      'services',
      'high',
    ],
    [
      'The Client shall be indemnified by the Service Provider against any and all losses howsoever arising.',
      'services',
      'high',
    ],
    [
      '1. Each party shall indemnify the other against third-party claims to the extent caused by its negligence.\n\n2. The Service Provider shall indemnify the Client against all losses, even if caused by the negligence of the Client.',
      'services',
      'critical',
    ],
    [
      'The Customer will protect the Provider against every claim, cost and fine that anybody brings because of the Customer’s use of the service.',
      'saas',
      'high',
    ],
    [
      'Any prosecution or claim about the products shall be to the account of the Distributor alone, who shall keep the Company harmless from all losses, including where the fault lies in manufacture.',
      'distribution',
      'high',
    ],
    [
      'The Employee shall indemnify the Employer against all losses arising directly or indirectly:\n(a) from fraud by the Employee;\n(b) from a breach of this Agreement by the Employee.',
      'employment',
      'high',
    ],
    [
      'The Lessee shall save the Lessor from all claims, losses and costs whatsoever that may arise from the occupation.',
      'lease',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(oneSidedIndemnity, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['Each party shall be kept fully indemnified by the other against loss from its own breach.', 'services'],
    ['Each party shall indemnify the other against all claims arising from its breach of this Agreement.', 'services'],
    [
      '1. The Client shall indemnify the Service Provider against all claims arising from the Client materials.\n\n2. The Service Provider shall indemnify the Client against all losses arising from its breach.',
      'services',
    ],
    [
      'The Service Provider shall indemnify the Client against third-party claims to the extent caused by infringement of intellectual property.',
      'services',
    ],
    [
      'The Service Provider agrees to maintain at all times during the term such insurance as will protect and hold harmless the Client from any claims and losses arising out of the services.',
      'services',
    ],
    [
      'The Service Provider represents that no agent or manager fees are owed in respect of this Agreement and shall hold harmless the Client from any such claim.',
      'services',
    ],
    ['The parties shall mutually indemnify and hold harmless each other from all losses.', 'services'],
    ['The Service Provider shall not be obliged to indemnify the Client for any loss.', 'services'],
    ['The Client shall pay the fees within thirty days and the Service Provider shall insure the goods.', 'services'],
    [
      'The Service Provider shall be responsible for taxes and shall indemnify the Client for any withholding claimed.',
      'services',
    ],
    [
      'The Client shall indemnify the Service Provider against claims, and the Service Provider shall indemnify the Client against claims.',
      'services',
    ],
    ['The Service Provider shall protect the data against any loss, and cover all costs of storage.', 'services'],
    ['The Receiving Party shall protect the Confidential Information from any loss or misuse.', 'nda'],
    ['The Lessee shall save water and cover all bills.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(oneSidedIndemnity, text, opening)).toEqual([])
  })
})
