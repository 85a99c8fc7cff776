import { type LegalIssue, Severity, severities, type UnifiedAnalysis } from '@karar/schema'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface ShownIssues {
  /** issues that pass the filter, worst first */
  issues: LegalIssue[]
  /** the grade asked for, or null for all */
  severity: Severity | null
  /** how many there are of each grade that occurs, worst first */
  counts: { severity: Severity; count: number }[]
}

/** The issues that the address asks for (`?severity=high`). */
export function useShownIssues({ critical_issues }: UnifiedAnalysis): ShownIssues {
  const [search] = useSearchParams()
  const asked = Severity.safeParse(search.get('severity'))
  const severity = asked.success ? asked.data : null
  return useMemo(() => filterIssues(critical_issues, severity), [critical_issues, severity])
}

export function filterIssues(issues: readonly LegalIssue[], severity: Severity | null): ShownIssues {
  const counts = severities
    .map((one) => ({ severity: one, count: issues.filter((issue) => issue.severity === one).length }))
    .filter(({ count }) => count > 0)
  return { issues: issues.filter((issue) => severity === null || issue.severity === severity), severity, counts }
}
