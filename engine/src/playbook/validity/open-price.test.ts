import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { openPrice } from './open-price.ts'

type Opening = keyof typeof openings

describe('a main term left open', () => {
  test.each<[string, Opening, string]>([
    ['The price of the goods shall be mutually decided later.', 'supply', 'high'],
    ['The parties shall enter into a detailed agreement on terms to be agreed.', 'services', 'medium'],
    ['The Second Partner shall receive a suitable share of the profits.', 'partnership', 'high'],
    ['The Service Provider shall provide such services as may be discussed from time to time.', 'services', 'high'],
    ['Fees as may be mutually agreed between the parties from time to time shall be payable.', 'consultancy', 'high'],
    ['The rent for the premises will be decided mutually by the parties in due course.', 'lease', 'high'],
    ['The rent for the renewed term shall be mutually agreed between the parties.', 'lease', 'medium'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(openPrice, text, opening))).toBe(severity)
  })
  test.each<[string, Opening]>([
    ['The price is the fair market value fixed by a registered valuer agreed by the parties.', 'shareholders'],
    ['Prices shall be as per the rate card in Annexure A, agreed from time to time.', 'supply'],
    ['Quantities and prices shall be agreed in each purchase order from time to time.', 'supply'],
    ['Fees for additional services shall be mutually agreed in writing.', 'services'],
    ['The Provider shall use reasonable endeavours to meet the targets.', 'saas'],
    ['The fee is Rs. 50,000 per month and shall not be changed except as mutually agreed.', 'consultancy'],
    ['The rent for the renewed term shall be mutually agreed, not exceeding a rise of 5%.', 'lease'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(openPrice, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'The fees payable to the Consultant for the work shall be such sum as may be agreed between the parties.',
      'consultancy',
    ],
    ['The tenure of this engagement shall be decided mutually.', 'consultancy'],
  ])('found: %s', (text, opening) => {
    expect(findWith(openPrice, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The fees payable to the Consultant shall be such sum as is stated in Annexure A.', 'consultancy'],
    ['"Term" means the duration of the agreement as agreed between the parties in clause 9.', 'consultancy'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(openPrice, text, opening)).toEqual([])
  })
})
