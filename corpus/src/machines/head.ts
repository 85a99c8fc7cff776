import { choose, type Grams, type LinearModel, leadOf } from '@karar/engine/inside'
import { type Fit, type Rows, scoreRow, trainSvm } from './svm.ts'
import { baggedThreshold, fitLogistic, fitSigmoid } from './thresholds.ts'
import { collectFeatures, type Features, keepFeatures, toRows } from './vocabulary.ts'

/** What a head learns from. */
export interface Task {
  readonly classes: readonly string[]
  readonly examples: readonly Grams[]
  /** numbers of the classes that each example is of */
  readonly labels: readonly (readonly number[])[]
  /** what each example was taken from: examples of one source never stand on both sides of a fold */
  readonly sources: readonly string[]
  /** how the head is judged: 'source' takes the best example of each source, 'example' each by itself */
  readonly judgedBy: 'source' | 'example'
  /** smaller costs hold the weights smaller */
  readonly cost: number
  readonly positiveCost?: Float32Array
  /** how many features the file keeps */
  readonly keep: number
  /** weights that round to this or less, of 127, are left out of the file */
  readonly negligible: number
  /** a gram must stand in this many examples */
  readonly least: number
}

export interface Trained {
  readonly model: LinearModel
  /** scores of each example by a model that has not seen its source */
  readonly unseen: Float32Array[]
}

const FOLDS = 5
const PASSES = 8
const SEED = 20_261_121

/** Trains a head: fit, keep the features that count, fit again; thresholds and confidence from examples not seen. */
export function trainHead(task: Task, say: (line: string) => void): Trained {
  const all = Int32Array.from(task.examples.keys())
  const features = collectFeatures(task.examples, task.least)
  say(`${task.examples.length} examples, ${features.hashes.length} features`)
  const wide = toRows(task.examples, features)
  const kept = select(features, fitRows(task, wide, features, all), task.keep)
  const rows = toRows(task.examples, kept)
  const unseen = scoreUnseen(task, rows, kept)
  const judged = { ...judge(task, unseen), choice: judgeChoice(task, unseen) }
  const fit = fitRows(task, rows, kept, all)
  return { model: quantise(task, kept, fit, judged), unseen }
}

function fitRows(task: Task, rows: Rows, features: Features, chosen: Int32Array): Fit {
  return trainSvm(rows, task.labels, chosen, {
    classes: task.classes.length,
    features: features.hashes.length,
    cost: task.cost,
    ...(task.positiveCost === undefined ? {} : { positiveCost: task.positiveCost }),
    passes: PASSES,
    seed: SEED,
  })
}

/** The features with the largest weight in any class, rare ones held back a little; expressions stay in any case. */
function select(features: Features, fit: Fit, keep: number): Features {
  const worth = Float64Array.from(features.hashes, (_, row) => {
    if (features.frequency[row] === 0) return Number.POSITIVE_INFINITY
    let largest = 0
    for (let k = 0; k < fit.classes; k++) largest = Math.max(largest, Math.abs(fit.weights[row * fit.classes + k]!))
    return largest * Math.log(1 + features.frequency[row]!)
  })
  const order = [...worth.keys()].sort((a, b) => worth[b]! - worth[a]! || a - b)
  return keepFeatures(features, order.slice(0, keep))
}

function scoreUnseen(task: Task, rows: Rows, features: Features): Float32Array[] {
  const foldOf = foldsOf(task.sources)
  const unseen: Float32Array[] = new Array(task.examples.length)
  for (let fold = 0; fold < FOLDS; fold++) {
    const chosen = Int32Array.from([...task.examples.keys()].filter((index) => foldOf(task.sources[index]!) !== fold))
    const fit = fitRows(task, rows, features, chosen)
    task.sources.forEach((source, index) => {
      if (foldOf(source) === fold) unseen[index] = scoreRow(fit, rows, index)
    })
  }
  return unseen
}

