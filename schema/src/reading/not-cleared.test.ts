import { expect, test } from 'vitest'
import { standingOf, Verdict } from '../analysis.ts'

test('a reason that only a newer version knows keeps a contract from being called low risk all the same', () => {
  const told = { color: 'yellow', text: 'Not cleared.', reasoning: '', detailed_reasons: [] }
  const verdict = Verdict.parse({ ...told, not_cleared: ['end_missing', 'told_by_tomorrow'] })
  expect(verdict.not_cleared).toEqual(['end_missing', 'reading_unproven'])
  expect(standingOf(90, Verdict.parse({ ...told, not_cleared: ['told_by_tomorrow'] }))).toBe('not_cleared')
})
