import type { Contract } from '../understand/contract.ts'

/** Number of the clause in which a place of the original text stands; null before the first, or where it has none. */
export function clauseNumberAt({ clauses }: Contract, at: number): string | null {
  return clauses.findLast(({ start }) => start <= at)?.number ?? null
}
