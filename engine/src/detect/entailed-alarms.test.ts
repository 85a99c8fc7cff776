import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { findingOf } from '../testing/finding-of.ts'
import { entailed } from './entailed.ts'

/** By which card an alarm over such words is told; undefined where by none. */
const told = (category: IssueCategory, words: string) => {
  const { contract, finding } = findingOf(category, words, { source: category.replaceAll('_', '-') })
  return entailed(contract, finding)[0]?.category
}

test.each([
  ['differences go to a sole arbitrator to be appointed mutually by the parties', undefined],
  ['both parties shall jointly appoint the arbitrator', undefined],
  ['failing agreement an arbitrator is appointed by the director of the client', 'unilateral_arbitrator'],
  ['the parties agree that the arbitrator is chosen from a panel maintained by the client', 'unilateral_arbitrator'],
])('an arbitrator whom both choose is nobody’s own: %s', (words, category) => {
  expect(told('unilateral_arbitrator', words)).toBe(category)
})

test.each([
  [
    'waiver_of_statutory_rights',
    'the trainee is not entitled to overtime, bonus or paid leave',
    'statutory_benefit_denied',
  ],
  [
    'penalty_or_excessive_damages',
    'the employee consents to judgment being granted against him',
    'restraint_of_legal_proceedings',
  ],
] as const)('%s: told as what it is: %s', (category, words, better) => {
  expect(told(category, words)).toBe(better)
})

test('a request that is lost keeps no money', () => {
  const words = 'late papers mean forfeiture of the request, and not the balance'
  expect(told('withheld_or_forfeited_money', words)).toBe(undefined)
  expect(told('withheld_or_forfeited_money', 'late papers mean forfeiture of the balance')).toBe(
    'withheld_or_forfeited_money',
  )
})
