import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { shortNotice } from './short-notice.ts'

type Opening = keyof typeof openings

describe('notice that is too short or unequal', () => {
  test.each<[string, Opening, string]>([
    ['Either party may terminate this Agreement with 24 hours\u2019 notice.', 'services', 'medium'],
    [
      'Either party may terminate the employment on three days\u2019 notice without assigning any reason.',
      'employment',
      'high',
    ],
    ['Either party may terminate this lease by giving the other 5 days\u2019 notice in writing.', 'lease', 'high'],
    [
      'The Employee shall give ninety (90) days\u2019 notice to resign and the Employer may terminate the employment on seven (7) days\u2019 notice.',
      'employment',
      'high',
    ],
    [
      '1. The Employee may resign on three months\u2019 notice.\n\n2. The Employer may terminate the employment by giving one week\u2019s notice.',
      'employment',
      'high',
    ],
    ['Either party may terminate this Agreement forthwith without notice.', 'services', 'medium'],
    ['Either party may terminate this Agreement on twenty days\u2019 written notice.', 'services', 'low'],
    [
      '1. The Client may terminate this Agreement on 5 days\u2019 notice.\n\n2. The Service Provider may terminate this Agreement on 90 days\u2019 notice.',
      'services',
      'high',
    ],
    [
      'The Employer may terminate your services with one week notice. You are required to give three months notice before leaving the Employer.',
      'employment',
      'high',
    ],
    ['This employment is terminable by either side with 24 hours notice.', 'employment', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(shortNotice, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Either party may terminate this Agreement on thirty days\u2019 written notice.', 'services'],
    ['Either party may terminate this Agreement immediately if the other commits a material breach.', 'services'],
    ['Either party may terminate forthwith in the event of insolvency of the other.', 'services'],
    ['During probation either party may terminate the employment on seven days\u2019 notice.', 'employment'],
    ['Either party may terminate the employment on two months\u2019 notice or salary in lieu of notice.', 'employment'],
    ['The Client may end this Agreement at its sole discretion with immediate effect.', 'services'],
    [
      'Either party may terminate if the other does not cure a breach within ten days of notice of the breach.',
      'services',
    ],
    ['The Provider may suspend access without notice to meet a security emergency.', 'saas'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(shortNotice, text, opening)).toEqual([])
  })
})
