import { type Grams, roundedIdf, tableOf, type Vocabulary, weigh } from '@karar/engine/inside'
import type { Rows } from './svm.ts'

/** The features of a head while it is trained: hashes by rising order, in how many examples each is, and its idf. */
export interface Features {
  readonly hashes: Uint32Array
  readonly frequency: Uint32Array
  readonly idf: Float32Array
}

/** Every gram that stands in at least `least` of the examples, and every expression that matched. */
export function collectFeatures(examples: readonly Grams[], least: number): Features {
  const frequency = new Map<number, number>()
  const lastSeen = new Map<number, number>()
  const matched = new Set<number>()
  examples.forEach(({ own, near, fired }, index) => {
    for (const hashes of [own, near]) {
      for (const hash of hashes) {
        if (lastSeen.get(hash) === index) continue
        lastSeen.set(hash, index)
        frequency.set(hash, (frequency.get(hash) ?? 0) + 1)
      }
    }
    for (const [hash] of fired) matched.add(hash >>> 0)
  })
  const kept = new Map<number, number>()
  for (const [hash, count] of frequency) if (count >= least) kept.set(hash >>> 0, count)
  for (const hash of matched) kept.set(hash, 0)
  const hashes = Uint32Array.from(kept.keys()).sort()
  const counts = Uint32Array.from(hashes, (hash) => kept.get(hash)!)
  const idf = Float32Array.from(counts, (count) =>
    count === 0 ? 0 : roundedIdf(Math.log((1 + examples.length) / (1 + count)) + 1),
  )
  return { hashes, frequency: counts, idf }
}

/** The features of these rows only, by rising hash. */
export function keepFeatures(features: Features, rows: readonly number[]): Features {
  const kept = Uint32Array.from(rows).sort()
  return {
    hashes: Uint32Array.from(kept, (row) => features.hashes[row]!),
    frequency: Uint32Array.from(kept, (row) => features.frequency[row]!),
    idf: Float32Array.from(kept, (row) => features.idf[row]!),
  }
}

/** All examples as sparse rows over these features. */
export function toRows(examples: readonly Grams[], features: Features): Rows {
  const vocabulary: Vocabulary = {
    row: tableOf(features.hashes),
    idf: features.idf,
    counts: new Float32Array(features.hashes.length),
  }
  const weighed = examples.map((grams) => {
    const { ids, values } = weigh(grams, vocabulary)
    return { ids: Int32Array.from(ids), values: Float32Array.from(values) }
  })
  const starts = new Uint32Array(examples.length + 1)
  weighed.forEach(({ ids }, index) => {
    starts[index + 1] = starts[index]! + ids.length
  })
  const ids = new Int32Array(starts[examples.length]!)
  const values = new Float32Array(ids.length)
  weighed.forEach((row, index) => {
    ids.set(row.ids, starts[index]!)
    values.set(row.values, starts[index]!)
  })
  return { starts, ids, values }
}
