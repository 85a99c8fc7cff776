import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { ratesIn } from './rates.ts'
import { usuriousInterest } from './usurious-interest.ts'

type Opening = keyof typeof openings

test.each([
  ['1.5% per month', 18],
  ['interest at 5% p.m.', 60],
  ['eighteen percent (18%) per annum', 18],
  ['two per cent (2%) per month', 24],
  ['0.1% per day', 36.5],
  ['36% p.a.', 36],
])('%s is %d per cent a year', (words, yearly) => {
  expect(ratesIn(words)[0]?.yearly).toBe(yearly)
})

describe('interest that is harsh', () => {
  test.each<[string, Opening, string]>([
    ['The Borrower shall pay interest at 5% per month compounded daily.', 'loan', 'critical'],
    ['On default, interest at 36% per annum shall be charged from the date of disbursal.', 'loan', 'critical'],
    ['Penal interest shall be added to the principal and shall itself bear interest.', 'loan', 'high'],
    ['The loan bears interest at a flat rate of 24% for its term.', 'loan', 'high'],
    ['The Lender may charge any rate of interest that it thinks fit.', 'loan', 'high'],
    ['The Borrower shall pay interest at thirty per cent per annum.', 'loan', 'high'],
    ['Overdue amounts shall carry interest at 3% per month.', 'services', 'medium'],
    ['Interest on delayed payment shall be charged at 0.2% per day.', 'supply', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(usuriousInterest, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Borrower shall pay interest at 12% per annum on the reducing balance.', 'loan'],
    ['Late sums carry interest at 1.5% per month.', 'services'],
    ['Interest shall be the benchmark rate plus a spread of 3% per annum.', 'loan'],
    ['Delay attracts interest at three times the bank rate under section 16 of the MSMED Act, 2006.', 'supply'],
    ['The Investor holds a 60% ownership interest in the Company.', 'shareholders'],
    ['Liquidated damages of 0.5% per week shall be paid up to 5% of the price.', 'supply'],
    ['The Client shall pay 50% of the fee in advance, and overdue sums carry interest at 18% per annum.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(usuriousInterest, text, opening)).toEqual([])
  })
})
