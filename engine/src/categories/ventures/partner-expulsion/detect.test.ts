import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { deemedRetired } from './detect.ts'

test.each([
  'A partner shall be deemed to retire if he is sick for more than five months.',
  'A partner is treated as having ceased to be one on an absence of ten weeks without cause.',
])('a partner is out by a fiction: %s', (text) => {
  expect(findWith(deemedRetired, text, 'partnership')).toMatchObject([{ severity: 'medium' }])
})

test.each([
  'On the death of a partner he is deemed to have retired on that day.',
  'A partner may retire by six months\u2019 notice.',
])('not: %s', (text) => {
  expect(findWith(deemedRetired, text, 'partnership')).toEqual([])
})
