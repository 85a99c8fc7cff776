import { expect, test } from 'vitest'
import { headingLength } from './headings.ts'

test('a sentence that stops at an abbreviation is no heading', () => {
  expect(headingLength('The remaining consideration of Rs. 10 lakh shall be paid in cash.')).toBe(0)
})
test('a title before a full stop is a heading', () => {
  expect(headingLength('Security Deposit. The Lessee shall pay a deposit.')).toBeGreaterThan(0)
})

test.each([
  ['The bond amount of Rs. 2,00,000 is payable on exit.', ''],
  ['A flat owned by Mr. Rohan Kale is let.', ''],
  ['The rules under the Govt. of Kerala apply to this.', ''],
  ['Indemnity. The Supplier pays.', 'Indemnity.'],
])('the heading of "%s" is "%s"', (line, heading) => {
  expect(line.slice(0, headingLength(line))).toBe(heading)
})
