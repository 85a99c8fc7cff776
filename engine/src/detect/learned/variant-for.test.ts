import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import type { Finding } from '../../categories/shape/detector.ts'
import { toldOf } from '../../judge/told.ts'
import { contractOf, type openings } from '../../testing/contract-of.ts'

const toldBy = (category: IssueCategory, words: string, opening: keyof typeof openings) => {
  const contract = contractOf(`Further, ${words}.`, opening)
  const clause = contract.clauses.find(({ kind }) => kind === 'clause')!
  const start = contract.text.norm.indexOf(words)
  const hit = {
    span: { start, end: start + words.length },
    ...{ clause, severity: 'medium' as const, burdened: contract.parties[1]!, confidence: 0.9 },
  }
  const finding: Finding = { category, source: `meaning-${category}`, hit }
  return toldOf(contract, finding, contract.parties[1]!)
}
const wording = (words: string, opening: keyof typeof openings) =>
  toldBy('penalty_or_excessive_damages', words, opening).wording

test('what is proposed against a penalty speaks of what is late: goods, money, or neither', () => {
  expect(wording('a penalty of two per cent is paid for each week by which the delivery is late', 'supply')).toMatch(
    /price of the delayed item/,
  )
  expect(wording('a penalty of ninety rupees a day is paid where the rent is late', 'lease')).toMatch(/overdue|unpaid/)
  expect(wording('a penalty is paid where a student is sent to another branch', 'services')).not.toMatch(/delay|week/)
  expect(wording('half of the price is paid where the visitor cancels the tour', 'services')).toMatch(/On cancelling/)
})

test('wages that are kept back come under the law on wages, a deposit does not', () => {
  const kept = toldBy('withheld_or_forfeited_money', 'the last salary of the employee is forfeited', 'employment')
  expect(kept.wording).toMatch(/two working days/)
  expect(kept.law.map(({ act }) => act)).toContain('Code on Wages 2019')
  expect(kept.law.map(({ act }) => act).join()).not.toMatch(/Kailash/)
  const deposit = toldBy('withheld_or_forfeited_money', 'the deposit of the lessee is forfeited', 'lease')
  expect(deposit.law.map(({ act }) => act).join()).toMatch(/Kailash/)
  expect(deposit.law.map(({ act }) => act).join()).not.toMatch(/Wages/)
  const dealer = toldBy('withheld_or_forfeited_money', 'the final settlement of the firm is withheld', 'services')
  expect(dealer.wording).not.toMatch(/wages/)
})

test('who may not pay a loan back early is told of the loan, and of the law that is about it', () => {
  const early = toldBy('lock_in_trap', 'prepayment of the loan is not allowed without a charge', 'loan')
  expect(early.title).toMatch(/loan back early/)
  expect(early.law.map(({ act }) => act).join()).toMatch(/Reserve Bank/)
  const held = toldBy('lock_in_trap', 'the lessee shall not leave for three years', 'lease')
  expect(held.law.map(({ act }) => act).join()).not.toMatch(/Reserve Bank/)
})
