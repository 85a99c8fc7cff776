import type { ClauseType, Insight, LegalIssue, MissingClause } from '@karar/schema'
import { isSure } from '@karar/schema'
import { cards } from '../categories/cards.ts'

/**
 * Of two statements that contradict each other the graver stays: an advantage goes where a finding, or a question to check, is
 * of the same words, a critical or high finding of some of them, or where one says the opposite of it, wherever that stands.
 */
export const notDenied = (advantages: readonly Insight[], issues: readonly LegalIssue[]): Insight[] =>
  advantages.filter((advantage) => {
    const { start, end, rule_id: rule } = advantage
    const isAbout = (issue: LegalIssue): boolean =>
      start !== null && end !== null && start < issue.end && issue.start < end
    return !issues.some(
      (issue) =>
        isSame(advantage, issue) ||
        (isSure(issue) &&
          ((isGrave(issue) && isAbout(issue)) || cards[issue.category].denies?.some((denied) => denied === rule))),
    )
  })

/** Half of the finding's words, and more, are the advantage's. */
const isSame = ({ start, end }: Insight, issue: LegalIssue): boolean =>
  start !== null &&
  end !== null &&
  2 * (Math.min(end, issue.end) - Math.max(start, issue.start)) >= issue.end - issue.start

const isGrave = ({ severity }: LegalIssue): boolean => severity === 'critical' || severity === 'high'

/** A clause is not missing while a finding quotes it. */
export function notQuoted(missing: readonly MissingClause[], issues: readonly LegalIssue[]): MissingClause[] {
  const quoted = new Set<ClauseType>(
    issues.flatMap(({ category, clause_type: type }) => [type, cards[category].quotes ?? type]),
  )
  return missing.filter(({ clause_type: type }) => !quoted.has(type))
}
