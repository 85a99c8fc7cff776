import { type Card, cardsOf, type LegalIssue, Severity, severities } from '@karar/schema'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'

export interface ShownIssues {
  /** cards of which a finding passes the filter or is open, worst first */
  cards: Card[]
  /** the grade asked for, or null for all */
  severity: Severity | null
  /** those that are ticked off are left out */
  openOnly: boolean
  /** how many findings there are of each grade that occurs, worst first */
  counts: { severity: Severity; count: number }[]
}

interface Filter {
  severity: Severity | null
  openOnly: boolean
  /** ids of those that are ticked off */
  resolved: ReadonlySet<string>
  /** the id of the one that is open: it stays when it is ticked off, and it is there whatever the filter */
  named: string | null
}

/** The issues that the address asks for (`?severity=high&open=only`). */
export function useShownIssues(
  issues: readonly LegalIssue[],
  resolved: ReadonlySet<string>,
  named: string | null,
): ShownIssues {
  const [search] = useSearchParams()
  const asked = Severity.safeParse(search.get('severity'))
  const severity = asked.success ? asked.data : null
  const openOnly = search.get('open') === 'only'
  const cards = useMemo(() => cardsOf(issues), [issues])
  return useMemo(
    () => filterIssues(issues, { severity, openOnly, resolved, named }, cards),
    [issues, cards, severity, openOnly, resolved, named],
  )
}

export function filterIssues(issues: readonly LegalIssue[], filter: Filter, cards = cardsOf(issues)): ShownIssues {
  const { severity, openOnly, resolved, named } = filter
  const counts = severities
    .map((one) => ({ severity: one, count: issues.filter((issue) => issue.severity === one).length }))
    .filter(({ count }) => count > 0)
  const passes = (issue: LegalIssue) =>
    issue.id === named || ((severity === null || issue.severity === severity) && (!openOnly || !resolved.has(issue.id)))
  return { cards: cards.filter((card) => card.some(passes)), severity, openOnly, counts }
}
