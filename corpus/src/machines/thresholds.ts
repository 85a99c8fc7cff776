import { seeded } from './random.ts'

/** Scores of one class over many cases, with what is true of them. */
export interface Scored {
  readonly scores: readonly number[]
  readonly truths: readonly boolean[]
}

/** The threshold with the best F1, midway between two scores; positive infinity where no case is true. */
export function bestThreshold(scores: readonly number[], truths: readonly boolean[]): number {
  const order = [...scores.keys()].sort((a, b) => scores[b]! - scores[a]!)
  const positives = truths.filter(Boolean).length
  let hits = 0
  let best = 0
  let threshold = Number.POSITIVE_INFINITY
  order.forEach((index, rank) => {
    if (truths[index]) hits++
    const next = order[rank + 1]
    if (next !== undefined && scores[next] === scores[index]) return
    const f1 = (2 * hits) / (rank + 1 + positives)
    if (f1 > best) {
      best = f1
      threshold = next === undefined ? scores[index]! - 0.1 : (scores[index]! + scores[next]!) / 2
    }
  })
  return threshold
}

/** Median of the best thresholds over samples drawn with replacement: steadier than one where positives are few. */
export function baggedThreshold({ scores, truths }: Scored, seed: number, samples = 40): number {
  const random = seeded(seed)
  const found: number[] = []
  for (let sample = 0; sample < samples; sample++) {
    const drawn = scores.map(() => Math.floor(random() * scores.length))
    const threshold = bestThreshold(
      drawn.map((index) => scores[index]!),
      drawn.map((index) => truths[index]!),
    )
    if (Number.isFinite(threshold)) found.push(threshold)
  }
  if (found.length === 0) return Number.POSITIVE_INFINITY
  found.sort((a, b) => a - b)
  return (found[Math.floor((found.length - 1) / 2)]! + found[Math.ceil((found.length - 1) / 2)]!) / 2
}

/** Platt's sigmoid by Newton's method, with his softened targets; a small pull towards slope 4 keeps rare classes sane. */
export function fitSigmoid({ scores, truths }: Scored): { slope: number; offset: number } {
  const positives = truths.filter(Boolean).length
  const high = (positives + 1) / (positives + 2)
  const low = 1 / (scores.length - positives + 2)
  let slope = 4
  let offset = 0
  for (let step = 0; step < 60; step++) {
    let [gradientSlope, gradientOffset, a, b, c] = [slope - 4, offset * 0.01, 1, 0, 0.01]
    scores.forEach((score, index) => {
      const chance = 1 / (1 + Math.exp(-(slope * score + offset)))
      const error = chance - (truths[index] ? high : low)
      const weight = Math.max(chance * (1 - chance), 1e-6)
      gradientSlope += error * score
      gradientOffset += error
      a += weight * score * score
      b += weight * score
      c += weight
    })
    const determinant = a * c - b * b
    const stepSlope = (c * gradientSlope - b * gradientOffset) / determinant
    const stepOffset = (a * gradientOffset - b * gradientSlope) / determinant
    const size = Math.min(1, 5 / Math.max(Math.abs(stepSlope), Math.abs(stepOffset), 1e-9))
    slope -= size * stepSlope
    offset -= size * stepOffset
    if (Math.abs(stepSlope) + Math.abs(stepOffset) < 1e-6) break
  }
  return { slope: Math.max(slope, 0.5), offset }
}

/** Weights of a logistic regression by gradient steps of falling size; the same steps every time. */
export function fitLogistic(cases: readonly { values: readonly number[]; truth: boolean }[]): number[] {
  const weights = cases[0]!.values.map(() => 0)
  for (let step = 0; step < 600; step++) {
    const gradient = weights.map(() => 0)
    for (const { values, truth } of cases) {
      const sum = values.reduce((total, value, index) => total + value * weights[index]!, 0)
      const error = 1 / (1 + Math.exp(-sum)) - (truth ? 1 : 0)
      values.forEach((value, index) => {
        gradient[index] = gradient[index]! + error * value
      })
    }
    for (let index = 0; index < weights.length; index++) {
      weights[index] = weights[index]! - (4 / (1 + step / 200)) * (gradient[index]! / cases.length)
    }
  }
  return weights
}
