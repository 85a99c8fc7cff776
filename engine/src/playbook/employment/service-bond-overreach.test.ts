import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { serviceBondOverreach } from './service-bond-overreach.ts'

type Opening = keyof typeof openings

describe('a service bond that works like a cage', () => {
  test.each<[string, Opening, string]>([
    [
      'The Employee shall serve the Employer for a minimum period of five years, failing which the Employee shall pay Rs. 10,00,000 as liquidated damages.',
      'employment',
      'high',
    ],
    [
      'The original educational certificates of the Employee shall be retained by the Employer until the bond period is completed.',
      'employment',
      'critical',
    ],
    [
      'If the Employee leaves before completion of two years, he shall pay to the Employer twenty-four months\u2019 salary.',
      'employment',
      'high',
    ],
    [
      'The Employee shall deposit an undated signed cheque of Rs. 3 lakh with the Employer as security.',
      'employment',
      'critical',
    ],
    [
      'The bond amount of Rs. 2,00,000 is payable if the service ends within 24 months, even if the Employer terminates the employment.',
      'employment',
      'critical',
    ],
    ['The Employee shall not resign before completing three years of service.', 'employment', 'critical'],
    [
      'Having received training, the Employee shall serve for 4 years; in default the Employee shall pay Rs. 6,00,000 to the Employer towards training cost.',
      'employment',
      'high',
    ],
    [
      'In the event you resign prior to 18 months of training at the cost of the Company, you shall refund the training cost of Rs. 1,00,000.',
      'employment',
      'medium',
    ],
  ])('is found: %s', (text, opening, severity) => {
    const hits = findWith(serviceBondOverreach, text, opening)
    expect(severityOf(hits)).toBe(severity)
    expect(hits[0]?.burdened).toMatchObject({ side: 'employee' })
  })

  test.each<[string, Opening]>([
    [
      'If the Employee resigns within 18 months of the training in Annexure A, he shall repay its documented cost of Rs. 90,000 reduced by 1/18 for each month served.',
      'employment',
    ],
    [
      'If the Employee resigns within 12 months of joining, the joining bonus of Rs. 1,00,000 shall be refunded pro rata.',
      'employment',
    ],
    [
      'Either party may terminate this employment by giving 60 days\u2019 notice or salary in lieu of notice.',
      'employment',
    ],
    [
      'The Employee shall produce the original certificates for verification on joining; they shall be returned the same day.',
      'employment',
    ],
    ['The Employee shall not leave the office without permission during the probation of six months.', 'employment'],
    ['The Employee shall not resign without giving two months\u2019 notice.', 'employment'],
    ['The Supplier shall furnish a performance bond of Rs. 5,00,000 for a minimum period of two years.', 'supply'],
    ['The Employer shall not retain any original certificate or cheque of the Employee.', 'employment'],
    ['After completing five years of service the Employee shall be paid gratuity as the law provides.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(serviceBondOverreach, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Employee shall not be allowed to submit his resignation for two years.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(serviceBondOverreach, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Employee may submit his resignation with sixty days’ notice.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(serviceBondOverreach, text, opening)).toEqual([])
  })
})
