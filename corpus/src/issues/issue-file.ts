import type { LinearModel } from '@karar/engine/inside'
import type { Words } from './issue-vocabulary.ts'

export interface Machines {
  readonly subject: Float64Array
  readonly harm: Float64Array
}
/** The machines of each category, and what is added to the scores of all of them. */
export interface Fitted {
  readonly own: readonly Machines[]
  readonly shared: Machines
}

/** Weights that round to this or less, of 127, are left out of the file. */
const NEGLIGIBLE = 10
/** Weights are kept in steps of this many 127ths: coarse ones pack better and say as much. */
const STEP = 8

/** The file holds both machines of each category as classes of one head, the subject first, and last the shared ones. */
export function pack(
  categories: readonly string[],
  words: Words,
  { own, shared }: Fitted,
  limits: readonly { subject: number; harm: number }[],
): LinearModel {
  const machines = [...own, shared].flatMap(({ subject, harm }) => [subject, harm])
  const firstShared = machines.length - 2
  const scales = machines.map(
    (machine) => machine.slice(0, -1).reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127 || 1,
  )
  const starts = new Uint32Array(words.hashes.length + 1)
  const classIds: number[] = []
  const weights: number[] = []
  words.hashes.forEach((_, row) => {
    machines.forEach((machine, k) => {
      const exact = machine[row]! / scales[k]!
      const step = k < firstShared ? STEP : 1
      if (Math.abs(exact) <= (k < firstShared ? NEGLIGIBLE : 0.5)) return
      const weight = Math.max(-124, Math.min(124, Math.round(exact / step) * step))
      classIds.push(k)
      weights.push(weight)
    })
    starts[row + 1] = classIds.length
  })
  return {
    classes: [...categories, 'any'].flatMap((name) => [name, `${name}!`]),
    thresholds: Float32Array.from([...limits.flatMap(({ subject, harm }) => [subject, harm]), 0, 0]),
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
