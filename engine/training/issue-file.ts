import type { LinearModel } from '../src/model/model.ts'
import type { Words } from './issue-vocabulary.ts'
import type { Machines } from './issues.ts'

/** Weights that round to this or less, of 127, are left out of the file. */
const NEGLIGIBLE = 6
/** Weights are kept in steps of this many 127ths: coarse ones pack better and say as much. */
const STEP = 4

/** The file holds both machines of each category as classes of one head, the subject first. */
export function pack(
  categories: readonly string[],
  words: Words,
  fitted: readonly Machines[],
  limits: readonly { subject: number; harm: number }[],
): LinearModel {
  const machines = fitted.flatMap(({ subject, harm }) => [subject, harm])
  const scales = machines.map(
    (machine) => machine.slice(0, -1).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1,
  )
  const starts = new Uint32Array(words.hashes.length + 1)
  const classIds: number[] = []
  const weights: number[] = []
  words.hashes.forEach((_, row) => {
    machines.forEach((machine, k) => {
      const exact = machine[row]! / scales[k]!
      if (Math.abs(exact) <= NEGLIGIBLE) return
      const weight = Math.max(-124, Math.min(124, Math.round(exact / STEP) * STEP))
      classIds.push(k)
      weights.push(weight)
    })
    starts[row + 1] = classIds.length
  })
  return {
    classes: categories.flatMap((category) => [category, `${category}!`]),
    thresholds: Float32Array.from(limits.flatMap(({ subject, harm }) => [subject, harm])),
    slopes: new Float32Array(machines.length).fill(1),
    offsets: new Float32Array(machines.length),
    choice: new Float32Array(3),
    bias: Float32Array.from(machines, (machine) => machine[machine.length - 1]!),
    scales: Float32Array.from(scales),
    hashes: Uint32Array.from(words.hashes, (hash) => hash >>> 0),
    idf: words.idf,
    starts,
    classIds: Uint8Array.from(classIds),
    weights: Int8Array.from(weights),
  }
}
