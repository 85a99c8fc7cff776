import { expect, test } from 'vitest'
import { resolvedScore } from './resolved-score.ts'

const analysis = {
  safety_score: 32,
  score_breakdown: [
    { label: 'Start', points: 100 },
    { label: 'a', points: -18, issue_id: 'a', score_if_fixed: 50 },
    { label: 'b', points: -14, issue_id: 'b', score_if_fixed: 64 },
    { label: 'held back', points: -25 },
    { label: 'c', points: -9, issue_id: 'c', score_if_fixed: 98 },
    { label: 'missing', points: -4, clause_type: 'notices' as const },
    { label: 'credit', points: 2 },
  ],
}
const after = (...ids: string[]) => resolvedScore(analysis, new Set(ids))

test('nothing ticked says nothing, nor does a tick that cost no points', () =>
  expect([after(), after('gone')]).toEqual([null, null]))
test('the worst ones in a row have the score that the engine reckoned', () =>
  expect([after('a'), after('b', 'a'), after('a', 'b', 'c')]).toEqual([
    { score: 50, exact: true },
    { score: 64, exact: true },
    { score: 98, exact: true },
  ]))
test('others give back their points, and are called a reckoning', () =>
  expect([after('b'), after('a', 'c')]).toEqual([
    { score: 46, exact: false },
    { score: 59, exact: false },
  ]))
test('never more than the engine reckons for more of them, nor less than for fewer', () => {
  const lines = [
    { label: 'Start', points: 100 },
    { label: 'a', points: -18, issue_id: 'a', score_if_fixed: 60 },
    { label: 'b', points: -40, issue_id: 'b', score_if_fixed: 65 },
    { label: 'c', points: -1, issue_id: 'c', score_if_fixed: 90 },
  ]
  const of = (...ids: string[]) => resolvedScore({ safety_score: 41, score_breakdown: lines }, new Set(ids))
  expect(of('b')).toEqual({ score: 65, exact: false })
  expect(of('a', 'c')).toEqual({ score: 60, exact: false })
})
