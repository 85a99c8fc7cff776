import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { unilateralPriceChange } from './unilateral-price-change.ts'

type Opening = keyof typeof openings

describe('a price that one side may change', () => {
  test.each<[string, Opening, string, number]>([
    ['The rent is subject to enhancement at the sole discretion of the Lessor.', 'lease', 'high', 1],
    ['The fees may be revised by the Provider at any time.', 'saas', 'high', 1],
    ['The price payable shall be the price ruling on the date of dispatch.', 'supply', 'high', 0],
    ['The rent shall be increased as the Lessor decides.', 'lease', 'high', 1],
    ['The rate of interest may be varied at the discretion of the Lender.', 'loan', 'high', 1],
    ['On renewal the Provider may increase the subscription fees to its then-current list price.', 'saas', 'medium', 1],
    [
      'The Licensor reserves the right to change the licence fees from time to time without notice.',
      'licence',
      'high',
      1,
    ],
    ['Prices are subject to change without notice.', 'terms', 'high', 1],
    [
      'The Company shall be entitled to reduce the commission of the Distributor at any time.',
      'distribution',
      'high',
      1,
    ],
    [
      'The Lessor may re-fix the rent at any point of the term to whatever figure he regards as the market rate.',
      'lease',
      'high',
      1,
    ],
    ['We may put up our charges as and when we choose, also in the middle of a paid period.', 'terms', 'high', 1],
    [
      'The fee rate may be prospectively increased or decreased by the Board and/or the Client, in their sole discretion, at any time.',
      'services',
      'high',
      1,
    ],
  ])('is found: %s', (text, opening, severity, burdened) => {
    const hits = findWith(unilateralPriceChange, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ index: burdened })
  })

  test.each<[string, Opening]>([
    ['The rent shall be increased by 10% every year.', 'lease'],
    ['The fees may be revised on renewal by the Provider by not more than 7% on sixty days\u2019 notice.', 'saas'],
    ['The fees may be revised by mutual agreement of the parties in writing.', 'services'],
    [
      'The rate of interest is the repo rate plus a spread of 3% and may be varied by the Lender with the repo rate.',
      'loan',
    ],
    ['The Provider may not increase the fees during the term.', 'saas'],
    ['The price may be adjusted by the Supplier for any change in GST or other taxes.', 'supply'],
    ['The Service Provider may change the colours of the report.', 'services'],
    ['The prices may be revised by the Supplier in line with the wholesale price index.', 'supply'],
    ['The Lessor may step up the rent by 5% after every twelve months.', 'lease'],
    ['The rent may be increased by the Lessee of its own accord at any time.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(unilateralPriceChange, text, opening)).toEqual([])
  })
})
