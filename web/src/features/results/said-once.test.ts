import type { ClauseAnalysis, LegalIssue, MissingClause, Verdict } from '@karar/schema'
import { expect, test } from 'vitest'
import { ownAdvice, ownReasons, tellingClauses } from './said-once.ts'

const issue = {
  id: 'i',
  clause_id: 'c2',
  clause_number: '11.2',
  title: 'You pay for every loss',
  actionable_guidance: 'Ask for a cap.',
} as LegalIssue

test('advice that a card or a missing clause gives is not given again', () =>
  expect(
    ownAdvice({
      attorney_recommendations: [
        'Clause 11.2: Ask for a cap.',
        'Add a clause on Insurance. Nobody need be able to pay.',
        'Have a lawyer confirm this.',
      ],
      critical_issues: [issue],
      missing_clause_details: [{ reason: 'Nobody need be able to pay.' } as MissingClause],
    }),
  ).toEqual(['Have a lawyer confirm this.']))

test('a reason that is the title of a card is not given again, with or without its clause', () => {
  const verdict = {
    detailed_reasons: [
      'Clause 11.2: you pay for every loss.',
      'You pay for every loss.',
      'What is not there counts too: Insurance.',
    ],
  } as Verdict
  expect(ownReasons({ verdict, critical_issues: [issue] })).toEqual(['What is not there counts too: Insurance.'])
})

const clause = (id: string, plain_language: string, more: Partial<ClauseAnalysis> = {}) =>
  ({ id, plain_language, risk_assessment: 'low', red_flags: [], ...more }) as ClauseAnalysis

test('of clauses told in one sentence the first stands for all, and those with more to say stand too', () => {
  const rows = [
    clause('c1', 'Says what work is to be done.'),
    clause('c2', 'Says what work is to be done.'),
    clause('c3', 'Says what work is to be done.'),
    clause('c4', 'Says what work is to be done. It names 2 days.'),
    clause('c5', 'Says what work is to be done.', { risk_assessment: 'medium' }),
    clause('c6', 'Says what work is to be done.', { red_flags: ['The work can grow'] }),
    clause('c7', ''),
  ]
  expect(tellingClauses(rows, [issue]).map(({ id }) => id)).toEqual(['c1', 'c2', 'c4', 'c5', 'c6'])
})
