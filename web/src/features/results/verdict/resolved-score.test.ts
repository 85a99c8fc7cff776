import type { ScoreLine } from '@karar/schema'
import { expect, test } from 'vitest'
import { resolvedScore } from './resolved-score.ts'

/** As the engine reckons for four critical and two medium findings, with what it holds back until the grave ones go. */
const lines: ScoreLine[] = [
  { label: 'Start', points: 100 },
  { label: 'a', points: -12, issue_id: 'a', severity: 'critical', score_if_fixed: 24 },
  { label: 'b', points: -12, issue_id: 'b', severity: 'critical', score_if_fixed: 37 },
  { label: 'c', points: -12, issue_id: 'c', severity: 'critical', score_if_fixed: 53 },
  { label: 'd', points: -12, issue_id: 'd', severity: 'critical', score_if_fixed: 94 },
  { label: 'Held back until fixed', points: -28 },
  { label: 'e', points: -4, issue_id: 'e', severity: 'medium', score_if_fixed: 97 },
  { label: 'f', points: -3, issue_id: 'f', severity: 'medium', score_if_fixed: 100 },
]
const after = (...ids: string[]) =>
  resolvedScore({ safety_score: 17, score_breakdown: lines }, new Set(ids)) ?? { score: null, exact: null }

test('nothing ticked says nothing, nor does a tick that cost no points', () =>
  expect([after().score, after('gone').score]).toEqual([null, null]))

test('the worst ones in a row have the score that the engine reckoned, in whatever order they were ticked', () =>
  expect([after('a'), after('c', 'a', 'b'), after('a', 'b', 'c', 'd', 'e', 'f')]).toEqual([
    { score: 24, exact: true },
    { score: 53, exact: true },
    { score: 100, exact: true },
  ]))

test('others of the same weight come to the same, and are not called exact', () =>
  expect([after('b'), after('b', 'c', 'd')]).toEqual([
    { score: 24, exact: false },
    { score: 53, exact: false },
  ]))

test('what is held back stays so while one grave finding is open, however many others are settled', () =>
  expect(after('b', 'c', 'd', 'e', 'f').score).toBeLessThan(75))

test('every further tick raises the score or leaves it', () => {
  const scores = ['f', 'e', 'd', 'c', 'b', 'a'].map((_, count, all) => after(...all.slice(0, count + 1)).score ?? 0)
  expect(scores).toEqual(scores.toSorted((one, two) => one - two))
})

test('beyond what the engine reckoned it says what it knows', () => {
  const known = lines.map((line) => {
    const { score_if_fixed: _, ...rest } = line
    return line.issue_id && line.issue_id >= 'd' ? rest : line
  })
  expect(resolvedScore({ safety_score: 17, score_breakdown: known }, new Set(['a', 'b', 'c', 'd']))).toEqual({
    score: 53,
    exact: false,
  })
})
