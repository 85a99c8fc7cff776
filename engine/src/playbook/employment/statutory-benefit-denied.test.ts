import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { statutoryBenefitDenied } from './statutory-benefit-denied.ts'

type Opening = keyof typeof openings

describe('a contract that takes away what labour statutes give', () => {
  test.each<[string, Opening, string]>([
    ['No gratuity, provident fund or bonus shall be payable to the Employee.', 'employment', 'critical'],
    ['The employment shall stand terminated upon marriage or pregnancy of the Employee.', 'employment', 'critical'],
    ['Maternity leave shall be unpaid.', 'employment', 'critical'],
    [
      'The CTC is inclusive of provident fund, gratuity and any statutory dues whatsoever, and nothing more is payable.',
      'employment',
      'critical',
    ],
    ['Fixed-term staff are not entitled to the benefits of permanent staff.', 'employment', 'high'],
    ['The Employee shall not be entitled to any leave in the first year of service.', 'employment', 'high'],
    ['The Employee hereby waives his claim to gratuity and all statutory benefits.', 'employment', 'critical'],
    ['You will not be covered under provident fund or ESI during your employment with us.', 'employment', 'critical'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(statutoryBenefitDenied, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['The Employee shall be entitled to provident fund, gratuity and bonus as per law, if applicable.', 'employment'],
    ['No bonus shall be payable except as required by law.', 'employment'],
    ['Gratuity is not payable where service is less than five years, as the law provides.', 'employment'],
    ['The Employee shall not take leave without prior approval.', 'employment'],
    [
      'The annual performance bonus is discretionary and shall not be payable to an Employee under notice.',
      'employment',
    ],
    ['The Executive shall not be entitled to any bonus in respect of the period of garden leave.', 'employment'],
    ['No woman shall be dismissed on account of pregnancy.', 'employment'],
    [
      'The Consultant shall not be entitled to any gratuity or provident fund as an independent contractor.',
      'consultancy',
    ],
    ['Earned leave not taken cannot be accumulated beyond 30 days.', 'employment'],
    ['The CTC includes the employer contribution to provident fund.', 'employment'],
    ['If the Employee resigns, salary shall be paid together with gratuity and bonus.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(statutoryBenefitDenied, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['The CTC is all-inclusive and there shall be no separate payment of gratuity or bonus.', 'employment'],
    ['Provident fund is not admissible to the Employee.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(statutoryBenefitDenied, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    [
      'The CTC shows the gratuity and provident fund that the law requires, and the Employer pays them when due.',
      'employment',
    ],
  ])('silent: %s', (text, opening) => {
    expect(findWith(statutoryBenefitDenied, text, opening)).toEqual([])
  })
})
