import type { IssueCategory, MissingClause, Severity } from '@karar/schema'
import { issueCategories, scoreBand } from '@karar/schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cards } from '../categories/cards.ts'
import { type ScoreInput, scoreContract } from './score.ts'

const order: readonly Severity[] = ['critical', 'high', 'medium', 'low']
const categories: readonly IssueCategory[] = [
  'restraint_of_trade',
  'unlimited_liability',
  'uncertainty',
  'lock_in_trap',
  'wage_deduction',
]

function input(severities: readonly Severity[], rest: Partial<ScoreInput> = {}): ScoreInput {
  const sorted = [...severities].sort((a, b) => order.indexOf(a) - order.indexOf(b))
  return {
    issues: sorted.map((severity, index) => ({
      id: `i${index}`,
      severity,
      category: categories[index % categories.length]!,
      short_label: `Issue ${index}`,
    })),
    missing: [],
    credits: [],
    coverage: null,
    ceiling: null,
    ...rest,
  }
}
const missing: MissingClause = {
  clause_type: 'termination',
  importance: 'critical',
  reason: '',
  suggested_wording: null,
}

test.each<[readonly Severity[], string]>([
  [[], 'low'],
  [['medium', 'medium', 'medium', 'low'], 'low'],
  [['high'], 'medium'],
  [['critical'], 'medium'],
  [['critical', 'critical', 'critical'], 'high'],
  [['critical', 'critical', 'high', 'high', 'high'], 'high'],
])('%j is %s risk', (severities, band) => {
  expect(scoreBand(scoreContract(input(severities)).score)).toBe(band)
})

test('a grave finding is never called low risk, whatever else is fair', () => {
  expect(scoreContract(input(['high'], { credits: ['a', 'b', 'c', 'd', 'e'] })).score).toBeLessThan(75)
})

describe('the lines', () => {
  test('say what each finding costs, and what the score is once it and all worse ones are fixed', () => {
    expect(scoreContract(input(['critical', 'high', 'medium'])).lines).toEqual([
      { label: expect.any(String), points: 100 },
      { label: 'Issue 0', issue_id: 'i0', severity: 'critical', points: -16, score_if_fixed: 60 },
      { label: 'Issue 1', issue_id: 'i1', severity: 'high', points: -12, score_if_fixed: 97 },
      { label: 'Held back until fixed', points: -25 },
      { label: 'Issue 2', issue_id: 'i2', severity: 'medium', points: -3, score_if_fixed: 100 },
    ])
  })
  test('credits win back half of the points at most, so that no finding hides behind them', () => {
    expect(scoreContract(input([], { credits: ['a', 'b'] })).score).toBe(100)
    expect(scoreContract(input(['medium'], { credits: ['a', 'b'] })).score).toBe(98)
  })
  test('a second finding of a category costs half, a third nothing more', () => {
    const same = input(['medium', 'medium', 'medium'])
    const issues = same.issues.map((issue) => ({ ...issue, category: 'uncertainty' as const }))
    expect(scoreContract({ ...same, issues }).score).toBe(95)
  })

  const anything = fc.record({
    severities: fc.array(fc.constantFrom(...order), { maxLength: 40 }),
    missing: fc.array(fc.constant(missing), { maxLength: 9 }),
    credits: fc.array(fc.string(), { maxLength: 9 }),
    coverage: fc.option(fc.constant({ label: 'Unread', points: 50 })),
    ceiling: fc.option(fc.record({ label: fc.constant('Read badly'), score: fc.integer({ min: 0, max: 100 }) })),
  })
  test('add up to the score, which stays between 0 and 100', () => {
    fc.assert(
      fc.property(anything, ({ severities, ...rest }) => {
        const { score, lines } = scoreContract(input(severities, rest))
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(score)
        expect(score).toBeGreaterThanOrEqual(0)
        expect(score).toBeLessThanOrEqual(100)
      }),
    )
  })
  test('no score, now or with anything fixed, is above a ceiling, and one below it loses nothing to it', () => {
    fc.assert(
      fc.property(anything, ({ severities, ...rest }) => {
        const { score, lines } = scoreContract(input(severities, rest))
        const free = scoreContract(input(severities, { ...rest, ceiling: null })).score
        const most = rest.ceiling?.score ?? 100
        expect(score).toBe(Math.min(free, most))
        for (const line of lines) expect(line.score_if_fixed ?? 0).toBeLessThanOrEqual(most)
      }),
    )
  })
  test('fixing more never makes the score worse', () => {
    fc.assert(
      fc.property(anything, ({ severities, ...rest }) => {
        const { score, lines } = scoreContract(input(severities, rest))
        const fixed = [score, ...lines.flatMap((line) => line.score_if_fixed ?? [])]
        expect(fixed).toEqual([...fixed].sort((a, b) => a - b))
      }),
    )
  })
})

describe('one theme does not sink a contract', () => {
  const grave = (...categories: IssueCategory[]): ScoreInput => ({
    issues: categories.map((category, index) => ({
      id: `i${index}`,
      severity: 'critical',
      category,
      short_label: `Issue ${index}`,
    })),
    missing: [],
    credits: [],
    coverage: null,
    ceiling: null,
  })
  test('four findings of one theme cost 40 at most, of four themes more', () => {
    const one = grave('unlimited_liability', 'one_sided_indemnity', 'one_sided_liability_cap', 'personal_guarantee')
    const four = grave('unlimited_liability', 'restraint_of_trade', 'unilateral_arbitrator', 'ip_overreach')
    expect(scoreContract(one).score).toBe(100 - Math.round(60 + (25 + 40 - 60) * 0.4))
    expect(scoreContract(four).score).toBeLessThan(scoreContract(one).score)
  })
  test('beyond 60 points lost each further one counts in part', () => {
    const five = grave(
      'unlimited_liability',
      'restraint_of_trade',
      'unilateral_arbitrator',
      'ip_overreach',
      'wage_deduction',
    )
    expect(scoreContract(five).score).toBe(100 - Math.round(60 + (25 + 80 - 60) * 0.4))
  })
  test('every category has a theme', () => {
    for (const category of issueCategories) expect(cards[category].theme, category).toBeDefined()
    expect(new Set(issueCategories.map((category) => cards[category].theme)).size).toBe(13)
  })
})
