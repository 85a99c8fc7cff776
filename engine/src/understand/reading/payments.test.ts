import { expect, test } from 'vitest'
import { contractOf } from '../../testing/contract-of.ts'
import { isOnlyPaid, isOnlyPayer, paymentsOf } from './payments.ts'

const paid = (text: string): boolean[] => {
  const contract = contractOf(text)
  return contract.parties.map((party) => isOnlyPaid(contract, party))
}

test.each<[string, boolean[]]>([
  // the Client and the Service Provider
  ['The Client shall pay Rs. 40,000 a month. The Service Provider shall keep the site running.', [false, true]],
  ['The Client shall pay the fee. The Service Provider shall refund it where the site is down.', [false, true]],
  ['The Client shall pay the fee. The Service Provider shall pay a penalty for each day of delay.', [false, false]],
  ['The Service Provider shall keep the site running.', [false, false]],
])('who is only paid: %s', (text, told) => expect(paid(text)).toEqual(told))

test('a refund is a payment all the same', () => {
  const contract = contractOf(
    'The Client shall pay the fee. The Service Provider shall refund it where the site is down.',
  )
  expect(contract.parties.map((party) => paymentsOf(contract, party))).toEqual([1, 1])
})

test('who alone pays waits for no money, also where a sentence does not say who', () => {
  const payers = (text: string) => {
    const contract = contractOf(text)
    return contract.parties.map((party) => isOnlyPayer(contract, party))
  }
  expect(payers('The Client shall remit the fee by stages. Stage 1 shall be paid on signing.')).toEqual([true, false])
  expect(payers('The Client shall pay the fee. The Service Provider shall pay the taxes.')).toEqual([false, false])
  expect(payers('Stage 1 shall be paid on signing.')).toEqual([false, false])
})
