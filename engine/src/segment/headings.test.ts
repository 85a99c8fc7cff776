import { expect, test } from 'vitest'
import { headingLength } from './headings.ts'

test.each([
  ['The bond amount of Rs. 2,00,000 is payable on exit.', ''],
  ['A flat owned by Mr. Rohan Kale is let.', ''],
  ['Indemnity. The Supplier pays.', 'Indemnity.'],
])('the heading of "%s" is "%s"', (line, heading) => {
  expect(line.slice(0, headingLength(line))).toBe(heading)
})
