import { expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'

const ORDER = (rows: string): string =>
  `PURCHASE ORDER\n\nLumen Works Private Limited, Hosur\nTo: M/s Asha Electricals, Hosur\n\n${rows}\n\n1) Payment will be made 75 days after delivery of the goods.\n2) The supplier has to replace faulty goods.\n`
const sumsOf = (text: string): string[] =>
  analyze(text, { day: '2026-11-27' }).key_facts.money.map(({ label, value }) => `${label} ${value}`)

test.each([
  [
    'Sr.  Item  Qty  Amount (Rs.)\n1  Cable  600 m  2,47,000\n2  Boxes  40 nos  74,000\nTotal     3,21,000',
    ['Price ₹3,21,000'],
  ],
  [
    'Sr.  Item  Amount (INR)\n1  Cable  2,00,000\nTotal  2,00,000\nGST 18%  36,000\nGrand Total  2,36,000',
    ['Price ₹2,36,000'],
  ],
  ['Sr.  Item  Qty\n1  Cable  600 m\nTotal  600', []],
  ['The total is told in the annexure. Amount (Rs.)\n1  Cable', []],
])('what an order comes to: %#', (rows, told) => {
  expect(sumsOf(ORDER(rows))).toEqual(told)
})

test('the total is quoted where it stands', () => {
  const text = ORDER('Sr.  Item  Amount (Rs.)\n1  Cable  2,47,000\nTotal     3,21,000')
  const [sum] = analyze(text, { day: '2026-11-27' }).key_facts.money
  expect(text.slice(sum!.start, sum!.end)).toBe('Total     3,21,000')
})

test('how long a seller waits for his money is told with the times', () => {
  const { notice } = analyze(ORDER('Sr.  Item  Amount (Rs.)\n1  Cable  2,47,000'), { day: '2026-11-27' }).key_facts
  expect(notice.map(({ label, value, days }) => [label, value, days])).toEqual([['Time to pay', '75 days', 75]])
})

test('whoever an order is written to supplies, and is to be paid in 45 days', () => {
  const text = `${ORDER('Sr.  Item  Amount (Rs.)\n1  Cable  2,47,000')}3) If no answer comes in two days, this order is accepted by you. You bring the bill with the goods.\n`
  const told = analyze(text, { day: '2026-11-27' })
  expect(told.perspective.party).toBe('M/s Asha Electricals')
  expect(told.critical_issues.find(({ category }) => category === 'msme_payment_delay')?.severity).toBe('high')
})
