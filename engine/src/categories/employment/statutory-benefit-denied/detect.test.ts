import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { unpaidMaternity } from './detect.ts'

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
