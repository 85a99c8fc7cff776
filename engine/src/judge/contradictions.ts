import type { ClauseType, Insight, IssueCategory, LegalIssue, MissingClause } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { ProtectionId } from '../language/protections.ts'

/**
 * Of two statements that contradict each other the graver stays: an advantage goes where a finding is of the same words, a
 * critical or high one of some of them, or where a finding says the opposite of it, wherever that stands.
 */
export const notDenied = (advantages: readonly Insight[], issues: readonly LegalIssue[]): Insight[] =>
  advantages.filter((advantage) => {
    const { start, end, rule_id: rule } = advantage
    const isAbout = (issue: LegalIssue): boolean =>
      start !== null && end !== null && start < issue.end && issue.start < end
    return !issues.some(
      (issue) =>
        (isGrave(issue) && isAbout(issue)) ||
        isSame(advantage, issue) ||
        cards[issue.category].denies?.some((denied) => denied === rule),
    )
  })

/**
 * A remark of low weight goes where a term that protects the reader says the contrary in the same words: nothing is both a
 * risk and an advantage.
 */
export const notComforted = (issues: readonly LegalIssue[], protections: readonly Insight[]): LegalIssue[] =>
  issues.filter(
    (issue) =>
      issue.severity !== 'low' ||
      !protections.some((one) => isSame(one, issue) && answers(issue.category).some((id) => id === one.rule_id)),
  )

/** Protections that take a remark of this kind away. */
const answers = (category: IssueCategory): readonly ProtectionId[] => [
  ...(cards[category].denies ?? []),
  ...(category === 'short_or_missing_notice' ? (['mutual-termination'] as const) : []),
  ...(category === 'conflicting_dispute_clauses' ? (['joint-arbitrator'] as const) : []),
]

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
