import type { IssueCategory } from '@karar/schema'
import { readModelFile } from '../../../model/read.ts'
import { decode } from '../../understand/model/file.ts'
import { type LinearModel, tableOf } from '../../understand/model/model.ts'
import { MOST_WEIGHT } from './context.ts'
import type { SentenceFeatures } from './features.ts'

/** How far a passage lies above the limits of both machines of each category, in the order of `learnedCategories`; below where negative. */
export interface Margins {
  /** whether it is about the subject of the category */
  readonly subject: Float32Array
  /** whether it raises the issue */
  readonly harm: Float32Array
  /** the highest of what a category has of both, which is the lower one; where it is far below, no more than this */
  readonly most: number
}

/** Behind the machines of the categories the file holds two whose scores are added to all of theirs. */
const SHARED = 2

interface Judge {
  readonly model: LinearModel
  /** the weights of the machines for subjects, and of those for harm */
  readonly subjects: Weights
  readonly harms: Weights
  readonly row: (hash: number) => number
  readonly categories: readonly IssueCategory[]
  /** scratch space, all zero between calls */
  readonly heaviest: Float32Array
  /** scratch space for scores of all classes, and for those of the sentences around */
  readonly scores: Float64Array
  readonly near: Float64Array
}

let loaded: Judge | undefined
function judge(): Judge {
  if (loaded === undefined) {
    const model = decode(readModelFile('issues'))
    loaded = {
      model,
      subjects: weightsOf(model, 0),
      harms: weightsOf(model, 1),
      row: tableOf(model.hashes),
      categories: model.classes.filter((_, id, all) => id % 2 === 0 && id < all.length - SHARED) as IssueCategory[],
      heaviest: new Float32Array(model.hashes.length),
      scores: new Float64Array(model.classes.length),
      near: new Float64Array((model.classes.length - SHARED) / 2),
    }
  }
  return loaded
}

type Weights = Pick<LinearModel, 'starts' | 'classIds' | 'weights'>

/** Of the weights those of every other class, from the first or from the second on. */
function weightsOf({ starts, classIds, weights }: LinearModel, from: 0 | 1): Weights {
  const isOwn = (_: number, at: number): boolean => classIds[at]! % 2 === from
  const own = new Uint32Array(starts.length)
  for (let row = 0; row + 1 < starts.length; row++) {
    let count = own[row]!
    for (let at = starts[row]!; at < starts[row + 1]!; at++) if (classIds[at]! % 2 === from) count++
    own[row + 1] = count
  }
  return { starts: own, classIds: classIds.filter(isOwn), weights: weights.filter(isOwn) }
}

/** The categories that the trained reader knows, in the order of `marginsOf`. */
export const learnedCategories = (): readonly IssueCategory[] => judge().categories

/** The features of a sentence that the model knows: rows of its table, each once, with its heaviest weight. */
export interface Known {
  readonly rows: readonly number[]
  readonly values: Float32Array
}

export function knownOf({ hashes, values }: SentenceFeatures): Known {
  const { row: rowOf, heaviest } = judge()
  const rows: number[] = []
  for (let index = 0; index < hashes.length; index++) {
    const row = rowOf(hashes[index]!)
    if (row >= 0) note(heaviest, rows, row, values[index]!)
  }
  return noted(heaviest, rows)
}

/** The rows of all, each once. */
function together(all: readonly Known[]): Known {
  const { heaviest } = judge()
  const rows: number[] = []
  for (const known of all)
    for (let index = 0; index < known.rows.length; index++)
      note(heaviest, rows, known.rows[index]!, known.values[index]!)
  return noted(heaviest, rows)
}

function note(heaviest: Float32Array, rows: number[], row: number, value: number): void {
  if (heaviest[row] === 0) rows.push(row)
  if (value > heaviest[row]!) heaviest[row] = value
}

function noted(heaviest: Float32Array, rows: readonly number[]): Known {
  const values = new Float32Array(rows.length)
  for (let index = 0; index < rows.length; index++) {
    values[index] = heaviest[rows[index]!]!
    heaviest[rows[index]!] = 0
  }
  return { rows, values }
}

