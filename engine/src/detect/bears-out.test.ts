import { expect, test } from 'vitest'
import { isDenied } from './bears-out.ts'

test.each([
  [
    'restraint_of_legal_proceedings',
    'a settlement with the worker does not prevent the mill from taking legal action',
    'the worker shall not sue, and a settlement does not prevent the mill from taking legal action',
  ],
  [
    'auto_renewal_trap',
    'the cabin is renewed from year to year upon payment of the fee of that year',
    'the cabin is automatically renewed upon payment, which is charged to the saved card',
  ],
  [
    'statutory_benefit_denied',
    "gratuity at half a month's pay a year is payable after five years of service",
    'gratuity is payable only if the company so wishes',
  ],
] as const)('%s is denied by what grants it, and not by what takes it back', (category, grants, takes) => {
  expect(isDenied(category, grants)).toBe(true)
  expect(isDenied(category, takes)).toBe(false)
})
