import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { campOf } from './camps.ts'

test('a guarantor stands with the borrower, and the lender apart', () => {
  const contract = contractOf('The Borrower shall repay the loan.', 'loan')
  const [lender, borrower, guarantor] = contract.parties
  expect(campOf(contract, borrower!)).toEqual(new Set([borrower!.index, guarantor!.index]))
  expect(campOf(contract, guarantor!)).toEqual(new Set([borrower!.index, guarantor!.index]))
  expect(campOf(contract, lender!)).toEqual(new Set([lender!.index]))
})

test('what one partner may do to another is asked: partners stand apart', () => {
  const contract = contractOf('The partners share the profits.', 'partnership')
  for (const partner of contract.parties) expect(campOf(contract, partner)).toEqual(new Set([partner.index]))
})

test('without a reader there is no camp', () => {
  expect(campOf(contractOf('The Client shall pay.'), null)).toBeNull()
})
