import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A question about a contract, with the places in its text that answer it. */
export interface Pair {
  readonly id: string
  /** path from the root of the repository (`repo`) or from the data folder (`data`) */
  readonly contract: string
  readonly source: 'repo' | 'data'
  readonly question: string
  readonly lang: 'en' | 'hi' | 'hinglish'
  readonly kind: 'answered' | 'silent' | 'off_topic'
  /** verbatim; any of them answers. Empty for what the contract does not say */
  readonly evidence: readonly string[]
  readonly split: 'dev' | 'test' | 'fresh' | 'near' | 'unseen'
}

const root = join(import.meta.dirname, '..', '..', '..')
const folder = join(import.meta.dirname, '..', '..', 'pairs')

/** All pairs whose contract can be read: those of the data folder only where it is given. */
export function readPairs(data: string | undefined): { pairs: Pair[]; texts: Map<string, string>; left: number } {
  const texts = new Map<string, string>()
  const all = readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line): Pair => JSON.parse(line))
  const pairs = all.filter(({ contract, source }) => {
    const path = source === 'repo' ? join(root, contract) : data === undefined ? undefined : join(data, contract)
    if (path === undefined || !existsSync(path)) return false
    if (!texts.has(contract)) texts.set(contract, readFileSync(path, 'utf8'))
    return true
  })
  return { pairs, texts, left: all.length - pairs.length }
}
