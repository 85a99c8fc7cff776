import { analyze } from '@karar/engine'
import { expect, test } from 'vitest'
import { contractText } from '../../testing/files.ts'
import { figuresOf } from './present.ts'

test('what is only to be checked is not among the issues that lists and dashboard count', () => {
  const analysis = analyze(contractText, { day: '2026-11-21' })
  const [issue] = analysis.critical_issues
  if (!issue) throw new Error('nothing to doubt')
  const doubted = { ...issue, id: 'doubted', severity: 'low' as const, unsure: true as const }
  const told = { ...analysis, critical_issues: [...analysis.critical_issues, doubted] }
  expect(figuresOf(told)).toEqual(figuresOf(analysis))
})
