import { describe, expect, test } from 'vitest'
import { findWith, type openings, severityOf } from '../testing.ts'
import { wageDeduction } from './wage-deduction.ts'

type Opening = keyof typeof openings

describe('a deduction from pay that the wage law does not list', () => {
  test.each<[string, Opening, string]>([
    ['A sum of Rs. 500 shall be deducted from the salary for each late arrival.', 'employment', 'high'],
    ['The Employer may deduct any loss caused to it from the salary of the Employee.', 'employment', 'critical'],
    [
      'The cost of the laptop, uniform and training shall be recovered from the wages of the Employee.',
      'employment',
      'high',
    ],
    [
      'The Employee shall deposit Rs. 20,000 with the Employer as security deposit, to be recovered from salary in four parts.',
      'employment',
      'critical',
    ],
    [
      'The entire salary of the final month shall stand forfeited if the Employee leaves without notice.',
      'employment',
      'critical',
    ],
    [
      'The Employer is entitled to deduct from the remuneration any amount that it deems fit without prior notice.',
      'employment',
      'critical',
    ],
    [
      'For the unserved notice period, double the salary shall be recovered from the Employee as penalty.',
      'employment',
      'high',
    ],
    ['You will be fined Rs. 1,000 from your salary for every violation of the dress code.', 'employment', 'high'],
  ])('is found: %s', (text, opening, severity) => {
    expect(severityOf(findWith(wageDeduction, text, opening))).toBe(severity)
  })

  test.each<[string, Opening]>([
    ['Income-tax, provident fund and professional tax shall be deducted from the salary.', 'employment'],
    ['The salary loan shall be recovered in twelve equal instalments from the salary.', 'employment'],
    ['Unpaid leave shall lead to a proportionate deduction from the salary.', 'employment'],
    [
      'Deductions shall be made only as permitted by section 18 of the Code on Wages, 2019, after notice to the Employee.',
      'employment',
    ],
    ['Salary for the unserved notice period may be adjusted from the final dues.', 'employment'],
    ['The Employer shall not deduct any loss from the salary of the Employee.', 'employment'],
    [
      'Loss of goods entrusted to the Employee may be recovered from wages after an inquiry and a chance to explain.',
      'employment',
    ],
    ['The Buyer may deduct any loss from the sums payable to the Supplier.', 'supply'],
    ['Any overpayment of salary by mistake shall be recovered from the next salary.', 'employment'],
  ])('is not seen in: %s', (text, opening) => {
    expect(findWith(wageDeduction, text, opening)).toEqual([])
  })
})

describe('in the words of practice', () => {
  test.each<[string, keyof typeof openings]>([
    ['Shortages in the till shall be made good from the wages of the Employee.', 'employment'],
    ['The price of the uniform shall be recovered from the salary in four instalments.', 'employment'],
    ['Where quotas are not met, the Employer may withhold the monthly salary.', 'employment'],
    ['The Employer may impose a fine and deduct it from pay.', 'employment'],
    ['A day’s pay shall be cut for each late arrival.', 'employment'],
  ])('found: %s', (text, opening) => {
    expect(findWith(wageDeduction, text, opening).length).toBeGreaterThan(0)
  })

  test.each<[string, keyof typeof openings]>([
    ['The salary advance shall be recovered in four instalments.', 'employment'],
    ['If targets are not met, no incentive is payable, and the salary is paid in full.', 'employment'],
    ['The price list may be cut by the Employer.', 'employment'],
  ])('silent: %s', (text, opening) => {
    expect(findWith(wageDeduction, text, opening)).toEqual([])
  })
})
