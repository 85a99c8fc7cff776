import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { payAsTheySay } from './detect.ts'

test.each([
  'The Distributor earns the commission, as may be fixed by the Company, from time to time and shown on its site.',
  'The margin on each case is as decided by the Company at its sole discretion.',
])('what is earned is what the other side says: %s', (text) => {
  expect(findWith(payAsTheySay, text, 'distribution')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Distributor' }, by: { definedTerm: 'Company' } },
  ])
})

test.each([
  'The commission is as agreed in Annexure 1 and may be reviewed by the Company from time to time.',
  'The Distributor is paid the commission as notified by the Government from time to time.',
  'The Company pays a commission of 5%, as specified by the Company in this Agreement.',
])('not: %s', (text) => {
  expect(findWith(payAsTheySay, text, 'distribution')).toEqual([])
})
