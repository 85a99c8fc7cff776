import type { LegalIssue, Severity } from '@karar/schema'
import { expect, test } from 'vitest'
import { filterIssues } from './use-shown-issues.ts'

const issues = (['critical', 'high', 'high', 'low'] as const).map(
  (severity, id) => ({ id: `${id}`, severity, actionable_guidance: `Ask for ${id}.` }) as LegalIssue,
)
const filtered = (severity: Severity | null, ticked: string[] = [], openOnly = true, named: string | null = null) => {
  const { cards, counts } = filterIssues(issues, { severity, openOnly, resolved: new Set(ticked), named })
  return { ids: cards.map(([{ id }]) => id), counts }
}

test('a grade shows its issues alone, and the counts stay those of the whole', () =>
  expect(filtered('high')).toEqual({
    ids: ['1', '2'],
    counts: [
      { severity: 'critical', count: 1 },
      { severity: 'high', count: 2 },
      { severity: 'low', count: 1 },
    ],
  }))

test('no grade shows all', () => expect(filtered(null).ids).toHaveLength(4))
test('a grade that does not occur shows none', () => expect(filtered('medium').ids).toEqual([]))
test('ticked ones stay in the list', () => expect(filtered(null, ['0'], false).ids).toEqual(['0', '1', '2', '3']))
test('with those open alone the ticked ones are left out, within the grade', () =>
  expect([filtered(null, ['0', '1']).ids, filtered('high', ['0', '1']).ids]).toEqual([['2', '3'], ['2']]))
test('the one that is open stays where it is when it is ticked off', () =>
  expect(filtered(null, ['0', '1'], true, '1').ids).toEqual(['1', '2', '3']))
test('the one that is open is there whatever the grade asked for, in its place', () =>
  expect([filtered('low', [], false, '0').ids, filtered('medium', [], true, '1').ids]).toEqual([['0', '3'], ['1']]))
