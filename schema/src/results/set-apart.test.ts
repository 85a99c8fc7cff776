import { expect, test } from 'vitest'
import type { Insight, LegalIssue, ScoreLine } from '../analysis.ts'
import { setApart } from './set-apart.ts'

const issue = (id: string, unsure?: true) => ({ id, ...(unsure && { unsure }) }) as LegalIssue
const analysis = (...critical_issues: LegalIssue[]) => ({
  critical_issues,
  key_risks: [{ id: 'r1', issue_id: 'a' } as Insight, { id: 'r2', issue_id: 'b' } as Insight],
  score_breakdown: [
    { label: 'Start', points: 100 },
    { label: 'a', points: -9, issue_id: 'a' },
    { label: 'b', points: 0, issue_id: 'b' },
  ] as ScoreLine[],
})

test('what is to be checked stands in no list that counts, and the points still add up', () => {
  const { sure, toCheck } = setApart(analysis(issue('a'), issue('b', true)))
  expect(toCheck.map(({ id }) => id)).toEqual(['b'])
  expect(sure.critical_issues.map(({ id }) => id)).toEqual(['a'])
  expect(sure.key_risks.map(({ id }) => id)).toEqual(['r1'])
  expect(sure.score_breakdown.map(({ points }) => points)).toEqual([100, -9])
})

test('an analysis without such findings is itself, and one is told apart once', () => {
  const old = analysis(issue('a'))
  expect(setApart(old).sure).toBe(old)
  const some = analysis(issue('b', true))
  expect(setApart(some)).toBe(setApart(some))
})
