import type { UnifiedAnalysis } from '@karar/schema'
import { issueHash, spanHash } from '../../../lib/place.ts'
import type { Mark } from '../../../ui/findings/severity.tsx'

/** A finding as it stands in the text: a half-open span, its grade, and the address that opens it. */
export interface TextMark {
  id: string
  start: number
  end: number
  grade: Mark
  title: string
  hash: string
}

const weight: Record<Mark, number> = { critical: 0, high: 1, medium: 2, low: 3, favour: 4, missing: 5 }

/** Findings and favourable terms that have a place in the text, worst first. */
export function textMarks({
  critical_issues,
  key_advantages,
}: Pick<UnifiedAnalysis, 'critical_issues' | 'key_advantages'>): TextMark[] {
  const issues = critical_issues.map(
    ({ id, start, end, severity, title }): TextMark => ({
      id,
      start,
      end,
      grade: severity,
      title,
      hash: issueHash(id),
    }),
  )
  const favours = key_advantages.flatMap(({ id, start, end, title }): TextMark[] =>
    start === null || end === null ? [] : [{ id, start, end, grade: 'favour', title, hash: spanHash(start, end) }],
  )
  return [...issues, ...favours].sort((a, b) => weight[a.grade] - weight[b.grade] || a.start - b.start)
}
