import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { missingDataSafeguards } from './missing-data-safeguards.ts'

type Opening = keyof typeof openings
const others =
  'It acts on written instructions only, keeps the data confidential, uses sub-processors with consent, notifies a data breach within 24 hours, deletes the data at the end and allows audits.'

describe('data that nobody promises to keep safe', () => {
  test.each<[string, Opening, string]>([
    [`The Processor shall process personal data of customers for the Controller. ${others}`, 'dpa', 'high'],
    [`The Provider stores Customer Data, including patient records. ${others}`, 'saas', 'high'],
    ['The Provider gives no assurance as to the security of Customer Data.', 'saas', 'high'],
    [
      'The Customer is solely responsible for the security and back-up of all Customer Data hosted by the Provider.',
      'saas',
      'high',
    ],
    ['The Service Provider shall collect personal information of customers for the Client.', 'services', 'low'],
    [
      'The Provider shall not be responsible for any loss or integrity of Customer Data or information.',
      'saas',
      'high',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(missingDataSafeguards, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Processor processes personal data and shall maintain appropriate technical and organisational measures.',
      'dpa',
    ],
    ['The Provider hosts Customer Data and is certified under ISO 27001.', 'saas'],
    ['The Supplier stores the castings.', 'supply'],
    ['The Employer processes personal data of the Employee.', 'employment'],
    ['The Customer is responsible for its passwords; the Provider applies encryption to Customer Data.', 'saas'],
    ['The Provider does not process personal data.', 'saas'],
    // nearly all terms are missing: one finding names them all
    ['The Processor shall process personal data of customers for the Controller.', 'dpa'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(missingDataSafeguards, text, opening)).toEqual([])
  })
})
