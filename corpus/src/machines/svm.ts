import { seeded, shuffle } from './random.ts'

/** Examples as sparse rows. */
export interface Rows {
  readonly starts: Uint32Array
  readonly ids: Int32Array
  readonly values: Float32Array
}

export interface Fit {
  /** weight of feature f in class k at f * classes + k; the bias stands after the last feature */
  readonly weights: Float32Array
  readonly classes: number
  readonly features: number
}

export interface SvmOptions {
  readonly classes: number
  readonly features: number
  readonly cost: number
  /** how much more a miss of an example of the class costs, by class; 1 where none is given */
  readonly positiveCost?: Float32Array
  readonly passes: number
  readonly seed: number
}

/**
 * One linear machine a class against all others, squared hinge loss, by dual coordinate descent (Hsieh et al. 2008), all
 * classes in one sweep over the examples: a feature's weights for all classes lie side by side.
 */
export function trainSvm(
  rows: Rows,
  labels: readonly (readonly number[])[],
  chosen: Int32Array,
  options: SvmOptions,
): Fit {
  const { classes, features, cost, passes } = options
  const weights = new Float32Array((features + 1) * classes)
  const alpha = new Float32Array(chosen.length * classes)
  const order = Int32Array.from(chosen.keys())
  const random = seeded(options.seed)
  const scores = new Float64Array(classes)
  const sign = new Int8Array(classes)
  const change = new Float32Array(classes)
  const bias = features * classes
  const costs = options.positiveCost ?? new Float32Array(classes).fill(1)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const place of order) {
      const example = chosen[place]!
      const from = rows.starts[example]!
      const to = rows.starts[example + 1]!
      let square = 1
      for (let k = 0; k < classes; k++) scores[k] = weights[bias + k]!
      for (let at = from; at < to; at++) {
        const value = rows.values[at]!
        const base = rows.ids[at]! * classes
        square += value * value
        for (let k = 0; k < classes; k++) scores[k] = scores[k]! + value * weights[base + k]!
      }
      sign.fill(-1)
      for (const label of labels[example]!) sign[label] = 1
      let moved = false
      for (let k = 0; k < classes; k++) {
        const own = sign[k] === 1 ? cost * costs[k]! : cost
        const damping = 1 / (2 * own)
        const at = place * classes + k
        const gradient = sign[k]! * scores[k]! - 1 + alpha[at]! * damping
        change[k] = 0
        if (alpha[at] === 0 && gradient >= 0) continue
        const next = Math.max(0, alpha[at]! - gradient / (square + damping))
        change[k] = (next - alpha[at]!) * sign[k]!
        alpha[at] = next
        if (change[k] !== 0) moved = true
      }
      if (!moved) continue
      for (let k = 0; k < classes; k++) weights[bias + k] = weights[bias + k]! + change[k]!
      for (let at = from; at < to; at++) {
        const value = rows.values[at]!
        const base = rows.ids[at]! * classes
        for (let k = 0; k < classes; k++) weights[base + k] = weights[base + k]! + value * change[k]!
      }
    }
  }
  return { weights, classes, features }
}

/** Scores of one example in each class. */
export function scoreRow(fit: Fit, rows: Rows, example: number): Float32Array {
  const { weights, classes, features } = fit
  const scores = weights.slice(features * classes, (features + 1) * classes)
  for (let at = rows.starts[example]!; at < rows.starts[example + 1]!; at++) {
    const value = rows.values[at]!
    const base = rows.ids[at]! * classes
    for (let k = 0; k < classes; k++) scores[k] = scores[k]! + value * weights[base + k]!
  }
  return scores
}
