import {
  type LegalIssue,
  type ScoreLine,
  type Severity,
  scoreBands,
  standingOf,
  type UnifiedAnalysis,
} from '@karar/schema'

/** A clause, or a place without a number, that has to change, with the findings in it that count. */
export interface GateClause {
  /** clause number; null where it has none */
  number: string | null
  page: number
  /** of its worst finding */
  severity: Severity
  issues: LegalIssue[]
  /** all of its findings are ticked off */
  settled: boolean
}

export interface Gate {
  /** worst first */
  clauses: GateClause[]
  /** how many of them are not settled */
  open: number
  /** whether the contract is a low risk once they have changed, or more remains to be said of it */
  clears: boolean
}

type Judged = Pick<UnifiedAnalysis, 'safety_score' | 'verdict' | 'critical_issues' | 'score_breakdown'>

/**
 * What changes the verdict: the fewest of the worst findings with which put right the contract is a low risk, by clause.
 * Where no number of them does that (the contract was not understood well enough, say), the critical and high ones, after
 * which more remains. Null where no clause stands in the way, and for an analysis that is to be made anew.
 *
 * @param settled ids of the findings that the reader has ticked off
 */
export function gateOf(analysis: Judged, settled: ReadonlySet<string>): Gate | null {
  if (standingOf(analysis.safety_score, analysis.verdict) === 'older_reading') return null
  const { issues, clears } = deciding(analysis)
  if (issues.length === 0) return null
  const groups = Map.groupBy(issues, ({ clause_number, page }) => clause_number ?? `page ${page}`)
  const clauses = [...groups.values()].map((inIt): GateClause => {
    const [{ clause_number, page, severity }] = inIt as [LegalIssue]
    return { number: clause_number, page, severity, issues: inIt, settled: inIt.every(({ id }) => settled.has(id)) }
  })
  return { clauses, open: clauses.filter((clause) => !clause.settled).length, clears }
}

const isGrave = ({ severity }: LegalIssue) => severity === 'critical' || severity === 'high'

/** The findings that decide, worst first. The engine reckons the score with the lines put right from the top on. */
function deciding({ safety_score, critical_issues, score_breakdown }: Judged): {
  issues: LegalIssue[]
  clears: boolean
} {
  const issueOf = new Map(critical_issues.map((issue) => [issue.id, issue]))
  const ofIssue = ({ issue_id }: ScoreLine) => issueOf.get(issue_id ?? '')
  const lines = score_breakdown.filter(ofIssue)
  const grave = critical_issues.filter(isGrave)
  if (safety_score >= scoreBands.low && grave.length === 0) return { issues: [], clears: true }
  const at = lines.findIndex(({ score_if_fixed = 0 }) => score_if_fixed >= scoreBands.low)
  if (at < 0) return { issues: grave, clears: false }
  return { issues: lines.slice(0, at + 1).flatMap((line) => ofIssue(line) ?? []), clears: true }
}
