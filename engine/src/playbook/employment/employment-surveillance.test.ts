import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { employmentSurveillance } from './employment-surveillance.ts'

type Opening = keyof typeof openings

describe('watching that reaches into private life', () => {
  test.each<[string, Opening, string]>([
    [
      'The Employer may monitor all devices, including personal devices of the Employee, at any time.',
      'employment',
      'high',
    ],
    ['The Employee consents to location tracking round the clock.', 'employment', 'high'],
    [
      'Biometric and health data of the Employee may be collected and shared with affiliates and third parties.',
      'employment',
      'high',
    ],
    [
      'The Employee shall have no expectation of privacy in anything done on the premises or systems of the Employer.',
      'employment',
      'medium',
    ],
    [
      'The Employee must give the passwords of his social media accounts to the Employer for review.',
      'employment',
      'high',
    ],
    ['The webcam shall stay on throughout the working day and be recorded.', 'employment', 'high'],
    [
      'The Employer may intercept and record any communications and calls of the Employee without notice.',
      'employment',
      'medium',
    ],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(employmentSurveillance, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Employer monitors company systems during working hours for security under a written policy.', 'employment'],
    ['Cameras record the common areas of the office.', 'employment'],
    ['Attendance is recorded by a biometric device; the data is kept for 90 days.', 'employment'],
    ['Personal devices of the Employee shall not be monitored or accessed.', 'employment'],
    ['The Employee shall keep his passwords secret and shall not share them.', 'employment'],
    ['The Service Provider shall monitor the servers at all times and record the location of each backup.', 'services'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(employmentSurveillance, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Employee shall give the Employer the credentials for his personal e-mails.', 'employment'],
    ['Medical records may be collected and shared with group entities.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(employmentSurveillance, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The Employee shall keep the credentials of the work systems secret.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(employmentSurveillance, text, opening)).toEqual([])
  })
})
