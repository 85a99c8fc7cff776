import type { ClauseType } from '@karar/schema'
import { clausePatterns } from '../model/clause-patterns.ts'
import { gate, type Match } from '../model/gates.ts'
import { type ClauseWords, clauseGrams, EARLY, READ } from '../model/grams.ts'
import { headOf } from '../model/heads.ts'
import { clauseLexicon } from '../model/lexicons.ts'
import { choose, softmax } from '../model/model.ts'
import { mayBeOf } from './own-words.ts'

export interface Kind {
  readonly type: ClauseType
  readonly confidence: number
}

/** Below this the model's word is not taken: the patterns have theirs, and where they are silent the clause stays general. */
const LEAST_CONFIDENCE = 0.4
/** What a point of the patterns is worth in scores of the model, which has learned from the same patterns. */
const PATTERN_WEIGHT = 0.02
/** What it is worth that the heading above names the kind: a sub-clause is usually of that kind. */
const ABOVE_WEIGHT = 0.3

/** Points by patterns, in the order of `clausePatterns`. */
interface Points {
  readonly points: Float32Array
  /** the heading names a kind, so that only the kinds that it names are weighed */
  readonly named: boolean
  /** which kinds the heading above names */
  readonly above: readonly boolean[]
}

/**
 * Own heading counts most, then words of the body, then the headings above (a sub-clause is usually of their kind).
 * Where the heading names kinds, only these are weighed against each other: no words of the body outweigh a heading.
 */
function pointsOf({ heading, above }: ClauseWords, matches: readonly Match[]): Points {
  const points = new Float32Array(clausePatterns.length)
  const names = namedBy(heading)
  const named = names.includes(true)
  const over = namedBy(above)
  for (const { id, at } of matches) if (id < points.length) points[id] = at < EARLY ? 2 : 1
  // most sentences have nothing above them
  for (let id = 0; id < (named || over !== NONE ? points.length : 0); id++) {
    if (over[id]) points[id] = points[id]! + (heading === '' ? 1.6 : 0.8)
    if (named) points[id] = names[id] ? points[id]! + 4 : 0
  }
  return { points, named, above: over }
}

const headings = gate(clausePatterns.map(({ heading }) => heading))

/** Which kinds a heading names, in the order of `clausePatterns`. */
function namedBy(heading: string): readonly boolean[] {
  if (heading === '') return NONE
  const names = clausePatterns.map(() => false)
  for (const { id } of headings.find(heading)) names[id] = true
  return names
}
const NONE: readonly boolean[] = clausePatterns.map(() => false)

/** The kind of a clause by its heading and the patterns alone. */
export function kindByPatterns(words: ClauseWords): Kind {
  return mostPoints(pointsOf(words, matchesOf(words)).points)
}

function mostPoints(points: Float32Array): Kind {
  let best = 0
  for (let id = 1; id < points.length; id++) if (points[id]! > points[best]!) best = id
  const most = points[best]!
  if (most < 1.5) return { type: 'general', confidence: 0 }
  const confidence = most >= 5 ? 0.95 : most >= 4 ? 0.9 : most >= 3 ? 0.8 : most >= 2 ? 0.65 : 0.4
  return { type: clausePatterns[best]!.type, confidence }
}

/** The kind of a clause by the trained model alone. */
export function kindByModel(words: ClauseWords): Kind {
  const { model, score } = headOf('clause-types')
  const { id, confidence } = choose(model.choice, score(clauseGrams(words, matchesOf(words))))
  return { type: model.classes[id] as ClauseType, confidence: round(confidence) }
}

/** Patterns where the heading names one kind, the model weighed with the patterns everywhere else. */
export function kindOf(words: ClauseWords): Kind {
  const matches = matchesOf(words)
  const { points, named, above } = pointsOf(words, matches)
  if (named && namesOne(points)) return mostPoints(points)
  const { model, score } = headOf('clause-types')
  const scores = score(clauseGrams(words, matches))
  const at = placesOf(model.classes)
  for (let id = 0; id < at.length; id++) {
    const place = at[id]!
    const own = place < 0 ? 0 : points[place]!
    const extra = PATTERN_WEIGHT * own + (place >= 0 && above[place] ? ABOVE_WEIGHT : 0)
    scores[id] = named && own === 0 ? Number.NEGATIVE_INFINITY : scores[id]! + extra
  }
  const { id, confidence } = choose(model.choice, scores)
  const type = model.classes[id] as ClauseType
  if (named) return { type, confidence: 0.9 }
  const isTold = confidence >= LEAST_CONFIDENCE && mayBeOf(type, words)
  return isTold ? { type, confidence: round(confidence) } : mostPoints(points)
}

function namesOne(points: Float32Array): boolean {
  let count = 0
  for (let id = 0; id < points.length; id++) if (points[id]! >= 4) count++
  return count === 1
}

/** How steeply the scores of the model become shares. */
const STEEPNESS = 4
/** How much of the whole goes to what the heading itself names, divided among what it names. */
const NAMED_SHARE = 0.5
const ABOVE_SHARE = 0.25

/**
 * How likely a clause, or a part of one, is of each type, in the order of `clauseTypes`: all types, not the best alone,
 * for finding what speaks of a matter beside its own. Shares of 1.
 */
export function typeShares(words: ClauseWords): Float32Array {
  const matches = matchesOf(words)
  const { points, named, above } = pointsOf(words, matches)
  const { model, score } = headOf('clause-types')
  const scores = score(clauseGrams(words, matches))
  const at = placesOf(model.classes)
  at.forEach((place, id) => {
    scores[id] = scores[id]! + PATTERN_WEIGHT * (points[place] ?? 0)
  })
  const shares = softmax(scores, STEEPNESS)
  const heads = named ? points.map((own) => (own >= 4 ? 1 : 0)) : points.map((_, id) => (above[id] ? 1 : 0))
  const count = heads.reduce((sum, own) => sum + own, 0)
  if (count === 0) return shares
  const part = named ? NAMED_SHARE : ABOVE_SHARE
  at.forEach((place, id) => {
    shares[id] = shares[id]! * (1 - part) + (part * (heads[place] ?? 0)) / count
  })
  return shares
}

let places: readonly number[] | undefined
/** The place of each class of the model among the patterns, -1 where it has none there. */
const placesOf = (classes: readonly string[]): readonly number[] =>
  (places ??= classes.map((type) => clausePatterns.findLastIndex((own) => own.type === type)))

const matchesOf = (words: ClauseWords): Match[] => clauseLexicon.find(words.text.slice(0, READ))

const round = (confidence: number): number => Math.round(Math.min(confidence, 0.99) * 100) / 100
