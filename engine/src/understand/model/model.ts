import type { Grams } from './grams.ts'

/** A trained head: for each feature kept its weight in some of the classes. */
export interface LinearModel {
  readonly classes: readonly string[]
  /** the score from which a class is taken to be there */
  readonly thresholds: Float32Array
  /** confidence = 1 / (1 + exp(-(slope * score + offset))) */
  readonly slopes: Float32Array
  readonly offsets: Float32Array
  /** for heads that choose one class: confidence of the choice from its score and its lead over the next, see `choose` */
  readonly choice: Float32Array
  readonly bias: Float32Array
  /** weight = scale of its class * the int8 */
  readonly scales: Float32Array
  /** features by rising hash (as unsigned), with their idf; 0 for features that are no words */
  readonly hashes: Uint32Array
  readonly idf: Float32Array
  /** weights of feature f: from starts[f] up to starts[f + 1] */
  readonly starts: Uint32Array
  readonly classIds: Uint8Array
  readonly weights: Int8Array
}

/** Share of the weight that words of the neighbours have. */
const NEAR = 0.4

/** Row numbers and values of the grams that the vocabulary knows: (1 + ln tf) * idf, levelled to length 1, then matches. */
export interface Row {
  readonly ids: number[]
  readonly values: number[]
}

export interface Vocabulary {
  /** row of a hash, or -1 */
  row(hash: number): number
  readonly idf: ArrayLike<number>
  /** scratch space, all zero between calls */
  readonly counts: Float32Array
}

export function weigh(grams: Grams, vocabulary: Vocabulary): Row {
  const { counts, idf } = vocabulary
  const ids: number[] = []
  const count = (hashes: readonly number[]): void => {
    for (const hash of hashes) {
      const row = vocabulary.row(hash)
      if (row < 0) continue
      if (counts[row] === 0) ids.push(row)
      counts[row] = counts[row]! + 1
    }
  }
  count(grams.own)
  const own = ids.length
  count(grams.near)
  const values: number[] = []
  let square = 0
  for (let index = 0; index < ids.length; index++) {
    const row = ids[index]!
    const often = counts[row]!
    const value = (often === 1 ? 1 : 1 + Math.log(often)) * idf[row]! * (index < own ? 1 : NEAR)
    counts[row] = 0
    values.push(value)
    square += value * value
  }
  const level = square > 0 ? 1 / Math.sqrt(square) : 0
  for (let index = 0; index < values.length; index++) values[index] = values[index]! * level
  const words = ids.length
  for (const [hash, value] of grams.fired) {
    const row = vocabulary.row(hash)
    if (row < 0) continue
    const before = ids.indexOf(row, words)
    if (before >= 0) values[before] = values[before]! + value
    else {
      ids.push(row)
      values.push(value)
    }
  }
  return { ids, values }
}

/** A table from hash to row by open addressing. Most hashes that are asked for have no row: a bit for each tells that sooner. */
export function tableOf(hashes: Uint32Array): (hash: number) => number {
  const size = 1 << Math.ceil(Math.log2(Math.max(hashes.length, 1) * 2 + 1))
  const slots = new Int32Array(size).fill(-1)
  for (let row = 0; row < hashes.length; row++) {
    let slot = hashes[row]! & (size - 1)
    while (slots[slot] !== -1) slot = (slot + 1) & (size - 1)
    slots[slot] = row
  }
  const bits = new Uint32Array(1 << (FILTER - 5))
  for (const hash of hashes) {
    const bit = hash >>> (32 - FILTER)
    bits[bit >>> 5] = bits[bit >>> 5]! | (1 << (bit & 31))
  }
  return (hash) => {
    const bit = hash >>> (32 - FILTER)
    if ((bits[bit >>> 5]! & (1 << (bit & 31))) === 0) return -1
    const wanted = hash >>> 0
    for (let slot = wanted & (size - 1); ; slot = (slot + 1) & (size - 1)) {
      const row = slots[slot]!
      if (row === -1 || hashes[row] === wanted) return row
    }
  }
}

/** So many of a hash's highest bits choose its bit: 32 kB, which a processor keeps at hand. */
const FILTER = 18

/** Scores of one text in each class; `score` keeps what it needs of the model ready. */
export function scorer(model: LinearModel): (grams: Grams) => Float32Array {
  const vocabulary: Vocabulary = {
    row: tableOf(model.hashes),
    idf: model.idf,
    counts: new Float32Array(model.hashes.length),
  }
  const { starts, classIds, weights, scales, bias } = model
  return (grams) => {
    const { ids, values } = weigh(grams, vocabulary)
    const scores = new Float32Array(model.classes.length)
    for (let index = 0; index < ids.length; index++) {
      const row = ids[index]!
      const value = values[index]!
      for (let at = starts[row]!; at < starts[row + 1]!; at++) {
        const id = classIds[at]!
        scores[id] = scores[id]! + value * weights[at]!
      }
    }
    for (let id = 0; id < scores.length; id++) scores[id] = scores[id]! * scales[id]! + bias[id]!
    return scores
  }
}

/** How sure the model is that a text with this score is of the class: between 0 and 1. */
export const confidenceOf = (model: LinearModel, id: number, score: number): number =>
  1 / (1 + Math.exp(-(model.slopes[id]! * score + model.offsets[id]!)))

/** The class with the highest score, the first of equals, and how sure it is that this one is right. */
export function choose(choice: Float32Array, scores: Float32Array): { id: number; confidence: number } {
  let id = 0
  for (let k = 1; k < scores.length; k++) if (scores[k]! > scores[id]!) id = k
  const { top, lead } = leadOf(scores, id)
  return { id, confidence: 1 / (1 + Math.exp(-(choice[0]! + choice[1]! * top + choice[2]! * lead))) }
}

/** Score of a class and how far it lies above the best of the others. */
export function leadOf(scores: Float32Array, id: number): { top: number; lead: number } {
  let second = Number.NEGATIVE_INFINITY
  for (let k = 0; k < scores.length; k++) if (k !== id) second = Math.max(second, scores[k]!)
  const top = scores[id]!
  return { top, lead: Math.min(3, top - second) }
}

/** Scores as shares of 1; the steeper, the more the highest takes. */
export function softmax(scores: Float32Array, steepness: number): Float32Array {
  let top = Number.NEGATIVE_INFINITY
  for (const score of scores) top = Math.max(top, score)
  const shares = scores.map((score) => Math.exp((score - top) * steepness))
  const sum = shares.reduce((total, share) => total + share, 0)
  return shares.map((share) => share / sum)
}
