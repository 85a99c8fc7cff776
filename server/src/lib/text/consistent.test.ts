import { readFileSync } from 'node:fs'
import { analyze } from '@karar/engine'
import { type Insight, type LegalIssue, type PositionData, UnifiedAnalysis } from '@karar/schema'
import { beforeAll, expect, test } from 'vitest'
import { positionWithin, withoutContradictions } from './consistent.ts'

const sample = new URL('../../../../web/public/samples/services-agreement.txt', import.meta.url)
let whole: UnifiedAnalysis
beforeAll(() => {
  whole = UnifiedAnalysis.parse(analyze(readFileSync(sample, 'utf8'), { day: '2026-11-23' }))
})

const found = () => whole.critical_issues[0] as LegalIssue
const gated = (change: Partial<UnifiedAnalysis>) => withoutContradictions({ ...whole, ...change })
const sum = ({ score_breakdown }: UnifiedAnalysis) => score_breakdown.reduce((so, { points }) => so + points, 0)

const advantage = (rule_id: string, start: number, end: number): Insight => ({
  ...({ id: rule_id, source: 'clause', title: `Good: ${rule_id}`, description: '', severity: null } as const),
  ...{ rule_id, start, end, quote: '', page: 1, clause_type: 'indemnity', clause_id: null, clause_number: '1' },
  issue_id: null,
})

test.each(['critical', 'high'] as const)('an advantage about the words of a %s finding is not told', (severity) => {
  const issue: LegalIssue = { ...found(), severity, category: 'personal_guarantee' }
  const advantages = [
    advantage('cure-period', issue.start + 1, issue.end + 40),
    advantage('cure-period', issue.end, issue.end + 9),
  ]
  const told = gated({ critical_issues: [issue], key_advantages: advantages }).key_advantages
  expect(told.map(({ start }) => start)).toEqual([issue.end])
})

test('a lesser finding about the same words leaves the advantage where it is', () => {
  const issue: LegalIssue = { ...found(), severity: 'medium', category: 'personal_guarantee' }
  expect(
    gated({ critical_issues: [issue], key_advantages: [advantage('cure-period', issue.start, issue.end)] })
      .key_advantages,
  ).toHaveLength(1)
})

test.each([
  ['one_sided_indemnity', 'mutual-indemnity'],
  ['one_sided_termination', 'mutual-termination'],
  ['unilateral_arbitrator', 'joint-arbitrator'],
  ['unlimited_liability', 'mutual-liability-cap'],
] as const)('a finding of %s denies %s, wherever that stands', (category, rule) => {
  const far = [advantage(rule, 900_000, 900_009), advantage('cure-period', 900_000, 900_009)]
  const issue: LegalIssue = { ...found(), severity: 'medium', category }
  expect(gated({ critical_issues: [issue], key_advantages: far }).key_advantages.map((one) => one.rule_id)).toEqual([
    'cure-period',
  ])
})

test('the credit of an advantage that is not told keeps its point and loses its words', () => {
  const denied = advantage('mutual-indemnity', 1, 2)
  const lines = [
    { label: 'Start', points: 100 },
    { label: `In your favour: ${denied.title}`, points: 1 },
  ]
  const told = gated({
    critical_issues: [{ ...found(), category: 'one_sided_indemnity' }],
    key_advantages: [denied],
    score_breakdown: lines,
  })
  expect(told.score_breakdown.map(({ points }) => points)).toEqual([100, 1])
  expect(told.score_breakdown[1]?.label).not.toContain(denied.title)
})

const tenancy = { act: 'Maharashtra Rent Control Act 1999', section: 's. 16', note: '' }
const lease = { act: 'Transfer of Property Act 1882', section: 's. 106', note: '' }
const claims = { act: 'Transfer of Property Act 1882', section: 's. 130', note: '' }
const wages = { act: 'Code on Wages 2019', section: 's. 18', note: '' }
const contract = { act: 'Indian Contract Act 1872', section: 's. 27', note: '' }
test.each([
  ['service_agreement', 0.9, [claims, wages, contract]],
  ['lease_agreement', 0.9, [tenancy, lease, claims, contract]],
  ['sale_deed', 0.9, [claims, contract]],
  ['general_contract', 0.9, [tenancy, lease, claims, wages, contract]],
  ['service_agreement', 0.3, [tenancy, lease, claims, wages, contract]],
] as const)('of five laws a %s, %d sure, tells those on its kind', (contract_type, contract_type_confidence, told) => {
  const issue = { ...found(), law: [tenancy, lease, claims, wages, contract] }
  const { critical_issues } = gated({ critical_issues: [issue], contract_type, contract_type_confidence })
  expect(critical_issues[0]?.law).toEqual(told)
})

test('a clause that a finding quotes is called missing nowhere, and the score stays', () => {
  const type = 'limitation_of_liability'
  expect(whole.missing_clauses).toContain(type)
  const told = gated({
    critical_issues: [...whole.critical_issues, { ...found(), id: 'cap', category: 'one_sided_liability_cap' }],
  })
  expect(JSON.stringify([told.missing_clauses, told.missing_clause_details])).not.toContain(type)
  expect(told.key_risks.some((risk) => risk.source === 'missing_clause' && risk.clause_type === type)).toBe(false)
  expect(told.metrics.missing_clauses_count).toBe(told.missing_clauses.length)
  expect(`${told.verdict.reasoning} ${told.verdict.detailed_reasons} ${told.attorney_recommendations}`).not.toContain(
    'Limitation of Liability',
  )
  expect(told.score_breakdown.some(({ clause_type }) => clause_type === type)).toBe(false)
  expect(sum(told)).toBe(told.safety_score)
})

test('of several that are missing only the one that is quoted goes from the sentence', () => {
  const verdict = {
    ...whole.verdict,
    reasoning: 'Two are worth raising. What is not there counts too: Payment, Limitation of Liability.',
    detailed_reasons: ['What is not there counts too: Limitation of Liability.', 'Clause 3: Payment, late.'],
  }
  const told = gated({ verdict, critical_issues: [{ ...found(), category: 'one_sided_liability_cap' }] }).verdict
  expect(told.reasoning).toBe('Two are worth raising. What is not there counts too: Payment.')
  expect(told.detailed_reasons).toEqual(['Clause 3: Payment, late.'])
})

test('what does not contradict passes as it is', () => expect(withoutContradictions(whole)).toEqual(whole))

test('a position tells no advantage and no missing clause that its analysis does not tell', () => {
  const position = { key_advantages: whole.key_advantages, key_risks: whole.key_risks } as PositionData
  const some = {
    ...whole,
    key_advantages: whole.key_advantages.slice(1),
    key_risks: whole.key_risks.filter(({ source }) => source === 'clause'),
  }
  const told = positionWithin(position, some)
  expect(told.key_advantages).toEqual(some.key_advantages)
  expect(told.key_risks).toEqual(some.key_risks)
})
