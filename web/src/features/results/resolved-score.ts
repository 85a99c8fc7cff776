import type { UnifiedAnalysis } from '@karar/schema'

/** What the score becomes, and whether that is known or reckoned from the points alone. */
export interface ResolvedScore {
  score: number
  exact: boolean
}

/**
 * The score once the findings named are put right in the contract; null where none of them cost points. Exact where they
 * are the worst ones without a gap, for which the engine has reckoned anew. Otherwise the points of each are given back,
 * within what the engine reckoned for fewer and for more of them.
 */
export function resolvedScore(
  { safety_score, score_breakdown }: Pick<UnifiedAnalysis, 'safety_score' | 'score_breakdown'>,
  resolved: ReadonlySet<string>,
): ResolvedScore | null {
  const lines = score_breakdown.filter(({ issue_id }) => issue_id !== undefined)
  const isResolved = ({ issue_id = '' }) => resolved.has(issue_id)
  const fixed = lines.filter(isResolved)
  if (fixed.length === 0) return null
  const gap = lines.findIndex((line) => !isResolved(line))
  const inRow = gap === -1 ? lines.length : gap
  const least = inRow === 0 ? safety_score : lines[inRow - 1]?.score_if_fixed
  if (inRow === fixed.length && least !== undefined) return { score: least, exact: true }
  const most = lines[lines.findLastIndex(isResolved)]?.score_if_fixed ?? 100
  const sum = safety_score - fixed.reduce((points, line) => points + line.points, 0)
  return { score: Math.max(least ?? safety_score, Math.min(sum, most)), exact: false }
}
