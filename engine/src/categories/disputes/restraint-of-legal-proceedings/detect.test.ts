import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { judgmentConfessed } from './detect.ts'

test.each([
  'If the Employee leaves early, he owes the damages and consents to judgment against him by any court.',
  'The Employee hereby agrees to a decree being passed for the sum of the bond.',
])('who has no defence left: %s', (text) => {
  expect(findWith(judgmentConfessed, text, 'employment')).toMatchObject([
    { severity: 'critical', burdened: { side: 'employee' } },
  ])
})

test.each([
  'The parties have settled the suit, and the Employee consents to a decree being passed in those terms.',
  'The Employee shall tell the Employer of any judgment against him.',
])('not: %s', (text) => {
  expect(findWith(judgmentConfessed, text, 'employment')).toEqual([])
})
