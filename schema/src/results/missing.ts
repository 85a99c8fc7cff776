import type { MissingClause } from '../analysis.ts'

/**
 * The missing clauses that weigh on the score, and those that would only be good to have: whoever reads both in one list
 * takes the one for as grave as the other.
 */
export function byWeight<M extends Pick<MissingClause, 'importance'>>(clauses: readonly M[]) {
  const isExtra = ({ importance }: M) => importance === 'nice_to_have'
  return { weighty: clauses.filter((one) => !isExtra(one)), extra: clauses.filter(isExtra) }
}
