import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { lockInTrap } from './lock-in-trap.ts'

type Opening = keyof typeof openings

describe('a bar on leaving that binds one side', () => {
  test.each<[string, Opening, string]>([
    [
      'The Lessee shall not vacate the premises for 36 months; on early exit rent for the balance period is payable.',
      'lease',
      'high',
    ],
    [
      'There is a minimum subscription of 5 years, with no exit, and all fees for the remaining period are payable.',
      'saas',
      'high',
    ],
    [
      'The Customer may not terminate this Agreement during the Initial Term of three years for any reason.',
      'saas',
      'high',
    ],
    ['Prepayment of the loan is not allowed for 24 months.', 'loan', 'high'],
    [
      'The Distributor shall pay the royalty for the full term even on closure of the business, for the entire period of five years.',
      'distribution',
      'high',
    ],
    [
      'The lock-in period is eleven months and, if the Lessee leaves earlier, rent for the unexpired lock-in period shall be payable.',
      'lease',
      'medium',
    ],
    ['The Licensee shall have no right to terminate this Agreement for a period of ten years.', 'licence', 'high'],
    [
      'The Customer cannot back out of a running term early; if it does, it owes the Provider all charges up to the end.',
      'saas',
      'high',
    ],
    [
      'The Borrower shall have no right to repay the loan ahead of time, and on early closure shall pay the interest for the remaining tenure.',
      'loan',
      'high',
    ],
    [
      'The Customer is bound for 30 months and shall pay each instalment even where it no longer uses the platform.',
      'saas',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(lockInTrap, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: 1 })
  })

  test.each<[string, Opening]>([
    ['Neither party shall terminate this lease during the lock-in period of eleven months.', 'lease'],
    [
      'The lock-in period is six months; on earlier exit the Lessee shall pay two months\u2019 rent as exit charge.',
      'lease',
    ],
    ['The Lessee shall not vacate the premises without giving sixty days\u2019 notice.', 'lease'],
    ['Either party may terminate on ninety days\u2019 notice after the first year.', 'saas'],
    ['The Borrower may prepay the loan at any time without charge.', 'loan'],
    ['The Customer shall pay the balance of the fees within 30 days of the invoice.', 'saas'],
    ['The founders\u2019 shares are subject to a lock-in of three years.', 'shareholders'],
    ['The Borrower may repay the loan ahead of time without any charge.', 'loan'],
    ['The Customer is committed for one month at a time and pays only for what it uses.', 'saas'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(lockInTrap, text, opening)).toEqual([])
  })
})
