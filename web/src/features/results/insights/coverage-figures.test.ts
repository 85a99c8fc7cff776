import type { DocumentText, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { coverageFigures } from './coverage-figures.ts'

const analysis = {
  clause_analyses: [
    { clause_type: 'general' },
    { clause_type: 'indemnity' },
    { clause_type: 'term', part_of: 'clause-1' },
  ],
  pages_in_doubt: { unread_pages: [2], doubtful_pages: [3] },
} as unknown as UnifiedAnalysis
const text = {
  text: '1. The Client\u2019s fee is Rs. 1,05,000 \u2014 करार।',
  pages: [1, 2, 3].map((number) => ({ number })),
} as unknown as DocumentText

test('pages without text are not read, clauses of no known kind not recognised, parts are no clauses, signs are no words', () =>
  expect(coverageFigures(analysis, text)).toEqual({ pages: 3, pagesRead: 2, clauses: 2, recognised: 1, words: 8 }))
test('while the text loads, what depends on it is not known', () =>
  expect(coverageFigures(analysis, undefined)).toMatchObject({ pages: null, pagesRead: null, words: null, clauses: 2 }))
