import { seeded, shuffle } from '../machines/random.ts'

/** A case: its signs, and whether it is one of those that are looked for. */
export interface Case {
  readonly signs: readonly string[]
  /** signs that are there more or less, or the other way round */
  readonly valued?: readonly (readonly [sign: string, value: number])[]
  readonly is: boolean
}

export interface Logistic {
  readonly base: number
  readonly weights: ReadonlyMap<string, number>
}

const ROUNDS = 20
const STEP = 0.3
/** How strongly weights are drawn to nought, so that what few cases teach counts little. */
const PULL = 20

/** Weights by which the sum over a case's signs tells how likely it is. The same cases give the same weights. */
export function fitLogistic(cases: readonly Case[]): Logistic {
  const ids = new Map<string, number>()
  const idOf = (sign: string): number => {
    const id = ids.get(sign) ?? ids.size
    ids.set(sign, id)
    return id
  }
  const known = cases.map(({ signs, valued = [], is }) => ({
    is,
    signs: Int32Array.from([...signs, ...valued.map(([sign]) => sign)], idOf),
    values: Float64Array.from([...signs.map(() => 1), ...valued.map(([, value]) => value)]),
  }))
  const often = new Float64Array(ids.size)
  for (const { signs } of known) for (const sign of signs) often[sign]!++
  const weights = new Float64Array(ids.size)
  const squares = new Float64Array(ids.size).fill(1e-3)
  let base = -3
  let baseSquares = 1e-3
  const random = seeded(7)
  const order = Int32Array.from(known.keys())
  for (let round = 0; round < ROUNDS; round++) {
    shuffle(order, random)
    for (const at of order) {
      const { signs, values, is } = known[at]!
      let sum = base
      for (let own = 0; own < signs.length; own++) sum += weights[signs[own]!]! * values[own]!
      const wrong = 1 / (1 + Math.exp(-sum)) - (is ? 1 : 0)
      baseSquares += wrong * wrong
      base -= (STEP * wrong) / Math.sqrt(baseSquares)
      for (let own = 0; own < signs.length; own++) {
        const sign = signs[own]!
        const slope = wrong * values[own]! + (PULL * weights[sign]!) / often[sign]!
        squares[sign]! += slope * slope
        weights[sign]! -= (STEP * slope) / Math.sqrt(squares[sign]!)
      }
    }
  }
  return { base, weights: new Map([...ids].map(([sign, id]) => [sign, weights[id]!])) }
}
