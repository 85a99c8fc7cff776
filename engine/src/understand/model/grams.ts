import type { Match } from './gates.ts'
import { hashOf, mix, tokenize } from './tokens.ts'

/** What a model sees of one text, as hashes. Words of its own and words near it are weighed and levelled together. */
export interface Grams {
  readonly own: readonly number[]
  /** words of the neighbours, at a share of the weight */
  readonly near: readonly number[]
  /** expressions that match, with the value that each has */
  readonly fired: readonly (readonly [hash: number, value: number])[]
}

export const HEADING = hashOf('heading:')
const ABOVE = hashOf('above:')
const FIRST = hashOf('first:')
const LENGTH = hashOf('length:')
export const MATCH = hashOf('match:')
const MATCH_EARLY = hashOf('match-early:')

/** How much a match of an expression counts in the text itself. */
export const OWN_MATCH: number = 0.3

/** Words and pairs of neighbouring words. */
export function pushPairs(into: number[], tokens: readonly number[]): void {
  for (let at = 0; at < tokens.length; at++) {
    into.push(tokens[at]!)
    if (at > 0) into.push(mix(tokens[at - 1]!, tokens[at]!))
  }
}

/** How long a text is, in tens of words, as a feature. */
export const lengthOf = (tokens: readonly number[]): number => mix(LENGTH, Math.min(8, Math.floor(tokens.length / 10)))

/** A clause by itself, as the kinds of clauses are told: its words, its first words, its heading and the one above. */
export interface ClauseWords {
  /** lower-case words without number and heading */
  readonly text: string
  readonly heading: string
  readonly above: string
}

/** Longest stretch of a clause that is read for its kind: what a clause is about stands near its start. */
export const READ = 800
const OPENING = 12
export const EARLY = 160

/** @param matches what of the lexicon matches the first `READ` characters of the clause */
export function clauseGrams(clause: ClauseWords, matches: readonly Match[]): Grams {
  const tokens = tokenize(clause.text, 0, Math.min(READ, clause.text.length))
  const own: number[] = []
  pushPairs(own, tokens)
  for (const token of tokens.slice(0, OPENING)) own.push(mix(FIRST, token))
  for (const token of tokenize(clause.heading)) own.push(mix(HEADING, token))
  for (const token of tokenize(clause.above)) own.push(mix(ABOVE, token))
  own.push(lengthOf(tokens))
  const fired = matches.map(({ id }) => [mix(MATCH, id), OWN_MATCH] as const)
  for (const { id, at } of matches) if (at < EARLY) fired.push([mix(MATCH_EARLY, id), OWN_MATCH])
  return { own, near: [], fired }
}
