import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import type { openings } from '../testing/contract-of.ts'
import { findingOf } from '../testing/finding-of.ts'
import { entailed } from './entailed.ts'

/** By which card words of printed forms are told where a reader took them for `category`; undefined where by none. */
const told = (category: IssueCategory, words: string, opening?: keyof typeof openings) => {
  const { contract, finding } = findingOf(category, words, { opening })
  return entailed(contract, finding)[0]?.category
}

test.each<[IssueCategory, string, IssueCategory, (keyof typeof openings)?]>([
  ['withheld_or_forfeited_money', 'the training is unpaid', 'unpaid_work', 'employment'],
  ['wage_deduction', 'no stipend or salary will be paid for the time of the traineeship', 'unpaid_work', 'employment'],
  ['wage_deduction', 'no salary is paid for a day of unpaid leave', 'wage_deduction', 'employment'],
  ['lock_in_trap', 'whoever leaves in the extended probation shall repay a month', 'lock_in_trap', 'employment'],
  ['penalty_or_excessive_damages', 'the Client recovers the full loss and a fine', 'penalty_or_excessive_damages'],
  ['minimum_commitment_trap', 'the minimum order quantity is 40 boxes a month', 'minimum_commitment_trap'],
])('%s: %s', (category, words, card, opening) => {
  expect(told(category, words, opening)).toBe(card)
})

test.each<[IssueCategory, string, (keyof typeof openings)?]>([
  ['lock_in_trap', 'the Employer may extend the probation by two months', 'employment'],
  ['self_judged_performance', 'the Employer may at its discretion offer a further engagement', 'employment'],
  ['withheld_or_forfeited_money', 'possession of the flat is handed over a year after the price is paid', 'lease'],
  ['non_refundable_payment', 'the remaining balance shall be refunded in three months', 'lease'],
  ['penalty_or_excessive_damages', 'the Service Provider shall reimburse the actual loss with its interest'],
  ['uncertainty', 'the Employer may, if satisfied, offer another engagement', 'employment'],
  ['minimum_commitment_trap', 'the minimum order quantity is 40 boxes'],
])('not told: %s in %s', (category, words, opening) => {
  expect(told(category, words, opening)).toBeUndefined()
})
