import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { nonDisparagementGag } from './non-disparagement-gag.ts'

type Opening = keyof typeof openings

describe('a one-way gag', () => {
  test.each<[string, Opening, string]>([
    ['The Employee shall never make any adverse statement about the Employer to anyone.', 'employment', 'high'],
    ['The User shall not post negative reviews of the Company or its services.', 'terms', 'high'],
    ['The Employee shall not complain to any authority about the Employer.', 'employment', 'critical'],
    [
      'The Consultant agrees not to disparage the Company and shall pay damages of Rs. 5 lakh for each comment.',
      'consultancy',
      'high',
    ],
    ['The Employee undertakes not to criticise the Employer, even if true, in perpetuity.', 'employment', 'high'],
    ['The Service Provider shall refrain from making derogatory remarks about the Client.', 'services', 'medium'],
    [
      'The Employee shall not lodge any complaint before the labour commissioner or the police.',
      'employment',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(nonDisparagementGag, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Neither party shall disparage the other for 12 months after the end of this Agreement.', 'employment'],
    ['The Employee shall not make false or malicious statements about the Employer for one year.', 'employment'],
    [
      'The Employee shall not disparage the Employer; nothing here limits lawful complaints to any authority or testimony in court.',
      'employment',
    ],
    [
      'The Distributor shall not use the trade marks in a manner that is derogatory or adverse to their reputation.',
      'distribution',
    ],
    ['The Service Provider shall report any complaint to the Client within two days.', 'services'],
    ['The Supplier shall not disclose information except to an authority where law requires.', 'supply'],
    [
      '1. The Employee shall not disparage the Employer.\n\n2. The Employer shall not disparage the Employee.',
      'employment',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(nonDisparagementGag, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Employee shall refrain from filing complaints against the Employer with any authority.', 'employment'],
    ['Adverse posts about the Employer will attract a fine of Rs. 50,000.', 'employment'],
    ['The Employee will not give evidence in an inquiry against the Employer.', 'employment'],
    ['The Employee is barred from approaching any labour court authority.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(nonDisparagementGag, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Comments by customers shall be answered within two days.', 'employment'],
    ['The Employee shall refrain from making false complaints to any authority.', 'employment'],
    ['The Employee is prohibited from approaching clients for loans.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(nonDisparagementGag, text, opening)).toEqual([])
  })
})
