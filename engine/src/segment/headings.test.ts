import { expect, test } from 'vitest'
import { headingLength } from './headings.ts'

test('a sentence that stops at an abbreviation is no heading', () => {
  expect(headingLength('The remaining consideration of Rs. 10 lakh shall be paid in cash.')).toBe(0)
})
test('a title before a full stop is a heading', () => {
  expect(headingLength('Security Deposit. The Lessee shall pay a deposit.')).toBeGreaterThan(0)
})
