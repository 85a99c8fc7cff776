import type { LegalIssue } from '../analysis.ts'

/** One harm with one remedy, in every place where the contract does it: worst first, at least one. */
export type Card = readonly [LegalIssue, ...LegalIssue[]]

/**
 * Findings that are of one category and ask for the same are one card. Cards stand in the order of their first findings,
 * so that the worst stays first.
 */
export function cardsOf(issues: readonly LegalIssue[]): Card[] {
  const sameHarm = ({ category, actionable_guidance, suggested_wording }: LegalIssue) =>
    JSON.stringify([category, actionable_guidance, suggested_wording])
  return [...Map.groupBy(issues, sameHarm).values()] as [LegalIssue, ...LegalIssue[]][]
}
