import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { hashOf, normalize } from '@karar/engine/inside'
import { splitUnits, type Unit } from './units.ts'

export interface CuadContract {
  readonly id: string
  readonly text: string
  readonly contract_type: string
  readonly labels: Readonly<Record<string, readonly { readonly start: number; readonly end: number }[]>>
  readonly present: readonly string[]
}

export function readLines<T>(folder: string, name: string): T[] {
  const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8')
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)
}

export const readCuad = (folder: string): CuadContract[] => readLines<CuadContract>(folder, 'cuad_train.jsonl.gz')

/** About one contract in five is kept from the training, for ever the same ones: told by a hash of the id. */
export const isHeldOut = (id: string): boolean => (hashOf(id) >>> 0) % 100 < 20

/** The 41 categories in the order of the file of the head. */
export const categoriesOf = (contracts: readonly CuadContract[]): string[] =>
  [...new Set(contracts.flatMap((contract) => Object.keys(contract.labels)))].sort()

/** Units of a contract, each with the categories of the spans that it covers, or that cover it, for the most part. */
export function labelledUnits(
  contract: CuadContract,
  categories: readonly string[],
): { unit: Unit; labels: number[] }[] {
  const units = splitUnits(normalize(contract.text)).map((unit) => ({ unit, labels: [] as number[] }))
  categories.forEach((category, k) => {
    for (const span of contract.labels[category] ?? []) {
      for (const { unit, labels } of units) {
        const shared = Math.min(unit.end, span.end) - Math.max(unit.start, span.start)
        if (shared <= 0 || labels.includes(k)) continue
        if (shared >= (unit.end - unit.start) * 0.5 || shared >= (span.end - span.start) * 0.6) labels.push(k)
      }
    }
  })
  return units
}
