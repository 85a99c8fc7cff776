import { expect, test } from 'vitest'
import { understand } from '../../contract.ts'
import { findKeyFacts } from '../key-facts.ts'

const told = (table: string, title = 'APPOINTMENT LETTER'): string[] =>
  findKeyFacts(
    understand(
      `${title}\n\nOrbis Foods Private Limited (the "Employer") appoints Ms. Asha Rao (the "Employee") as a clerk.\n\n1. Pay. The pay is in Annexure A.\n\nANNEXURE A\n${table}\n`,
      '2026-11-21',
    ),
    undefined,
  ).money.map(({ label, value }) => `${label}: ${value}`)

const ROWS =
  'Head                     Amount (in Rs.)\nBasic                    14,000\nGross Monthly Salary     24,500\nTotal Cost to Company    3,42,600'

test('pay in a table whose head alone says rupees', () => {
  expect(told(ROWS)).toEqual(['Salary: ₹24,500 a month', 'Salary: ₹3,42,600'])
})

test('not where nothing says in which money, nor in a contract of another kind', () => {
  expect(told(ROWS.replace('(in Rs.)', ''))).toEqual([])
  expect(told(ROWS, 'SERVICES AGREEMENT FOR CATERING')).toEqual([])
})
