import { seeded, shuffle } from './random.ts'

/** A passage as a sparse row of level length 1. */
export interface SparseRow {
  readonly ids: Int32Array
  readonly values: Float32Array
}

export interface BinaryExample {
  readonly row: SparseRow
  readonly positive: boolean
  /** what a miss costs */
  readonly cost: number
}

/**
 * One linear machine, squared hinge loss, by dual coordinate descent (Hsieh et al. 2008), each example with a cost of its
 * own. Returns the weights of `features` features and, last, the bias.
 */
export function trainBinary(
  examples: readonly BinaryExample[],
  features: number,
  passes: number,
  seed: number,
): Float64Array {
  const weights = new Float64Array(features + 1)
  const alpha = new Float64Array(examples.length)
  const order = Int32Array.from(examples.keys())
  const random = seeded(seed)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const index of order) {
      const { row, positive, cost } = examples[index]!
      const sign = positive ? 1 : -1
      const damping = 0.5 / cost
      const gradient = sign * scoreOf(weights, row) - 1 + alpha[index]! * damping
      if (alpha[index] === 0 && gradient >= 0) continue
      // Rows have length 1 and the bias adds 1.
      const next = Math.max(0, alpha[index]! - gradient / (2 + damping))
      const change = (next - alpha[index]!) * sign
      alpha[index] = next
      if (change === 0) continue
      for (let at = 0; at < row.ids.length; at++) {
        const id = row.ids[at]!
        weights[id] = weights[id]! + change * row.values[at]!
      }
      weights[features] = weights[features]! + change
    }
  }
  return weights
}

export function scoreOf(weights: Float64Array, row: SparseRow): number {
  let score = weights[weights.length - 1]!
  for (let at = 0; at < row.ids.length; at++) score += weights[row.ids[at]!]! * row.values[at]!
  return score
}
