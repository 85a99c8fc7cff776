import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { overbroadNonSolicitation } from './overbroad-non-solicitation.ts'

type Opening = keyof typeof openings

describe('a non-solicit that reaches too far', () => {
  test.each<[string, Opening, string]>([
    [
      'The Employee shall not accept business from any client or prospect of the Employer for 5 years after leaving its service.',
      'employment',
      'high',
    ],
    [
      'The Client shall not employ any person who ever worked for the Service Provider, during or after the term of this Agreement.',
      'services',
      'high',
    ],
    [
      'For two years after termination the Consultant shall not deal with any client of the Company, even if the client approaches the Consultant.',
      'consultancy',
      'high',
    ],
    [
      'For 18 months after termination the Employee shall not solicit any employee or customer of the Employer.',
      'employment',
      'medium',
    ],
    [
      'The Service Provider shall not, for 36 months following expiry, hire or entice any employee of the Client.',
      'services',
      'high',
    ],
    ['For one year after exit you shall not contact any potential customer of the Company.', 'employment', 'high'],
    [
      'For 12 months after termination the Consultant shall not hire any employee of the Company and shall pay a penalty of Rs. 10,00,000 for each hire.',
      'consultancy',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(overbroadNonSolicitation, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'For 12 months after exit the Employee shall not actively solicit clients with whom he worked in the last year.',
      'employment',
    ],
    ['During the term the Consultant shall not solicit the clients of the Company.', 'consultancy'],
    [
      'Neither party shall solicit the employees of the other for one year after termination of this Agreement.',
      'services',
    ],
    ['The Distributor shall not solicit orders outside the Territory for two years.', 'distribution'],
    ['The Receiving Party shall not contact the employees of the Disclosing Party for information.', 'nda'],
    [
      'For six months after termination the Employee shall not entice employees of the Employer; general advertisements are not solicitation.',
      'employment',
    ],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(overbroadNonSolicitation, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    [
      'The Consultant shall not have business dealings with customers of the Company for 3 years after the end of this Agreement.',
      'consultancy',
    ],
    [
      'For thirty months after exit the Employee shall decline all business from customers of the Employer.',
      'employment',
    ],
  ])('found: %s', (text, opening) => {
    expect(findWith(overbroadNonSolicitation, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    [
      'During the Term the Consultant shall not have dealings with customers of the Company except for this project.',
      'consultancy',
    ],
    ['The Employee may decline work offered by customers outside working hours.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(overbroadNonSolicitation, text, opening)).toEqual([])
  })
})
