import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { processorTermsMissing } from './processor-terms-missing.ts'

type Opening = keyof typeof openings
const full =
  'The Processor shall process personal data only on documented instructions of the Controller, keep it confidential, apply appropriate measures such as encryption, appoint no sub-processor without consent, assist with requests of data principals, notify any data breach within 24 hours, and delete all personal data at the end. The Controller may audit once a year.'

describe('data handled for another without the standard terms', () => {
  test.each<[string, Opening, string]>([
    ['The Processor shall process personal data of the customers of the Controller.', 'dpa', 'critical'],
    [
      'The Processor shall process personal data, keep it confidential, use encryption and allow audits.',
      'dpa',
      'high',
    ],
    ['The Provider hosts and stores Customer Data with personal data of patients.', 'saas', 'high'],
    ['The Processor may decide the purposes of processing of personal data.', 'dpa', 'high'],
    ['The Provider may retain Customer Data after termination of this Agreement for its own use.', 'saas', 'high'],
    [
      'The Processor shall collect and store user data for the Controller and shall keep it confidential.',
      'dpa',
      'critical',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(processorTermsMissing, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [full, 'dpa'],
    [
      '1. The Provider processes personal data for the Customer.\n\n2. The data processing addendum in Annexure B applies.',
      'saas',
    ],
    ['The Supplier shall deliver the castings.', 'supply'],
    ['The Provider processes no personal data.', 'saas'],
    ['The Employer processes personal data of the Employee.', 'employment'],
    [`The Controller shall determine the purposes of processing of personal data; ${full}`, 'dpa'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(processorTermsMissing, text, opening)).toEqual([])
  })
})
