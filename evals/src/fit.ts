/** A question's candidates: a row of signals each, and which of them answer. */
export interface Choice {
  readonly rows: readonly Float64Array[]
  readonly right: readonly boolean[]
  /** how much the question counts */
  readonly worth: number
}

/** A case with its signs, and whether it holds. */
export interface Case {
  readonly signs: readonly number[]
  readonly holds: boolean
  readonly worth: number
}

const STEPS = 300
const RATE = 0.1

/** Climbs a slope by Adam (Kingma and Ba 2015): the same slope gives the same weights. */
function climb(count: number, slope: (weights: Float64Array, into: Float64Array) => void): Float64Array {
  const weights = new Float64Array(count)
  const first = new Float64Array(count)
  const second = new Float64Array(count)
  const into = new Float64Array(count)
  for (let step = 1; step <= STEPS; step++) {
    into.fill(0)
    slope(weights, into)
    for (let id = 0; id < count; id++) {
      first[id] = 0.9 * first[id]! + 0.1 * into[id]!
      second[id] = 0.999 * second[id]! + 0.001 * into[id]! ** 2
      weights[id] =
        weights[id]! + (RATE * (first[id]! / (1 - 0.9 ** step))) / (Math.sqrt(second[id]! / (1 - 0.999 ** step)) + 1e-8)
    }
  }
  return weights
}

/** Weights under which what answers is likeliest among its candidates: conditional logistic regression, held small. */
export function fitChoices(choices: readonly Choice[], count: number, hold: number): Float64Array {
  return climb(count, (weights, into) => {
    for (let id = 0; id < count; id++) into[id] = -hold * choices.length * weights[id]!
    for (const { rows, right, worth } of choices) {
      const shares = sharesOf(rows, weights)
      let likely = 0
      for (let at = 0; at < rows.length; at++) if (right[at]) likely += shares[at]!
      if (likely <= 0) continue
      for (let at = 0; at < rows.length; at++) {
        const pull = worth * ((right[at] ? shares[at]! / likely : 0) - shares[at]!)
        if (Math.abs(pull) < 1e-6) continue
        for (let id = 0; id < count; id++) into[id] = into[id]! + pull * rows[at]![id]!
      }
    }
  })
}

export const scoreOf = (row: ArrayLike<number>, weights: ArrayLike<number>): number => {
  let score = 0
  for (let id = 0; id < weights.length; id++) score += row[id]! * weights[id]!
  return score
}

function sharesOf(rows: readonly Float64Array[], weights: Float64Array): Float64Array {
  const shares = Float64Array.from(rows, (row) => scoreOf(row, weights))
  const top = shares.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY)
  let sum = 0
  for (let at = 0; at < shares.length; at++) {
    shares[at] = Math.exp(shares[at]! - top)
    sum += shares[at]!
  }
  return shares.map((share) => share / sum)
}

/** Weights of a logistic regression, held small; the first sign is always 1 and its weight is not held. */
export function fitCases(cases: readonly Case[], count: number, hold: number): Float64Array {
  return climb(count, (weights, into) => {
    for (let id = 0; id < count; id++) into[id] = id === 0 ? 0 : -hold * cases.length * weights[id]!
    for (const { signs, holds, worth } of cases) {
      const off = worth * ((holds ? 1 : 0) - 1 / (1 + Math.exp(-scoreOf(signs, weights))))
      for (let id = 0; id < count; id++) into[id] = into[id]! + off * signs[id]!
    }
  })
}
