import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { missingBreachNotice } from './missing-breach-notice.ts'

type Opening = keyof typeof openings

describe('a data breach that is told late or not at all', () => {
  test.each<[string, Opening, string]>([
    ['The Processor shall process personal data of customers on behalf of the Controller.', 'dpa', 'high'],
    ['The Processor shall inform the Controller of a personal data breach within 30 days.', 'dpa', 'high'],
    [
      'The Provider shall notify the Customer of a security incident only if the Provider considers it material.',
      'saas',
      'high',
    ],
    ['The Processor has no duty to report a data breach to the Controller.', 'dpa', 'high'],
    ['The Provider hosts Customer Data, including personal data of employees, for the Customer.', 'saas', 'medium'],
    ['Any security breach shall be reported to the Client within fifteen (15) days.', 'services', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(missingBreachNotice, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    [
      'The Processor processes personal data and shall notify the Controller of any personal data breach without undue delay and within 24 hours.',
      'dpa',
    ],
    ['The Supplier shall deliver goods to the customers of the Buyer.', 'supply'],
    ['The Employer processes personal data of the Employee for payroll.', 'employment'],
    ['No personal data is processed by the Provider under this Agreement.', 'saas'],
    [
      '1. The Provider processes personal data for the Customer.\n\n2. The Data Processing Agreement signed by the parties forms part of this Agreement.',
      'saas',
    ],
    ['The Service Provider shall cure any breach within 30 days of notice.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(missingBreachNotice, text, opening)).toEqual([])
  })
})
