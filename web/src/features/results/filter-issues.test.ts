import type { LegalIssue } from '@karar/schema'
import { expect, test } from 'vitest'
import { filterIssues } from './use-shown-issues.ts'

const issues = (['critical', 'high', 'high', 'low'] as const).map(
  (severity, id) => ({ id: `${id}`, severity }) as LegalIssue,
)

test('a grade shows its issues alone, and the counts stay those of the whole', () => {
  const { issues: shown, counts } = filterIssues(issues, 'high')
  expect(shown.map(({ id }) => id)).toEqual(['1', '2'])
  expect(counts).toEqual([
    { severity: 'critical', count: 1 },
    { severity: 'high', count: 2 },
    { severity: 'low', count: 1 },
  ])
})

test('no grade shows all', () => expect(filterIssues(issues, null).issues).toHaveLength(4))
test('a grade that does not occur shows none', () => expect(filterIssues(issues, 'medium').issues).toEqual([]))
