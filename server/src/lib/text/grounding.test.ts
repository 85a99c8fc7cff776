import type { LegalIssue, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { ground, groundPosition } from './grounding.ts'

const text = '1. Non-compete. The Employee shall not compete for two years.'
const quote = 'shall not compete'
const start = text.indexOf(quote)
const end = start + quote.length

function issue(id: string, place: Partial<LegalIssue>): LegalIssue {
  return {
    id,
    rule_id: 'restraint-of-trade',
    category: 'restraint_of_trade',
    title: 'You may not work elsewhere',
    short_label: 'Non-compete',
    severity: 'critical',
    description: '',
    quote,
    start,
    end,
    page: 1,
    clause_id: 'c1',
    clause_number: '1',
    clause_type: 'non_compete',
    risk_assessment: 'high',
    red_flags: [],
    actionable_guidance: '',
    improvement_notes: [],
    law: [],
    suggested_wording: null,
    confidence: 0.9,
    ...place,
  }
}

function analysisWith(...issues: LegalIssue[]): UnifiedAnalysis {
  const lost = issues.length * -30
  return {
    safety_score: 100 + lost,
    contract_type: 'employment_agreement',
    contract_type_confidence: 1,
    analysis_source: '',
    perspective: { party: null, role: null, basis: 'none' },
    verdict: { color: 'red', text: '', reasoning: '', detailed_reasons: [] },
    metrics: { critical_issues_count: issues.length, missing_clauses_count: 0, total_clauses_analyzed: 1 },
    critical_issues: issues,
    attorney_recommendations: [],
    key_advantages: [],
    key_risks: [
      ...issues.map((each) => ({
        ...each,
        id: `risk-${each.id}`,
        source: 'clause' as const,
        quote,
        start,
        end,
        issue_id: each.id,
      })),
      {
        id: 'absent',
        source: 'missing_clause',
        rule_id: '',
        title: '',
        description: '',
        severity: null,
        clause_type: 'notice_period',
        ...{ quote: null, start: null, end: null, page: null, clause_id: null, clause_number: null, issue_id: null },
      },
    ],
    clause_analyses: [],
    missing_clauses: [],
    missing_clause_details: [],
    score_breakdown: [
      { label: 'Start', points: 100 },
      ...issues.map((each) => ({ label: each.title, points: -30, issue_id: each.id })),
    ],
    parties: [],
    key_facts: { dates: [], term: [], notice: [], money: [], governing_law: [], seat: [] },
    obligations: [{ party: 'Employee', text: 'shall obey', due: null, start: 0, end: 10 }],
    voice_suggestions: [],
    language: 'en',
    as_of: '2026-11-21',
    disclaimer: '',
    pages_in_doubt: { unread_pages: [], doubtful_pages: [] },
    summary: {
      points: issues.map((each) => ({
        topic: 'go_wrong',
        text: '',
        ...placed,
        clause_number: null,
        issue_id: each.id,
      })),
      terms: [],
    },
  }
}
const placed = { quote, start, end, page: 1 }

test.each([
  ['words that are not in the text', { quote: 'shall work for ever' }],
  ['a place next to the words', { start: start + 1, end: end + 1 }],
  ['a place beyond the text', { start: text.length, end: text.length + quote.length }],
  ['an empty place', { quote: '', start, end: start }],
  ['the words in another case', { quote: quote.toUpperCase() }],
])('a finding with %s is dropped and counted, with all that rests on it', (_name, place) => {
  const { analysis, dropped } = ground(analysisWith(issue('good', {}), issue('planted', place)), text)
  expect(analysis.critical_issues.map((each) => each.id)).toEqual(['good'])
  expect(dropped).toBe(2) // the issue and the obligation that is not in the text either
  expect(analysis.obligations).toEqual([])
  expect(analysis.key_risks.map((each) => each.id)).toEqual(['risk-good', 'absent'])
  expect(analysis.summary.points.map((each) => each.issue_id)).toEqual(['good'])
  expect(analysis.metrics.critical_issues_count).toBe(1)
  expect(analysis.safety_score).toBe(70)
  expect(analysis.score_breakdown.reduce((sum, line) => sum + line.points, 0)).toBe(70)
})

test('an analysis that stands in its text passes as it is', () => {
  const whole = { ...analysisWith(issue('good', {})), obligations: [] }
  expect(ground(whole, text)).toEqual({ analysis: whole, dropped: 0 })
})

test('a position keeps what stands in the text and rests on what was kept', () => {
  const analysis = analysisWith(issue('good', {}))
  const [risk] = analysis.key_risks
  if (!risk) throw new Error('no risk')
  const position = {
    user_party: 'Employee',
    negotiation_power: 20,
    position_strength: 20,
    negotiation_power_description: '',
    key_advantages: [
      { ...risk, id: 'a', issue_id: null },
      { ...risk, id: 'b', issue_id: null, quote: 'shall work for ever' },
    ],
    key_risks: [risk, { ...risk, id: 'c', issue_id: 'dropped' }],
    recommendations: [],
    consistency_note: '',
  }
  const grounded = groundPosition(position, analysis, text)
  expect(grounded.dropped).toBe(2)
  expect(grounded.position.key_advantages.map(({ id }) => id)).toEqual(['a'])
  expect(grounded.position.key_risks).toEqual([risk])
})
