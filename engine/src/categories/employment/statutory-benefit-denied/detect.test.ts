import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { fundRefused, overtimeRefused, unpaidMaternity } from './detect.ts'

test.each([
  'The Employee shall be allowed 26 weeks of maternity leave without pay.',
  'In case of a miscarriage the Employee may take six weeks of unpaid leave.',
  'Leave without pay for six weeks is given for a miscarriage.',
])('leave around a birth that is not paid: %s', (text) => {
  expect(findWith(unpaidMaternity, text, 'employment')).toMatchObject([{ severity: 'high' }])
})
test.each([
  'The Employee shall be allowed 26 weeks of maternity leave.',
  'Beyond 26 weeks of paid maternity leave the Employee may take leave without pay.',
  'Absence without leave is without pay.',
])('not: %s', (text) => {
  expect(findWith(unpaidMaternity, text, 'employment')).toEqual([])
})

test.each([
  'Provident Fund: as you wish, PF will not be deducted and the whole salary is paid in hand.',
  'The Employee shall not be entitled to bonus, gratuity or any other dues.',
  'The salary is consolidated, with no ESI.',
])('a fund that an employee is to do without: %s', (text) => {
  expect(findWith(fundRefused, text, 'employment')).toMatchObject([{ severity: 'high' }])
})
test.each([
  'The employer’s share of provident fund is not deducted from the salary.',
  'Gratuity is not payable before the completion of five years.',
  'Provident fund is deducted as the law provides.',
])('no refusal: %s', (text) => {
  expect(findWith(fundRefused, text, 'employment')).toEqual([])
})

test.each([
  'Where work goes on after hours, no overtime will be paid.',
  'The Employee shall not be entitled to any overtime.',
  'Overtime is not payable for Sundays.',
])('longer hours for the same wage: %s', (text) => {
  expect(findWith(overtimeRefused, text, 'employment')).toMatchObject([
    { severity: 'high', burdened: { side: 'employee' } },
  ])
})
test.each([
  'As a manager the Employee is not entitled to overtime.',
  'No overtime is payable without the prior approval of the Employer.',
  'No overtime is paid, and compensatory leave is given instead.',
  'Overtime is paid at twice the rate.',
])('not: %s', (text) => {
  expect(findWith(overtimeRefused, text, 'employment')).toEqual([])
})
