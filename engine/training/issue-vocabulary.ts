import { roundedIdf } from '../src/model/file.ts'
import type { SparseRow } from './binary-svm.ts'
import type { Passage } from './passages.ts'

/** A feature must stand in so many written or annotated passages. */
const LEAST = 3

/** The features that a model knows, by rising hash. */
export interface Words {
  readonly hashes: readonly number[]
  readonly rowOf: ReadonlyMap<number, number>
  readonly idf: Float32Array
  readonly frequency: Float64Array
}

export function vocabularyOf(all: readonly Passage[], own: readonly Passage[]): Words {
  const inOwn = new Map<number, number>()
  for (const passage of own) for (const hash of passage.keys()) inOwn.set(hash, (inOwn.get(hash) ?? 0) + 1)
  const inAll = new Map<number, number>()
  for (const passage of all)
    for (const hash of passage.keys()) if (inOwn.has(hash)) inAll.set(hash, (inAll.get(hash) ?? 0) + 1)
  const hashes = [...inOwn].flatMap(([hash, count]) => (count >= LEAST ? [hash] : []))
  return wordsOf(
    hashes,
    hashes.map((hash) => Math.sqrt(Math.log((all.length + 1) / (inAll.get(hash)! + 1)))),
    hashes.map((hash) => inAll.get(hash)!),
  )
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

export function rowOf(passage: Passage, { rowOf: rows, idf }: Words): SparseRow {
  const entries: [number, number][] = []
  let square = 0
  for (const [hash, value] of passage) {
    const row = rows.get(hash)
    if (row === undefined) continue
    const weight = value * idf[row]!
    entries.push([row, weight])
    square += weight * weight
  }
  const level = square > 0 ? 1 / Math.sqrt(square) : 0
  return {
    ids: Int32Array.from(entries, ([row]) => row),
    values: Float32Array.from(entries, ([, weight]) => weight * level),
  }
}
