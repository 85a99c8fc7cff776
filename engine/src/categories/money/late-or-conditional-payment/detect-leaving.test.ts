import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { paidAfterLeaving } from './detect-leaving.ts'

test.each([
  'The full and final settlement of the Employee will be made within 60 days of the last working day.',
  'On leaving, clearance of dues takes place within forty-five days.',
])('the last pay comes late: %s', (text) => {
  expect(findWith(paidAfterLeaving, text, 'employment', 'employment_agreement')).toMatchObject([
    { severity: 'high', burdened: { definedTerm: 'Employee' }, variant: 'onLeaving' },
  ])
})

test.each([
  'The full and final settlement of the Employee will be made within two working days.',
  'The full and final settlement will be made with the next pay, after ten days at most.',
  'The Employee shall hand over his work within 60 days.',
])('not: %s', (text) => {
  expect(findWith(paidAfterLeaving, text, 'employment', 'employment_agreement')).toEqual([])
})
