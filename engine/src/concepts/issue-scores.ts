import type { IssueCategory } from '@karar/schema'
import { readModelFile } from '../../model/read.ts'
import { decode } from '../model/file.ts'
import { type LinearModel, tableOf } from '../model/model.ts'
import type { SentenceFeatures } from './features.ts'

/** By category: how far a passage lies above the limit of each of the two machines; below it where negative. */
export interface Margins {
  /** whether it is about the subject of the category */
  readonly subject: number
  /** whether it raises the issue */
  readonly harm: number
}

interface Judge {
  readonly model: LinearModel
  readonly row: (hash: number) => number
  /** scratch space, all zero between calls */
  readonly heaviest: Float32Array
}

let loaded: Judge | undefined
function judge(): Judge {
  if (loaded === undefined) {
    const model = decode(readModelFile('issues'))
    loaded = { model, row: tableOf(model.hashes), heaviest: new Float32Array(model.hashes.length) }
  }
  return loaded
}

/** The categories that the trained reader knows, in the order of `marginsOf`. */
export const learnedCategories = (): readonly IssueCategory[] =>
  judge().model.classes.filter((_, id) => id % 2 === 0) as IssueCategory[]

/** The features of a sentence that the model knows: rows of its table, each once, with its heaviest weight. */
export interface Known {
  readonly rows: readonly number[]
  readonly values: readonly number[]
}

export function knownOf({ hashes, values }: SentenceFeatures): Known {
  const { row: rowOf, heaviest } = judge()
  const rows: number[] = []
  for (let index = 0; index < hashes.length; index++) {
    const row = rowOf(hashes[index]!)
    if (row < 0) continue
    if (heaviest[row] === 0) rows.push(row)
    if (values[index]! > heaviest[row]!) heaviest[row] = values[index]!
  }
  const own = rows.map((row) => heaviest[row]!)
  for (const row of rows) heaviest[row] = 0
  return { rows, values: own }
}

/**
 * How a passage stands to each category. The file holds two linear machines a category (see engine/training/issues.ts):
 * whether the passage is about its subject, and whether it raises the issue; both must reach their limits.
 */
export function marginsOf(passage: readonly Known[]): Margins[] {
  const { model, heaviest } = judge()
  const rows: number[] = []
  for (const known of passage) {
    for (let index = 0; index < known.rows.length; index++) {
      const row = known.rows[index]!
      if (heaviest[row] === 0) rows.push(row)
      if (known.values[index]! > heaviest[row]!) heaviest[row] = known.values[index]!
    }
  }
  let square = 0
  for (const row of rows) {
    const weight = heaviest[row]! * model.idf[row]!
    heaviest[row] = weight
    square += weight * weight
  }
  const level = square > 0 ? 1 / Math.sqrt(square) : 0
  const scores = new Float64Array(model.classes.length)
  for (const row of rows) {
    const value = heaviest[row]! * level
    heaviest[row] = 0
    for (let at = model.starts[row]!; at < model.starts[row + 1]!; at++) {
      const id = model.classIds[at]!
      scores[id] = scores[id]! + value * model.weights[at]!
    }
  }
  const margins: Margins[] = []
  for (let id = 0; id < scores.length; id += 2)
    margins.push({ subject: above(model, scores, id), harm: above(model, scores, id + 1) })
  return margins
}

const above = ({ scales, bias, thresholds }: LinearModel, scores: Float64Array, id: number): number =>
  scores[id]! * scales[id]! + bias[id]! - thresholds[id]!
