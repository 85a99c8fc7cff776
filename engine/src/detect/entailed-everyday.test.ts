import type { IssueCategory, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import type { openings } from '../testing/contract-of.ts'
import { findingOf } from '../testing/finding-of.ts'
import { entailed } from './entailed.ts'

/** By which card words of everyday papers are told where a reader took them for `category`. */
const told = (category: IssueCategory, words: string, opening?: keyof typeof openings, severity?: Severity) => {
  const { contract, finding } = findingOf(category, words, { opening, severity })
  return entailed(contract, finding)[0]?.category
}

test.each<[IssueCategory, string, IssueCategory, (keyof typeof openings)?]>([
  [
    'non_refundable_payment',
    'the Library retains the right to suspend or cancel the card of any reader for any reason',
    'one_sided_termination',
  ],
  ['unilateral_price_change', 'songs asked for on the evening itself will cost you extra', 'uncertainty'],
  [
    'deemed_acceptance',
    'the statement of account of the Lender is final and conclusive evidence of the dues',
    'self_judged_performance',
    'loan',
  ],
  ['one_sided_termination', 'the Lessor may enter the premises at any time', 'landlord_overreach', 'lease'],
  [
    'one_sided_termination',
    'the Employee will be relieved subject to the approval of the customer only',
    'lock_in_trap',
    'employment',
  ],
  [
    'late_or_conditional_payment',
    'all that was paid as salary must be returned at once',
    'withheld_or_forfeited_money',
    'employment',
  ],
  [
    'restraint_of_trade',
    'the Employee shall remain in the employment of the Company for a minimum of three years',
    'service_bond_overreach',
    'employment',
  ],
  [
    'penalty_or_excessive_damages',
    'an Employee who leaves the employment pays what was spent on his training',
    'service_bond_overreach',
    'employment',
  ],
  [
    'minimum_commitment_trap',
    'one of the cheques is handed back after each of three years of service',
    'service_bond_overreach',
    'employment',
  ],
  [
    'penalty_or_excessive_damages',
    'the contract is automatically extended for a further year at charges that are higher by 12%',
    'auto_renewal_trap',
  ],
  [
    'exclusivity_without_commitment',
    'the carrier has the right to entrust the goods to any other carrier',
    'unilateral_subcontracting',
  ],
  [
    'non_refundable_payment',
    'after a cancellation or a refund no commission shall be payable',
    'late_or_conditional_payment',
  ],
])('%s is better told of "%s" by another card', (category, words, better, opening) => {
  expect(told(category, words, opening)).toBe(better)
})

test.each<[IssueCategory, string]>([
  ['self_judged_performance', 'the depot may at its discretion refuse to accept goods that leak'],
  ['withheld_or_forfeited_money', 'all cheques are to be made payable in the name of the firm'],
  ['penalty_or_excessive_damages', 'a breakdown is told to the desk, with zero penalty for the driver'],
  ['unlimited_liability', 'the Company handles the claim, and the driver is protected from liability'],
  ['uncertainty', 'subject to what is said below this letter shall prevail over all other price lists'],
])('%s is not claimed of "%s"', (category, words) => {
  expect(told(category, words, 'services', 'medium')).not.toBe(category)
})

test.each<[IssueCategory, string]>([
  ['restraint_of_trade', 'for a period of two years after leaving he shall not join any other employer'],
  ['penalty_or_excessive_damages', 'whoever is late pays a penalty, and the term is automatically extended'],
  ['non_refundable_payment', 'the advance that was received is not returned'],
  ['self_judged_performance', 'the decision of the depot to refuse goods is final and binding'],
  ['one_sided_termination', 'the courier may refuse or cancel an order that was confirmed'],
  ['self_judged_performance', 'the mill may at its discretion confirm or reject such orders'],
  ['non_refundable_payment', 'a third of the price will be refunded forthwith, and the rest is not returned'],
  ['withheld_or_forfeited_money', 'a cheque drawn to the firm is not given back, and the deposit is retained'],
  [
    'exclusivity_without_commitment',
    'the carrier shall not entrust its goods to any other firm, and uses this one alone',
  ],
  ['uncertainty', 'the price is to be agreed, and this letter shall prevail over all other papers'],
  ['unilateral_amendment', 'the company may change the rules at its discretion'],
])('%s stays where the words bear it out: %s', (category, words) => {
  expect(told(category, words, 'services', 'medium')).toBe(category)
})

test.each<[IssueCategory, string]>([
  [
    'withheld_or_forfeited_money',
    'whoever refuses the other room is given a full refund, which shall be made in ten days',
  ],
  ['withheld_or_forfeited_money', 'the agent has no role in the collection or refund of the deposit'],
  ['late_or_conditional_payment', 'a booking is confirmed only upon receipt of the booking amount'],
  ['one_sided_assignment', 'the vendor may not assign this order without leave of the buyer'],
  ['unilateral_price_change', 'the dealer pays all costs of collecting what is overdue'],
  ['penalty_or_excessive_damages', 'the driver keeps a cancellation rate: <5%'],
])('%s is not what is said by: %s', (category, words) => {
  expect(told(category, words, 'services', 'low')).not.toBe(category)
})

test.each<[IssueCategory, string]>([
  ['non_refundable_payment', 'all monies that the guest has paid are fully refunded, and nothing more is owed'],
  [
    'restraint_of_legal_proceedings',
    'whoever trains others without leave: the firm reserves the right to take legal action',
  ],
])('%s: what comes back, and what the other side may go to law for, takes nothing: %s', (category, words) => {
  expect(told(category, words)).toBeUndefined()
})

test.each<[IssueCategory, string]>([
  ['non_refundable_payment', 'all sums that the guest has paid are not refunded in full'],
  [
    'restraint_of_legal_proceedings',
    'the firm reserves the right to take legal action, and the dealer shall not sue the firm',
  ],
])('%s: what is kept, and a bar beside it, is told: %s', (category, words) => {
  expect(told(category, words)).toBe(category)
})
