import { MOST_WEIGHT, roundedIdf } from '@karar/engine/inside'
import type { SparseRow } from '../machines/binary-svm.ts'
import type { Passage } from './passages.ts'

/** A feature must stand in so many written examples and annotated sentences. */
const LEAST = 5
/** One of what stands around a passage, in so many passages. */
const LEAST_AROUND = 20

/** The features that a model knows, by rising hash. */
export interface Words {
  readonly hashes: readonly number[]
  readonly rowOf: ReadonlyMap<number, number>
  readonly idf: Float32Array
  readonly frequency: Float64Array
}

/** A passage as rows of level length: its own words alone, and with what stands around it. */
export interface PassageRows {
  readonly bare: SparseRow
  readonly placed: SparseRow
}

/** The features of `all` passages that stand often enough in `telling` ones, those around a passage in any. */
export function vocabularyOf(all: readonly Passage[], telling: readonly Passage[]): Words {
  const inTelling = counted(telling, ({ own }) => own)
  const inAll = counted(all, ({ own }) => own)
  const near = counted(all, ({ context }) => context)
  const kept = [
    ...[...inTelling].flatMap(([hash, count]) => (count >= LEAST ? [[hash, inAll.get(hash)!] as const] : [])),
    ...[...near].filter(([, count]) => count >= LEAST_AROUND),
  ]
  return wordsOf(
    kept.map(([hash]) => hash),
    kept.map(([, count]) => Math.sqrt(Math.log((all.length + 1) / (count + 1)))),
    kept.map(([, count]) => count),
  )
}

function counted(passages: readonly Passage[], features: (passage: Passage) => ReadonlyMap<number, number>) {
  const counts = new Map<number, number>()
  for (const passage of passages)
    for (const hash of features(passage).keys()) counts.set(hash, (counts.get(hash) ?? 0) + 1)
  return counts
}

function wordsOf(hashes: readonly number[], idf: readonly number[], frequency: readonly number[]): Words {
  const order = [...hashes.keys()].sort((a, b) => (hashes[a]! >>> 0) - (hashes[b]! >>> 0))
  return {
    hashes: order.map((at) => hashes[at]!),
    rowOf: new Map(order.map((at, row) => [hashes[at]!, row])),
    idf: Float32Array.from(order, (at) => roundedIdf(idf[at]!)),
    frequency: Float64Array.from(order, (at) => frequency[at]!),
  }
}

/** The features with the largest weight in any machine, rare ones held back a little. */
export function narrowed(words: Words, machines: readonly Float64Array[], keep: number): Words {
  const worth = Float64Array.from(words.hashes, (_, row) => {
    let largest = 0
    for (const machine of machines) largest = Math.max(largest, Math.abs(machine[row]!))
    return largest * Math.log(1 + words.frequency[row]!)
  })
  const kept = [...worth.keys()].sort((a, b) => worth[b]! - worth[a]! || a - b).slice(0, keep)
  return wordsOf(
    kept.map((row) => words.hashes[row]!),
    kept.map((row) => words.idf[row]!),
    kept.map((row) => words.frequency[row]!),
  )
}

export function rowsOf({ own, context }: Passage, words: Words): PassageRows {
  const said = weighed(own, words)
  const near = weighed(context, words)
  // Each sentence around adds its square, as if they had no word in common: so reading need not join them.
  const nearLength = Math.sqrt(near.reduce((sum, { count, idf }) => sum + count * idf * idf, 0))
  const scale = nearLength > MOST_WEIGHT ? MOST_WEIGHT / nearLength : 1
  const length = Math.sqrt(said.reduce((sum, { weight }) => sum + weight * weight, 0))
  const whole = Math.hypot(length, nearLength * scale)
  return {
    bare: rowFrom(said, length > 0 ? 1 / length : 0),
    placed: rowFrom(
      [...said, ...near.map(({ row, weight }) => ({ row, weight: weight * scale }))],
      whole > 0 ? 1 / whole : 0,
    ),
  }
}

function weighed(features: ReadonlyMap<number, number>, { rowOf, idf }: Words) {
  return [...features].flatMap(([hash, count]) => {
    const row = rowOf.get(hash)
    return row === undefined ? [] : [{ row, count, idf: idf[row]!, weight: count * idf[row]! }]
  })
}

const rowFrom = (entries: readonly { row: number; weight: number }[], level: number): SparseRow => ({
  ids: Int32Array.from(entries, ({ row }) => row),
  values: Float32Array.from(entries, ({ weight }) => weight * level),
})
