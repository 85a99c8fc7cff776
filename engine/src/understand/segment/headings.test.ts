import { expect, test } from 'vitest'
import { segment } from './clauses.ts'
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

test('numbers in a column of their own, as tables have them, count clauses with their headings', () => {
  const text =
    'This Agreement is between A Limited (the "Client") and B LLP (the "Vendor").\n\n1. | Post of Trust\nYou are employed as a teacher.\n2. | Hours of Work\n1. You work six hours a day.\n2. You are free on Sundays.\n3. | Leave\nYou have twelve days of leave.'
  expect(
    segment(text)
      .clauses.filter(({ kind }) => kind === 'clause')
      .map(({ number, heading }) => [number, heading]),
  ).toEqual([
    ['1', 'Post of Trust'],
    ['2', 'Hours of Work'],
    ['2(1)', null],
    ['2(2)', null],
    ['3', 'Leave'],
  ])
})
