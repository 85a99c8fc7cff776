import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { shortLimitation } from './short-limitation.ts'

type Opening = keyof typeof openings

describe('a time to sue that is cut short', () => {
  test.each<[string, Opening, string]>([
    [
      'No action may be brought by the Service Provider more than six months after the event giving rise to it.',
      'services',
      'high',
    ],
    ['Any claim not made within 90 days of the event stands extinguished.', 'services', 'high'],
    [
      'All liability of the Supplier shall cease three months after delivery whether or not a suit is filed.',
      'supply',
      'high',
    ],
    ['The Customer must commence proceedings within one year or lose its rights.', 'saas', 'high'],
    ['The rights of the Lender under this guarantee shall end sixty days after its expiry.', 'loan', 'high'],
    ['You must raise any claim against us within 30 days, failing which it shall be deemed waived.', 'terms', 'high'],
    ['Claims for shortage not notified within seven days of delivery shall be deemed waived.', 'supply', 'medium'],
    [
      'Any suit or proceeding against the Lessor shall be filed within six months of the cause of action, failing which the claim shall be barred.',
      'lease',
      'high',
    ],
    [
      'No suit shall lie against the Buyer unless instituted within six months from the date of the supply.',
      'supply',
      'high',
    ],
    [
      'Any claim of the Supplier on a bill not lodged within 20 days shall be deemed abandoned and shall not be entertained by any court.',
      'supply',
      'high',
    ],
    ['Claims lodged after sixty days from the event are time-barred.', 'services', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(shortLimitation, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Supplier warrants the goods for twelve months; warranty claims shall be made within the warranty period.',
      'supply',
    ],
    ['The Buyer shall notify defects within 15 days of delivery.', 'supply'],
    ['The Client may query an invoice within 30 days of receipt, and payment may still be disputed later.', 'services'],
    [
      'The bank guarantee shall provide that claims may be made within one year of its expiry, after which the bank is discharged.',
      'supply',
    ],
    ['No action shall be brought after the expiry of three years from the date of the breach.', 'services'],
    ['The statutory limitation period applies, and no right is lost by a delay of six months.', 'services'],
    ['The obligations of confidentiality shall cease three years after termination.', 'nda'],
    ['If the dispute is not settled within thirty days it shall be referred to arbitration.', 'services'],
    ['A claim about a bill shall be notified within 20 days so that the parties may check it.', 'supply'],
    ['Claims made after sixty days will be looked into in the next month.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(shortLimitation, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'Claims for short delivery must be raised within 5 days, failing which the Buyer is deemed to have waived them.',
      'supply',
    ],
    ['Complaints not raised within 10 days of the purchase are barred.', 'terms'],
  ])('found: %s', (text, opening) => {
    expect(findWith(shortLimitation, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Complaints are answered within 10 days.', 'terms'],
    ['The Buyer shall notify short deliveries within 15 days so that the Supplier may replace the goods.', 'supply'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(shortLimitation, text, opening)).toEqual([])
  })
})
