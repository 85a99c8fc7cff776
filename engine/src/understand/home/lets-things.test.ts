import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { letsThings } from './lets-things.ts'

test.each([
  ['The Lessee returns the machine clean and fuelled, and pays for each day on which the machine is late.', true],
  ['The Lessee returns the keys of the shop, and leaves the rooms of the premises clean.', false],
  ['The Lessee uses the premises as an office. The Lessor leaves a machine there.', false],
])('%s', (said, things) => {
  const text = `Hire. ${`${said} `.repeat(3)}`
  expect(letsThings(contractOf(text, 'lease', 'lease_agreement'))).toBe(things)
  expect(letsThings(contractOf(text, 'lease', 'employment_agreement'))).toBe(false)
})
