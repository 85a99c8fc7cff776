import {
  type Gated,
  type Grams,
  HEADING,
  hashOf,
  lengthOf,
  MATCH,
  mix,
  OWN_MATCH,
  pushPairs,
  tokenize,
} from '@karar/engine/inside'
import type { Unit } from '../clauses/units.ts'

const POSITION = hashOf('position:')
const BEFORE = hashOf('before:')
const AFTER = hashOf('after:')
const MATCH_NEAR = hashOf('match-near:')

/** How much a match of an expression counts in a neighbour. */
const NEAR_MATCH = 0.1

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
