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

const headings = (text: string) =>
  segment(text)
    .clauses.filter(({ kind }) => kind === 'clause')
    .map(({ number, heading }) => [number, heading])

test('rows of a table with a number in the first cell are clauses, with a title in a cell of its own or without', () => {
  const text = `TERMS

No.\tTerms
1\tThe hirer returns the tent clean and dry by ten in the morning after the feast.
2\tDamage
What is torn or burnt is paid for at the price of a new one, whoever has torn it.
3\tAdvance\tHalf of the hire is paid on booking, and is not given back on any cancellation.
4\tThe courts at Nashik alone decide what the two cannot settle between themselves.`
  expect(headings(text).filter(([number]) => number !== null)).toEqual([
    ['1', null],
    ['2', 'Damage'],
    ['3', 'Advance'],
    ['4', null],
  ])
})

test('rows of prices are no clauses', () => {
  const text = `TERMS

Sr.\tItem\tQty\tRate
1\tWater-proof tent of forty by sixty feet with side walls and carpet\t2\t9,000
2\tChairs\t200\t12
3\tTransport\t4,500`
  expect(headings(text).filter(([number]) => number !== null)).toEqual([])
})

test('a tick before a heading is no part of it; ticks before one line after the other are a list', () => {
  const text = `HALL BOOKING

✓ Advance and Balance

Half of the rent is paid on booking, and the other half a week before the day of the feast.

✔️ Cancellation

The advance is not given back, whoever cancels and for whatever reason it may be.

✓ Free Parking

✓ Power Backup

✓ Stage and Lights as shown to the customer on the day of the visit`
  const found = headings(text).map(([, heading]) => heading)
  expect(found).toContain('Advance and Balance')
  expect(found).toContain('Cancellation')
  expect(found).not.toContain('Free Parking')
  expect(found).not.toContain('Power Backup')
})
