import type { Page, UnifiedAnalysis } from '@karar/schema'
import { expect, test } from 'vitest'
import { clauseHash, findPlace, issueHash, pageHash, spanHash } from './place.ts'

const analysis = {
  critical_issues: [{ id: 'indemnity 1/2', start: 5, end: 9 }],
  clause_analyses: [{ id: 'c2', start: 3, end: 30 }],
} as unknown as UnifiedAnalysis

const pages = [1, 2].map((number) => ({ number, start: number * 100, end: number * 100 + 50 }) as Page)

test.each([
  ['a finding', issueHash('indemnity 1/2'), { start: 5, end: 9, issueId: 'indemnity 1/2' }],
  ['a clause', clauseHash('c2'), { start: 3, end: 30, issueId: null }],
  ['any words', spanHash(7, 8), { start: 7, end: 8, issueId: null }],
  ['a page', pageHash(2), { start: 200, end: 200, issueId: null, page: 2 }],
  ['a page that is not there', pageHash(3), null],
  ['a finding that is gone', '#issue-other', null],
  ['a broken address', '#issue-%E0%A4%A', null],
  ['nothing', '', null],
])('an address names %s', (_, hash, place) => expect(findPlace(hash, analysis, pages)).toEqual(place))