/** Sources dealt into folds by turns, in the order of their names. */
function foldsOf(sources: readonly string[]): (source: string) => number {
  const folds = new Map([...new Set(sources)].sort().map((source, index) => [source, index % FOLDS]))
  return (source) => folds.get(source)!
}

/** Best score of each source in each class, and whether any example of the source is of the class. */
function bySource(
  sources: readonly string[],
  labels: readonly (readonly number[])[],
  scores: readonly Float32Array[],
): { scores: Float32Array[]; labels: Set<number>[] } {
  const best = new Map<string, { scores: Float32Array; labels: Set<number> }>()
  sources.forEach((source, index) => {
    const own = best.get(source)
    if (own === undefined) {
      best.set(source, { scores: scores[index]!.slice(), labels: new Set(labels[index]) })
      return
    }
    for (let k = 0; k < own.scores.length; k++) own.scores[k] = Math.max(own.scores[k]!, scores[index]![k]!)
    for (const label of labels[index]!) own.labels.add(label)
  })
  return { scores: [...best.values()].map((one) => one.scores), labels: [...best.values()].map((one) => one.labels) }
}

function judge(task: Task, unseen: readonly Float32Array[]) {
  const cases =
    task.judgedBy === 'source'
      ? bySource(task.sources, task.labels, unseen)
      : { scores: unseen, labels: task.labels.map((own) => new Set(own)) }
  const thresholds = new Float32Array(task.classes.length)
  const slopes = new Float32Array(task.classes.length)
  const offsets = new Float32Array(task.classes.length)
  task.classes.forEach((_, k) => {
    const scored = {
      scores: cases.scores.map((scores) => scores[k]!),
      truths: cases.labels.map((labels) => labels.has(k)),
    }
    thresholds[k] = baggedThreshold(scored, SEED + k)
    const sigmoid = fitSigmoid(scored)
    slopes[k] = sigmoid.slope
    offsets[k] = sigmoid.offset
  })
  return { thresholds, slopes, offsets }
}

/** How sure one can be of the highest class, from its score and its lead. */
function judgeChoice(task: Task, unseen: readonly Float32Array[]): Float32Array {
  if (task.judgedBy === 'source') return new Float32Array(3)
  const cases = unseen.map((scores, index) => {
    const { id } = choose(new Float32Array(3), scores)
    const { top, lead } = leadOf(scores, id)
    return { values: [1, top, lead], truth: task.labels[index]!.includes(id) }
  })
  return Float32Array.from(fitLogistic(cases))
}

/** Weights as int8, a scale for each class. */
function quantise(
  { classes, negligible }: Task,
  features: Features,
  fit: Fit,
  judged: Pick<LinearModel, 'thresholds' | 'slopes' | 'offsets' | 'choice'>,
): LinearModel {
  const count = classes.length
  const scales = new Float32Array(count)
  for (let k = 0; k < count; k++) {
    let largest = 0
    for (let row = 0; row < fit.features; row++) largest = Math.max(largest, Math.abs(fit.weights[row * count + k]!))
    scales[k] = largest === 0 ? 1 : largest / 127
  }
  const starts = new Uint32Array(fit.features + 1)
  const classIds: number[] = []
  const weights: number[] = []
  for (let row = 0; row < fit.features; row++) {
    for (let k = 0; k < count; k++) {
      const weight = Math.round(fit.weights[row * count + k]! / scales[k]!)
      if (Math.abs(weight) <= negligible) continue
      classIds.push(k)
      weights.push(weight)
    }
    starts[row + 1] = classIds.length
  }
  return {
    classes,
    ...judged,
    scales,
    bias: fit.weights.slice(fit.features * count, (fit.features + 1) * count),
    hashes: features.hashes,
    idf: features.idf,
    starts,
    classIds: Uint8Array.from(classIds),
    weights: Int8Array.from(weights),
  }
}
