import type { ClauseAnalysis, LegalIssue, UnifiedAnalysis } from '@karar/schema'
import { adviceIssues } from '../../lib/advice-issues.ts'

/** Advice that stands nowhere else: neither with a finding ('Ask for') nor with a missing clause (its reason). */
export function ownAdvice({
  attorney_recommendations,
  critical_issues,
  missing_clause_details,
}: Pick<UnifiedAnalysis, 'attorney_recommendations' | 'critical_issues' | 'missing_clause_details'>): string[] {
  const about = adviceIssues(attorney_recommendations, critical_issues)
  return attorney_recommendations.filter(
    (advice, index) => !about[index] && !missing_clause_details.some(({ reason }) => advice.endsWith(reason)),
  )
}

/** Reasons of the verdict that are more than the title of a finding, which has a card of its own. */
export function ownReasons({
  verdict,
  critical_issues,
}: Pick<UnifiedAnalysis, 'verdict' | 'critical_issues'>): string[] {
  // in older analyses a title begins small behind its clause
  const titles = critical_issues.map(({ title }) => title.slice(1))
  return verdict.detailed_reasons.filter((reason) => !titles.some((title) => reason.endsWith(`${title}.`)))
}

/**
 * Clauses of which there is something to say that no row before them says: a finding, advice, a grade above low, or
 * words of their own. Most clauses of a kind are told in the same sentence; the first of them is enough.
 */
export function tellingClauses(
  clauses: readonly ClauseAnalysis[],
  issues: readonly Pick<LegalIssue, 'clause_id'>[],
): ClauseAnalysis[] {
  const found = new Set(issues.map(({ clause_id }) => clause_id))
  const said = new Set<string>()
  return clauses.filter((clause) => {
    const words = clause.plain_language.trim()
    const isNew = words !== '' && !said.has(words)
    said.add(words)
    return isNew || found.has(clause.id) || clause.risk_assessment !== 'low' || clause.red_flags.length > 0
  })
}
