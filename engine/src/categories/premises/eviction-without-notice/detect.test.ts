import { expect, test } from 'vitest'
import { findWith } from '../../../testing/contract-of.ts'
import { lockedOut } from './detect.ts'

test.each([
  'Where the rent is ten days late the Lessor may end the lease and seal the shop until it is paid.',
  'The room shall be locked if the mess bill of the month is open.',
  'For any arrears the Lessor is at liberty to cut off the water and the electricity of the Lessee.',
])('whoever rents is shut out: %s', (text) => {
  expect(findWith(lockedOut, text, 'lease')).toMatchObject([{ severity: 'critical', burdened: { side: 'tenant' } }])
})

test.each([
  'The Lessee shall lock the premises when nobody is in.',
  'The Lessor shall not lock the premises, nor cut off the water, for any arrears.',
  'The lock-in of the premises is eleven months.',
  'The premises may be sealed by the order of a court only.',
])('not: %s', (text) => {
  expect(findWith(lockedOut, text, 'lease')).toEqual([])
})
