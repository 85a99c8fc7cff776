import type { UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { sumLines } from './sum-lines.ts'

const analysis = {
  critical_issues: [{ id: 'i', clause_number: '11.2', title: 'You pay for every loss', severity: 'critical' }],
  score_breakdown: [
    { label: 'Start', points: 100 },
    { label: 'Unlimited indemnity', points: -18, issue_id: 'i', severity: 'critical' },
    { label: 'Held back', points: -25 },
    { label: 'No limit of liability', points: -4, clause_type: 'limitation_of_liability' },
    { label: 'Fair notice', points: 2 },
  ],
} as unknown as UnifiedAnalysis

test('each line says its clause, its grade and where it leads, and together they are the score', () => {
  const lines = sumLines(analysis)
  expect(lines.map(({ number, mark, issueId, isMissing }) => [number, mark, issueId, isMissing])).toEqual([
    ['', null, null, false],
    ['11.2', 'critical', 'i', false],
    ['', null, null, false],
    ['', 'missing', null, true],
    ['', 'favour', null, false],
  ])
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(55)
})

test('what keeps a contract from being cleared is a line of the sum, so that it adds up all the same', () => {
  const lines = sumLines({
    ...analysis,
    score_breakdown: [
      { label: 'Points at the start', points: 100 },
      { label: 'Fair notice', points: 2 },
      { label: 'Held back: not cleared', points: -28 },
    ],
  })
  expect(lines.map(({ words, mark, points }) => [words, mark, points])).toEqual([
    ['Points at the start', null, 100],
    ['Fair notice', 'favour', 2],
    ['Held back: not cleared', null, -28],
  ])
  expect(lines.reduce((sum, { points }) => sum + points, 0)).toBe(74)
})
