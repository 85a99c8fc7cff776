import type { IssueCategory } from '@karar/schema'
import { expect, test } from 'vitest'
import { contractOf } from '../testing/contract-of.ts'
import { isOnlyGround } from './grounds.ts'

/** Whether what is felt as that harm in the first item that holds `at` is only a ground of something else. */
function isGround(
  text: string,
  at: string,
  category: IssueCategory,
  source = `meaning-${category.replaceAll('_', '-')}`,
) {
  const contract = contractOf(text)
  const clause = contract.clauses.find((one) => one.sentences.some((own) => own.text.includes(at)))!
  const { start, end } = clause.sentences.find((own) => own.text.includes(at))!
  const hit = { span: { start, end }, clause, severity: 'low', burdened: contract.parties[1]!, confidence: 1 } as const
  return isOnlyGround(contract, { category, source, hit })
}

const ENDS =
  '1. Ending. The Client may terminate this Agreement if the Service Provider:\n(a) fails to pay penal charges that are due\n(b) takes up a business that competes\n(c) is late, in which case it shall pay a penalty of Rs. 5,000'
test.each<[string, string, IssueCategory, boolean]>([
  ['a penalty that was not paid', 'penal charges', 'penalty_or_excessive_damages', true],
  ['a business that competes', 'that competes', 'restraint_of_trade', true],
  ['a penalty that is promised in the item itself', 'rs. 5,000', 'penalty_or_excessive_damages', false],
  ['how easily the other side leaves', 'that competes', 'one_sided_termination', false],
])('%s', (_, at, category, expected) => {
  expect(isGround(ENDS, at, category)).toBe(expected)
})

test('an event of default that names a charge is no charge', () => {
  const text =
    '1. Default. Each of the following is an event of default:\n- failure to pay interest or a penal charge in time;\n- a false statement.'
  expect(isGround(text, 'penal charge', 'penalty_or_excessive_damages')).toBe(true)
})

test.each([
  [
    'a list of duties',
    '1. Duties. The Service Provider shall not, for two years:\n(a) take up a business that competes\n(b) deal with clients',
  ],
  ['a plain sentence', '1. Rivals. The Service Provider keeps away from any business that competes.'],
])('%s is none of grounds', (_, text) => {
  expect(isGround(text, 'that competes', 'restraint_of_trade')).toBe(false)
})

test('what a detector computes in an item stays', () => {
  expect(isGround(ENDS, 'penal charges', 'penalty_or_excessive_damages', 'dear-delay')).toBe(false)
})
