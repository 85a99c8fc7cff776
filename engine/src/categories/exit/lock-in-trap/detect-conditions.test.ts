import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { leavesOnlyIf } from './detect-conditions.ts'

test.each([
  ['The Distributor may terminate this Agreement only under the following strict conditions.', 'high'],
  ['The Distributor can exit only if all of these conditions are met.', 'high'],
  ['The Distributor is entitled to withdraw only in the circumstances listed in Annexure B.', 'medium'],
] as const)('who may leave only on conditions: %s', (text, severity) => {
  expect(findWith(leavesOnlyIf, text, 'distribution')).toMatchObject([
    { severity, burdened: { definedTerm: 'Distributor' }, variant: 'byConditions' },
  ])
})

test.each([
  'Either party may terminate this Agreement only under the following conditions.',
  'The Distributor may terminate this Agreement on 60 days of notice.',
  'The Distributor may sell the goods only under these conditions.',
])('not: %s', (text) => {
  expect(findWith(leavesOnlyIf, text, 'distribution')).toEqual([])
})
