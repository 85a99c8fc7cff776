import type { Insight, LegalIssue, MissingClause } from '@karar/schema'
import { expect, test } from 'vitest'
import { analyze } from '../analyze.ts'
import { cards } from '../categories/cards.ts'
import { protectionWords } from '../language/protections.ts'
import { samples } from '../testing/contracts.ts'
import { notDenied, notQuoted } from './contradictions.ts'

const issue = (more: Partial<LegalIssue>) =>
  ({
    category: 'personal_guarantee',
    severity: 'high',
    start: 100,
    end: 200,
    clause_type: 'general',
    ...more,
  }) as LegalIssue
const advantage = (rule_id: string, start: number, end: number) => ({ rule_id, start, end }) as Insight
const missing = (clause_type: MissingClause['clause_type']) => ({ clause_type }) as MissingClause

test.each(['critical', 'high'] as const)('an advantage about the words of a %s finding is not told', (severity) => {
  const near = [advantage('cure-period', 150, 240), advantage('cure-period', 200, 240)]
  expect(notDenied(near, [issue({ severity })])).toEqual([near[1]])
})

test('a lesser finding in the same words takes the advantage away, one in a few of them does not', () => {
  const told = (start: number) => notDenied([advantage('cure-period', start, 200)], [issue({ severity: 'medium' })])
  expect([told(100), told(160)].map(({ length }) => length)).toEqual([0, 1])
})

test.each([
  ['one_sided_indemnity', 'mutual-indemnity'],
  ['one_sided_termination', 'mutual-termination'],
  ['unilateral_arbitrator', 'joint-arbitrator'],
  ['unlimited_liability', 'mutual-liability-cap'],
] as const)('a finding of %s denies %s, wherever that stands', (category, rule) => {
  const far = [advantage(rule, 900, 909), advantage('cure-period', 900, 909)]
  expect(notDenied(far, [issue({ severity: 'medium', category })])).toEqual([far[1]])
})

test('a clause that a finding quotes, or could not be without, is not missing', () => {
  const lacks = [missing('limitation_of_liability'), missing('payment'), missing('renewal')]
  const found = [issue({ category: 'one_sided_liability_cap', clause_type: 'payment' })]
  expect(notQuoted(lacks, found)).toEqual([missing('renewal')])
})

test('in an analysis no clause is missing that a finding quotes, no advantage is denied, and the sum still is the score', () => {
  for (const text of samples) {
    const told = analyze(text, { day: '2026-11-21' })
    expect(notDenied(told.key_advantages, told.critical_issues)).toEqual(told.key_advantages)
    expect(notQuoted(told.missing_clause_details, told.critical_issues)).toEqual(told.missing_clause_details)
    expect(told.score_breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(told.safety_score)
  }
})

test('every protection that a card denies is one that may be told', () => {
  for (const { denies = [] } of Object.values(cards))
    for (const id of denies) expect(protectionWords).toHaveProperty(id)
})
