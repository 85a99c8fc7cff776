import type { ClauseType, Insight, LegalIssue, MissingClause } from '@karar/schema'
import { cards } from '../categories/cards.ts'

/**
 * Of two statements that contradict each other the graver stays: an advantage goes where a critical or high finding is
 * about the same words, or where a finding says the opposite of it, wherever that stands.
 */
export const notDenied = (advantages: readonly Insight[], issues: readonly LegalIssue[]): Insight[] =>
  advantages.filter(({ start, end, rule_id: rule }) => {
    const isAbout = (issue: LegalIssue): boolean =>
      start !== null && end !== null && start < issue.end && issue.start < end
    return !issues.some(
      (issue) => (isGrave(issue) && isAbout(issue)) || cards[issue.category].denies?.some((denied) => denied === rule),
    )
  })

const isGrave = ({ severity }: LegalIssue): boolean => severity === 'critical' || severity === 'high'

/** A clause is not missing while a finding quotes it. */
export function notQuoted(missing: readonly MissingClause[], issues: readonly LegalIssue[]): MissingClause[] {
  const quoted = new Set<ClauseType>(
    issues.flatMap(({ category, clause_type: type }) => [type, cards[category].quotes ?? type]),
  )
  return missing.filter(({ clause_type: type }) => !quoted.has(type))
}
