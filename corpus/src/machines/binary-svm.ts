import { seeded, shuffle } from './random.ts'

/** A passage as a sparse row, of about level length 1. */
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

/** An example of one of several machines that learn together. */
export interface TaskExample extends BinaryExample {
  readonly task: number
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
  descend(examples, passes, seed, 1, {
    score: ({ row }) => scoreOf(weights, row),
    move: ({ row }, change) => moveBy(weights, row, change),
  })
  return weights
}

/**
 * Machines for several tasks that have a part in common (regularised multi-task learning, Evgeniou and Pontil 2004): each
 * scores with weights of its own and with shared ones, both held small, so that what tells in all tasks is learned from all.
 * Returns each task's own weights and the shared ones; the score is the sum of both, the shared bias is 0.
 */
export function trainTogether(
  examples: readonly TaskExample[],
  tasks: number,
  features: number,
  passes: number,
  seed: number,
): { own: Float64Array[]; shared: Float64Array } {
  const own = Array.from({ length: tasks }, () => new Float64Array(features + 1))
  const shared = new Float64Array(features + 1)
  descend(examples, passes, seed, 2, {
    score: ({ row, task }) => scoreOf(own[task]!, row) + scoreOf(shared, row),
    move: ({ row, task }, change) => {
      moveBy(own[task]!, row, change)
      moveBy(shared, row, change)
      shared[features] = 0
    },
  })
  return { own, shared }
}

/** An example that a machine puts so far on its side, and that does not hold it, is easy; seen in every such pass. */
const EASY = 0.2
const LOOK_AGAIN = 3

interface Machine<E> {
  readonly score: (example: E) => number
  readonly move: (example: E, change: number) => void
}

/** @param copies how often the weights of a feature take part in a score */
function descend<E extends BinaryExample>(
  examples: readonly E[],
  passes: number,
  seed: number,
  copies: number,
  { score, move }: Machine<E>,
): void {
  const alpha = new Float64Array(examples.length)
  // The bias adds 1 to the square of a row.
  const squares = Float64Array.from(examples, ({ row }) => 1 + copies * row.values.reduce((sum, v) => sum + v * v, 0))
  const order = Int32Array.from(examples.keys())
  const random = seeded(seed)
  // Most examples are soon far on their side: those are looked at again only now and then.
  const easy = new Uint8Array(examples.length)
  for (let pass = 0; pass < passes; pass++) {
    shuffle(order, random)
    for (const index of order) {
      if (easy[index] === 1 && pass % LOOK_AGAIN !== 0) continue
      const example = examples[index]!
      const sign = example.positive ? 1 : -1
      const damping = 0.5 / example.cost
      const gradient = sign * score(example) - 1 + alpha[index]! * damping
      easy[index] = alpha[index] === 0 && gradient > EASY ? 1 : 0
      if (alpha[index] === 0 && gradient >= 0) continue
      const next = Math.max(0, alpha[index]! - gradient / (squares[index]! + damping))
      const change = (next - alpha[index]!) * sign
      alpha[index] = next
      if (change !== 0) move(example, change)
    }
  }
}

function moveBy(weights: Float64Array, { ids, values }: SparseRow, change: number): void {
  for (let at = 0; at < ids.length; at++) {
    const id = ids[at]!
    weights[id] = weights[id]! + change * values[at]!
  }
  weights[weights.length - 1] = weights[weights.length - 1]! + change
}

export function scoreOf(weights: Float64Array, { ids, values }: SparseRow): number {
  let score = weights[weights.length - 1]!
  for (let at = 0; at < ids.length; at++) score += weights[ids[at]!]! * values[at]!
  return score
}