/** What a sentence says for the subjects of those beside it: a score for each category, and its weight squared. */
export interface Beside {
  readonly scores: Float64Array
  readonly square: number
}

/** @param hashes what `contextOf` gives for the sentence */
export function besideOf(hashes: Int32Array): Beside {
  const { model, subjects, row: rowOf, scores: all } = judge()
  all.fill(0)
  let square = 0
  for (const hash of hashes) {
    const row = rowOf(hash)
    if (row < 0) continue
    const value = model.idf[row]!
    square += value * value
    addTo(all, subjects, row, value)
  }
  const shared = all.length - SHARED
  const scores = new Float64Array(shared / 2)
  for (let k = 0; k < scores.length; k++)
    scores[k] = all[2 * k]! * model.scales[2 * k]! + all[shared]! * model.scales[shared]!
  return { scores, square }
}

/**
 * How a passage stands to each category. The file holds two linear machines a category (see corpus/src/issues/issues.ts):
 * whether the passage is about its subject, which the sentences around it help to tell, and whether it raises the issue;
 * both must reach their limits. Where all harms lie far below theirs, the subjects are not asked for: they count as no nearer.
 *
 * @param beside what the sentences around say, where that is asked for
 */
export function marginsOf(passage: readonly Known[], beside: () => readonly Beside[]): Margins {
  const { model, subjects, harms, scores } = judge()
  const { rows, values } = passage.length === 1 ? passage[0]! : together(passage)
  scores.fill(0)
  let square = 0
  for (let index = 0; index < rows.length; index++) {
    const value = values[index]! * model.idf[rows[index]!]!
    square += value * value
    addTo(scores, harms, rows[index]!, value)
  }
  const bare = levelOf(square)
  const any = scores.length - SHARED
  const weigh = (id: number): number => scores[id]! * model.scales[id]!
  const from = (id: number): number => model.bias[id]! - model.thresholds[id]!
  const harm = new Float32Array(any / 2)
  let most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < harm.length; k++) {
    const id = 2 * k + 1
    harm[k] = (weigh(id) + weigh(any + 1)) * bare + from(id) + from(any + 1)
    most = Math.max(most, harm[k]!)
  }
  if (most <= -FAR) return { subject: harm, harm, most }
  // what stands beside may be weighed only now, in the same scratch space
  const near = nearOf(beside())
  scores.fill(0)
  for (let index = 0; index < rows.length; index++)
    addTo(scores, subjects, rows[index]!, values[index]! * model.idf[rows[index]!]!)
  const placed = levelOf(square + near.square)
  const subject = new Float32Array(any / 2)
  most = Number.NEGATIVE_INFINITY
  for (let k = 0; k < subject.length; k++) {
    const id = 2 * k
    subject[k] = (weigh(id) + weigh(any) + near.scores[k]!) * placed + from(id) + from(any)
    most = Math.max(most, Math.min(subject[k]!, harm[k]!))
  }
  return { subject, harm, most }
}

/** Far below every limit, a passage comes to no issue with its neighbour either. */
export const FAR = 0.3

/** Adds what a feature of such a weight speaks for and against. */
function addTo(scores: Float64Array, { starts, classIds, weights }: Weights, row: number, value: number): void {
  const end = starts[row + 1]!
  for (let at = starts[row]!; at < end; at++) {
    const id = classIds[at]!
    scores[id] = scores[id]! + value * weights[at]!
  }
}

const levelOf = (square: number): number => (square > 0 ? 1 / Math.sqrt(square) : 0)

/** The sentences around together, no heavier than MOST_WEIGHT: measured as if they had no word in common, as in training. */
function nearOf(beside: readonly Beside[]): Beside {
  const { near: scores } = judge()
  scores.fill(0)
  const square = beside.reduce((sum, one) => sum + one.square, 0)
  const scale = Math.min(1, MOST_WEIGHT * levelOf(square))
  for (const one of beside) for (let k = 0; k < scores.length; k++) scores[k] = scores[k]! + one.scores[k]! * scale
  return { scores, square: square * scale * scale }
}
