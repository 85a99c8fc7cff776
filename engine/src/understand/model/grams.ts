import type { Gated, Match } from './gates.ts'
import { hashOf, mix, tokenize } from './tokens.ts'
import type { Unit } from './units.ts'

/** What a model sees of one text, as hashes. Words of its own and words near it are weighed and levelled together. */
export interface Grams {
  readonly own: readonly number[]
  /** words of the neighbours, at a share of the weight */
  readonly near: readonly number[]
  /** expressions that match, with the value that each has */
  readonly fired: readonly (readonly [hash: number, value: number])[]
}

const HEADING = hashOf('heading:')
const ABOVE = hashOf('above:')
const FIRST = hashOf('first:')
const POSITION = hashOf('position:')
const LENGTH = hashOf('length:')
const BEFORE = hashOf('before:')
const AFTER = hashOf('after:')
const MATCH = hashOf('match:')
const MATCH_NEAR = hashOf('match-near:')
const MATCH_EARLY = hashOf('match-early:')

/** How much a match of an expression counts in the unit itself and in a neighbour. */
const OWN_MATCH: number = 0.3
const NEAR_MATCH: number = 0.1

/** Words and pairs of neighbouring words. */
function pushPairs(into: number[], tokens: readonly number[]): void {
  for (let at = 0; at < tokens.length; at++) {
    into.push(tokens[at]!)
    if (at > 0) into.push(mix(tokens[at - 1]!, tokens[at]!))
  }
}

/** Grams of the units of one contract, each with its place and its neighbours. */
export function unitGrams(units: readonly Unit[], lexicon: Gated): Grams[] {
  const tokens = units.map((unit) => tokenize(unit.text))
  const matches = units.map((unit) => lexicon.find(unit.text))
  const headings = new Map<string, number[]>()
  return units.map((unit, index) => {
    const own: number[] = []
    pushPairs(own, tokens[index]!)
    let heading = headings.get(unit.heading)
    if (heading === undefined) {
      heading = tokenize(unit.heading).map((token) => mix(HEADING, token))
      headings.set(unit.heading, heading)
    }
    own.push(...heading, placeOf(index, units.length), lengthOf(tokens[index]!))
    const near: number[] = []
    for (const token of tokens[index - 1] ?? []) near.push(mix(BEFORE, token))
    for (const token of tokens[index + 1] ?? []) near.push(mix(AFTER, token))
    const fired = matches[index]!.map(({ id }) => [mix(MATCH, id), OWN_MATCH] as const)
    for (const { id } of matches[index - 1] ?? []) fired.push([mix(MATCH_NEAR, id), NEAR_MATCH])
    for (const { id } of matches[index + 1] ?? []) fired.push([mix(MATCH_NEAR, id), NEAR_MATCH])
    return { own, near, fired }
  })
}

const placeOf = (index: number, count: number): number =>
  mix(POSITION, index < count * 0.03 ? 10 : Math.floor((index / count) * 10))
const lengthOf = (tokens: readonly number[]): number => mix(LENGTH, Math.min(8, Math.floor(tokens.length / 10)))

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
