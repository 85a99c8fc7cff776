import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { autoRenewalTrap } from './auto-renewal-trap.ts'

type Opening = keyof typeof openings

describe('renewal by silence', () => {
  test.each<[string, Opening, string]>([
    [
      'This Agreement shall automatically renew for successive terms of 3 years unless the Customer gives notice at least 120 days before expiry.',
      'saas',
      'high',
    ],
    ['The subscription renews each year; fees are non-refundable.', 'saas', 'medium'],
    [
      'The term shall be deemed renewed for a further period of one year unless cancelled by registered post.',
      'services',
      'medium',
    ],
    [
      'The Agreement is automatically renewed for a further term of twelve months at the then-current price.',
      'saas',
      'high',
    ],
    ['The licence is evergreen until the Licensor agrees in writing to end it.', 'licence', 'medium'],
    [
      'Your subscription will automatically renew every year and the fees will be charged to your card.',
      'terms',
      'high',
    ],
    [
      'The lease shall stand extended automatically for three years unless the Lessee gives six months\u2019 notice.',
      'lease',
      'high',
    ],
    [
      'On expiry the subscription rolls on for another twenty-four months unless the Customer writes to the Provider between the 110th and the 80th day before the end.',
      'saas',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(autoRenewalTrap, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The term may be renewed for one year by mutual written agreement.', 'services'],
    ['The Agreement automatically renews month-to-month and either party may end it on 30 days\u2019 notice.', 'saas'],
    ['The term renews automatically for one year. The Provider shall send a reminder 45 days before expiry.', 'saas'],
    ['The Lessee has the option to renew this lease for three years.', 'lease'],
    ['This Agreement shall not be renewed automatically.', 'services'],
    ['The Customer may extend the term for one year by written notice.', 'saas'],
    ['The subscription automatically renews each year and the Customer may cancel it at any time.', 'saas'],
    ['The arrangement rolls over month to month and either side may leave at any time.', 'saas'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(autoRenewalTrap, text, opening)).toEqual([])
  })
})
