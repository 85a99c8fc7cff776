import type { ClauseAnalysis } from '@karar/schema'

/** Number of the clause in which a place of the text stands; null before the first, or where it has none. */
export function clauseNumberAt(clauses: readonly ClauseAnalysis[], at: number): string | null {
  const around = clauses.filter(({ start, end }) => start <= at && at < end)
  return (
    around.reduce<ClauseAnalysis | null>((in_, one) => (in_ && in_.start > one.start ? in_ : one), null)?.number ?? null
  )
}
