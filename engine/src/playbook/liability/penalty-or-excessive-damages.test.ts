import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { penaltyOrExcessiveDamages } from './penalty-or-excessive-damages.ts'

type Opening = keyof typeof openings

describe('a sum for breach that is out of proportion', () => {
  test.each<[string, Opening, string]>([
    [
      'On early exit the whole balance of the fee for the unexpired term, being all remaining charges for the unexpired period, shall become at once due and payable as liquidated damages.',
      'saas',
      'high',
    ],
    ['For a late lot the Buyer may recover twice the price of the lot as liquidated damages.', 'supply', 'high'],
    [
      'The Service Provider shall pay a penalty of Rs. 10,00,000 for every breach of this Agreement.',
      'services',
      'high',
    ],
    [
      'For each day of delay the Supplier shall pay liquidated damages at 5% of the contract value per day.',
      'supply',
      'high',
    ],
    [
      'On early exit the entire fee for the unexpired term shall become payable by the Client as liquidated damages.',
      'services',
      'high',
    ],
    [
      'The Receiving Party shall pay Rs. 50 lakh as damages for any disclosure, whether or not loss is caused.',
      'nda',
      'high',
    ],
    [
      'The Employee shall be liable to a fine of Rs. 5,000 for each instance of late attendance.',
      'employment',
      'critical',
    ],
    [
      'If the Lessee holds over, the Lessee shall pay double the annual rent for each month of overstay.',
      'lease',
      'high',
    ],
    [
      'A penalty of INR 2,00,000 per week shall be levied on the Service Provider for delay in any milestone.',
      'services',
      'high',
    ],
    [
      'The Service Provider shall pay liquidated damages of 1% of the price per day, subject to a maximum of 30% of the price.',
      'services',
      'medium',
    ],
    ['The Licensee shall pay five times the licence fee for any unauthorised installation.', 'licence', 'high'],
    [
      'For every day by which a lot is late, 4% of the order value shall be cut from the Supplier’s bill, without any upper limit and whether or not the Buyer suffers.',
      'supply',
      'high',
    ],
    [
      'For each lapse of secrecy the Receiving Party shall pay Rs. 20 lakhs, no proof of loss being needed.',
      'nda',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(penaltyOrExcessiveDamages, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Supplier shall pay 0.5% of the price of the delayed goods per week, not exceeding 5%, as liquidated damages and sole remedy for delay.',
      'supply',
    ],
    [
      'The Supplier shall pay liquidated damages of 0.5% of the price per week of delay. Such damages shall not exceed 10% of the price.',
      'supply',
    ],
    ['The Client may terminate on thirty days\u2019 notice without any penalty of any amount.', 'services'],
    ['Service credits of 5% of the monthly fee for each hour of downtime shall be granted to the Customer.', 'saas'],
    ['The Lessee shall pay double the monthly licence fee for each month of overstay.', 'lease'],
    ['The Borrower shall pay interest at 2% per month on overdue sums.', 'loan'],
    [
      'The Employer shall pay any penalty imposed by the statutory authority for late deposit of provident fund.',
      'employment',
    ],
    ['No penalty of any sum shall be payable by the Service Provider for each day of delay.', 'services'],
    ['Delay shall entitle the Client to reasonable damages for proved loss.', 'services'],
    ['For each week by which a lot is delayed, 0.5% of its price shall be deducted, up to a maximum of 5%.', 'supply'],
    [
      'Breach of confidentiality is subject to a separate limit of liability of three times the annual fees.',
      'services',
    ],
    ['Each extra copy shall cost the Client Rs. 100.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(penaltyOrExcessiveDamages, text, opening)).toEqual([])
  })

  test('the party that pays is the one burdened', () => {
    const [hit] = findWith(
      penaltyOrExcessiveDamages,
      'A penalty of Rs. 1,00,000 for each breach shall be paid by the Client.',
    )
    expect(hit?.burdened).toMatchObject({ index: 0 })
  })

  test('the party that takes the sum is not the one burdened', () => {
    const [hit] = findWith(
      penaltyOrExcessiveDamages,
      'The Client may deduct 10% of the contract value for each day of delay as penalty.',
    )
    expect(hit?.burdened).toMatchObject({ index: 1 })
  })
})
