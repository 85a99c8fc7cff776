import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../../../testing/contract-of.ts'
import { excessiveWorkingHours } from './detect.ts'

type Opening = keyof typeof openings

describe('working hours beyond the limits of the law', () => {
  test.each<[string, Opening, string]>([
    ['The Employee shall work twelve (12) hours a day, six days a week.', 'employment', 'critical'],
    ['The Employee shall work such hours as the Employer requires without any overtime payment.', 'employment', 'high'],
    ['The salary includes all overtime, holidays and night work.', 'employment', 'high'],
    ['The Employee shall follow a seven-day week during projects.', 'employment', 'critical'],
    ['The Employee shall not be entitled to any weekly off or compensatory off.', 'employment', 'critical'],
    ['Your working hours will be 10 hours per day from Monday to Saturday.', 'employment', 'high'],
    ['The Employee shall put in at least 54 hours of work per week.', 'employment', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(excessiveWorkingHours, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Working hours are 9 am to 6 pm with a break of one hour, Monday to Friday.', 'employment'],
    ['The Employee shall work 8 hours a day and 48 hours a week; overtime is paid at twice the rate.', 'employment'],
    ['The Employee may choose flexible hours with the consent of the manager.', 'employment'],
    ['The Employee may be asked to work reasonable additional hours at times.', 'employment'],
    ['The Service Provider shall provide support 24x7 without additional payment.', 'services'],
    ['The Employee shall report an incident within 24 hours each day that it lasts.', 'services'],
    ['Total hours including overtime shall not exceed 10 hours a day.', 'employment'],
    ['The Employee shall give notice of absence 24 hours before.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(excessiveWorkingHours, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The Employee shall work from 7 am to 8 pm on all days except Sunday.', 'employment'],
    ['The Employee shall remain available at all times and shall not be given any weekly holiday.', 'employment'],
    ['Duty on holidays will not attract extra pay.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(excessiveWorkingHours, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['Office hours are from 9.30 a.m. to 6.30 p.m.', 'employment'],
    ['The Employee shall work any eight hours between 7 a.m. and 10 p.m.', 'employment'],
    ['The office is open from 7 a.m. to 10 p.m., and the Employee shall attend for eight hours.', 'employment'],
    ['Late attendance does not attract a fine.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(excessiveWorkingHours, text, opening)).toEqual([])
  })
})
