import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { dataUseWithoutConsent } from './data-use-without-consent.ts'

type Opening = keyof typeof openings

describe('personal data used without a real choice', () => {
  test.each<[string, Opening, string]>([
    ['We may use your personal data for any purpose.', 'terms', 'high'],
    ['By using the site you consent to the sharing of your information with our partners.', 'terms', 'high'],
    ['Your consent to the use of your personal data is irrevocable.', 'terms', 'high'],
    ['The Company may sell personal information of users to third parties.', 'terms', 'critical'],
    ['We may collect personal data of children for research.', 'terms', 'critical'],
    [
      'The Employer may disclose personal data of the Employee to anyone without further consent.',
      'employment',
      'medium',
    ],
    ['The Provider may share customer personal data with advertisers for marketing.', 'saas', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(dataUseWithoutConsent, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['We use your personal data only to perform the contract and to prevent fraud.', 'terms'],
    ['We share your information with partners for marketing only with your consent.', 'terms'],
    ['We shall not sell your personal data for any purpose.', 'terms'],
    ['The Provider may use aggregated and anonymised user data for any purpose.', 'saas'],
    ['We collect personal data of children only with verifiable parental consent.', 'terms'],
    ['The Processor processes personal data on the instructions of the Controller.', 'dpa'],
    ['The Receiving Party shall not disclose customer information without prior consent.', 'nda'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(dataUseWithoutConsent, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['We may rent our customer database to others.', 'terms'],
    ['The Provider may use the personal data of users for its own advertising.', 'saas'],
    ['You cannot revoke your consent to the use of your information.', 'terms'],
  ])('found: %s', (text, opening) => {
    expect(findWith(dataUseWithoutConsent, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['We do not rent our customer database.', 'terms'],
    ['The Provider shall not use the personal data of users for its own advertising.', 'saas'],
    ['You can revoke your consent to the use of your information.', 'terms'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(dataUseWithoutConsent, text, opening)).toEqual([])
  })
})
