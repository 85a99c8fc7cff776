import type { Span } from '../text/normalize.ts'

/** The words that state a fact, and where they stand in the original. */
export type Grounded = { quote: string; start: number; end: number; page: number }
export type Ground = (span: Span) => Grounded

/** Most facts of a kind that are worth a person's time. */
const MOST = 14

/** The first of each key, at most as many as are worth reading. */
export function unique<T>(facts: readonly T[], key: (fact: T) => string): T[] {
  const seen = new Set<string>()
  return facts.filter((fact) => !seen.has(key(fact)) && seen.add(key(fact))).slice(0, MOST)
}
