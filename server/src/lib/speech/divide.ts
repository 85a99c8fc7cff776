import { rate } from './recording/sound.ts'

/** The recogniser was trained on speech of some seconds; what is longer is divided where it is quietest. */
const longest = 24 * rate
const shortest = 12 * rate
const window = rate / 4

/** Speech in parts that the recogniser takes, divided in its pauses. */
export function divide(samples: Float32Array): Float32Array[] {
  const parts: Float32Array[] = []
  let rest = samples
  while (rest.length > longest) {
    let best = shortest
    let least = Number.POSITIVE_INFINITY
    for (let at = shortest; at + window <= longest; at += window / 2) {
      const strength = rest.subarray(at, at + window).reduce((sum, value) => sum + value * value, 0)
      if (strength < least) [least, best] = [strength, at + window / 2]
    }
    parts.push(rest.subarray(0, best))
    rest = rest.subarray(best)
  }
  return [...parts, rest]
}
