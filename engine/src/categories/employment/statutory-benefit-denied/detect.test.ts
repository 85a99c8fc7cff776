import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { fundRefused, unpaidMaternity } from './detect.ts'

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
