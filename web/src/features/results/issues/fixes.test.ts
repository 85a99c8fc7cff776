import type { LegalIssue, ScoreLine } from '@karar/schema'
import { expect, test } from 'vitest'
import { nextFixes } from './fixes.ts'

const issues = (...ids: string[]) => ids.map((id) => ({ id })) as LegalIssue[]
const lines = (...ids: string[]): ScoreLine[] => [
  { label: 'Start', points: 100 },
  ...ids.map((id, index) => ({ label: id, points: -5, issue_id: id, score_if_fixed: 50 + index })),
]

test('with many issues it tells of the first two and the first five', () =>
  expect(nextFixes(lines(...'abcdefg'), issues(...'abcdefg'))).toEqual([
    { count: 2, score: 51 },
    { count: 5, score: 54 },
  ]))

test('with one issue it tells of that one', () =>
  expect(nextFixes(lines('a'), issues('a'))).toEqual([{ count: 1, score: 50 }]))

test('it never says "the first two" where the points were lost in another order', () =>
  expect(nextFixes(lines('b', 'a'), issues('a', 'b'))).toEqual([]))

test('with nothing lost it says nothing', () => expect(nextFixes(lines(), issues())).toEqual([]))
