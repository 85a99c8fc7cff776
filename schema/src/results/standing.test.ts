import { expect, test } from 'vitest'
import type { UnifiedAnalysis } from '../analysis.ts'
import { type Standing, standingIn } from '../index.ts'

const point = { topic: 'what', text: 'It is about chairs.', quote: 'chairs', start: 0, end: 6, page: 1 } as const
const verdict = { color: 'yellow', text: '', reasoning: '', detailed_reasons: [], not_cleared: [] } as const
const judged = {
  safety_score: 50,
  verdict,
  language: 'en',
  summary: { points: [{ ...point, clause_number: null, issue_id: null }], terms: [] },
  pages_in_doubt: { unread_pages: [], doubtful_pages: [] },
  metrics: { critical_issues_count: 0, missing_clauses_count: 0, total_clauses_analyzed: 1 },
}

test.each<[string, object, Standing]>([
  ['a contract that was judged', {}, 'medium'],
  ['no contract', { summary: { points: [], terms: [] } }, 'not_judged'],
  ['another language', { language: 'und', summary: { points: [], terms: [] } }, 'not_judged'],
  ['a page unread', { pages_in_doubt: { unread_pages: [4], doubtful_pages: [] } }, 'not_judged'],
  ['a page read badly', { pages_in_doubt: { unread_pages: [], doubtful_pages: [3] } }, 'not_judged'],
  [
    'a page unread beside a grave finding',
    {
      pages_in_doubt: { unread_pages: [4], doubtful_pages: [] },
      metrics: { ...judged.metrics, critical_issues_count: 1 },
    },
    'medium',
  ],
  ['no contract, and a high risk', { summary: { points: [], terms: [] }, safety_score: 20 }, 'high'],
  [
    'what an older engine read',
    { summary: { points: [], terms: [] }, verdict: { ...verdict, not_cleared: undefined } },
    'medium',
  ],
  ['what was not cleared', { verdict: { ...verdict, not_cleared: ['side_unknown'] }, safety_score: 74 }, 'not_cleared'],
])('%s: %j is told as %s', (_what, more, told) =>
  expect(standingIn({ ...judged, ...more } as unknown as UnifiedAnalysis)).toBe(told),
)
