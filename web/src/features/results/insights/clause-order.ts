import type { ClauseAnalysis } from '@karar/schema'

const grades: readonly ClauseAnalysis['risk_assessment'][] = ['high', 'medium', 'low']

/** The few clauses that are shown first: the riskiest, each grade in the contract's order; a part stands for no clause. */
export function riskiest(clauses: readonly ClauseAnalysis[], count: number): ClauseAnalysis[] {
  return clauses
    .filter(({ part_of }) => part_of === undefined)
    .toSorted((a, b) => grades.indexOf(a.risk_assessment) - grades.indexOf(b.risk_assessment))
    .slice(0, count)
}
