import type { ClauseAnalysis, LegalIssue } from '@karar/schema'

const grades: readonly LegalIssue['severity'][] = ['critical', 'high', 'medium', 'low']

/**
 * The few clauses that are shown first: the riskiest by the grade that their rows show, each grade in the contract's order; a
 * part stands for no clause.
 *
 * @param found the grade of the worst finding of a clause, by its id
 */
export function riskiest(
  clauses: readonly ClauseAnalysis[],
  found: ReadonlyMap<string | null, LegalIssue['severity']>,
  count: number,
): ClauseAnalysis[] {
  const rank = ({ id, risk_assessment }: ClauseAnalysis) => grades.indexOf(found.get(id) ?? risk_assessment)
  return clauses
    .filter(({ part_of }) => part_of === undefined)
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, count)
}
