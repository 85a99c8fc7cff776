import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { personalGuarantee } from './personal-guarantee.ts'

type Opening = keyof typeof openings

describe('a person who answers for a company', () => {
  test.each<[string, Opening, string]>([
    [
      'The directors of the Service Provider shall be jointly and severally liable for all sums due to the Client.',
      'services',
      'critical',
    ],
    [
      'The Guarantor hereby gives an unlimited and irrevocable personal guarantee for the repayment of the Loan.',
      'loan',
      'critical',
    ],
    [
      'The Guarantor waives all rights under sections 133, 134, 135, 139 and 141 of the Indian Contract Act, 1872.',
      'loan',
      'critical',
    ],
    ['The Borrower shall deliver six undated blank cheques to the Lender as security.', 'loan', 'critical'],
    ['The Founder personally indemnifies the Investor for all losses of the Company.', 'shareholders', 'critical'],
    ['The Guarantor guarantees the repayment of the Loan, limited to Rs. 10,00,000.', 'loan', 'high'],
    ['The promoters of the Lessee stand surety for the rent.', 'lease', 'high'],
    [
      'The Guarantor irrevocably and unconditionally guarantees to the Lender the due payment of all moneys.',
      'loan',
      'critical',
    ],
    [
      'The directors of the Supplier shall make good all dues of the Supplier out of their own pockets.',
      'supply',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(personalGuarantee, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['No director of the Service Provider shall be personally liable for any sum.', 'services'],
    [
      'The Supplier shall furnish a performance guarantee in the form of a bank guarantee for 5% of the price.',
      'supply',
    ],
    ['The Supplier guarantees that the goods are free from defects for twelve months.', 'supply'],
    ['This Agreement is signed by the director as authorised signatory without personal liability.', 'services'],
    ['The parent company of the Licensee shall give a corporate guarantee.', 'licence'],
    ['The partners shall be jointly and severally liable for the debts of the firm.', 'partnership'],
    ['The Client guarantees a minimum of ten orders a month.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(personalGuarantee, text, opening)).toEqual([])
  })
})
