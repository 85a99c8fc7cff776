import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { isOwnShield } from './own-shield.ts'

const capped = (text: string, side: string, opening: 'loan' | 'supply' = 'loan'): boolean => {
  const contract = contractOf(text, opening)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const burdened = contract.parties.find((party) => party.side === side)!
  const hit = { span: clause.norm, clause, severity: 'low' as const, burdened, confidence: 0.7 }
  return isOwnShield(contract, { category: 'one_sided_liability_cap', source: 'meaning', hit })
}

test('what a guarantee is limited to shields whoever gives it, and nobody else', () => {
  const text = 'The total liability under this guarantee shall be limited to Rs. 6,00,000 with interest.'
  expect(capped(text, 'guarantor')).toBe(true)
  expect(capped(text, 'borrower')).toBe(false)
  expect(capped('The Lender\u2019s liability is limited to the interest of a month.', 'guarantor')).toBe(false)
})

test('a cap at what somebody paid shields whoever was paid, where nobody is named as liable', () => {
  const text =
    'After a refund nothing more is due, and the highest liability shall not exceed the price paid by the Buyer.'
  expect(capped(text, 'supplier', 'supply')).toBe(true)
  expect(capped(text, 'buyer', 'supply')).toBe(false)
  expect(
    capped('The liability of the Buyer shall not exceed the amounts paid by the Buyer.', 'supplier', 'supply'),
  ).toBe(false)
})
