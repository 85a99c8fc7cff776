import type { Span } from '../../grammar/normalize.ts'

/** Words of the document that state a fact. Original positions. */
export type Grounded = { quote: string; start: number; end: number; page: number }
/** Finds the words of the document behind a normalised span. */
export type Ground = (span: Span) => Grounded

/** Most facts of a kind that are worth a person's time. */
const MOST = 14

/** Facts that say the same are told once, and no more of a kind than a person reads. */
export function unique<T>(facts: readonly T[], key: (fact: T) => string): T[] {
  const seen = new Set<string>()
  return facts.filter((fact) => !seen.has(key(fact)) && seen.add(key(fact))).slice(0, MOST)
}

/** A sentence, or of a long one the words up to and with those that state a fact. */
export const quoted = (sentence: Span, { start, end }: Span): Span =>
  sentence.end - sentence.start < 400 ? sentence : { start: Math.max(sentence.start, start - 110), end }
