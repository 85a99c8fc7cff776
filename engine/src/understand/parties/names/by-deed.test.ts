import { expect, test } from 'vitest'
import { analyze } from '../../../analyze.ts'
import { understand } from '../../contract.ts'

const sidesOf = (text: string): string[] => understand(text, '2026-11-21').parties.map(({ side }) => side)
const readerOf = (text: string): string | null => analyze(text, { day: '2026-11-21' }).perspective.party

const deed = (body: string): string =>
  `AGREEMENT\n\nThis Agreement is made at Nagpur between Shri Dinkar Pole, residing at Sitabuldi, Nagpur (hereinafter called the First Party) and Smt. Vanita Gore, residing at Dhantoli, Nagpur (hereinafter called the Second Party).\n\n${body}`

test.each([
  [
    '1. The First Party has agreed to let out the shop to the Second Party for eleven months. 2. The Second Party shall keep the shop clean.',
    ['landlord', 'tenant'],
  ],
  [
    '1. The Second Party has advanced a loan of Rs. 90,000 to the First Party. 2. The First Party shall return it by Diwali.',
    ['borrower', 'lender'],
  ],
  [
    '1. The First Party hereby appoints the Second Party as its sole dealer for pumps. 2. The Second Party shall keep stock.',
    ['principal', 'agent'],
  ],
  [
    '1. The Second Party shall provide the drawings and the second party shall supply labour. 2. The First Party shall pay Rs. 500 a day.',
    ['customer', 'supplier'],
  ],
])('what two parties do tells their sides where their words do not: %s', (body, sides) => {
  expect(sidesOf(deed(body))).toEqual(sides)
})

test('a firm that a company makes its dealer is who signs', () => {
  const paper =
    'DEALERSHIP\n\nThis Agreement is between ____________, incorporated in Indore, hereinafter referred to as the Company, and ____________, a partnership, hereinafter referred to as the Firm.\n1. The Company hereby appoints the Firm as its authorised dealer for fans. 2. The Firm shall keep stock worth one lakh. 3. The Firm shall pay within a month.'
  expect(sidesOf(paper)).toEqual(['principal', 'agent'])
  expect(readerOf(paper)).toBe('The Firm')
})

test('of two who say nothing of their sides the second party is read for, and two firms with names have no reader', () => {
  const joint = '1. The First Party and the Second Party shall hold a fair together. 2. Both bear half of the cost.'
  expect(readerOf(deed(joint))).toBe('Smt. Vanita Gore')
  const named =
    'This Agreement is between Orbis Foods Private Limited ("Orbis") and Malwa Fairs Private Limited ("Malwa").\n1. Orbis and Malwa shall hold a fair together. 2. Both bear half of the cost.'
  expect(readerOf(named)).toBeNull()
})
