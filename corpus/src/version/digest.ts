import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyzePosition, type Readings } from '@karar/engine'
import { piecesOf, understand } from '@karar/engine/inside'
import { IssueCategory } from '@karar/schema'
import { contractsFolder, engineModels } from '../folders.ts'

/** Contracts of several kinds whose analyses stand for all: none of them may change while the engine's version stays. */
const contracts = [
  'tuned/agency-handloom',
  'fresh/employment-tamarind',
  'fresh/lease-crumbline',
  'fresh/service-kaleidopage',
  'fresh/terms-ginti',
]
/** What the encoder is: its own sums differ in the last digits between processors, so that its files stand for them. */
const encoder = ['encoder.onnx', 'encoder-words.txt', 'encoder-categories.txt']
const DAY = '2026-11-21'

/** What was analysed when the version was last renewed: for each contract and file, a hash of what came of it. */
export interface Digest {
  readonly version: string
  readonly of: Readonly<Record<string, string>>
}

/** The hashes of today, by contract and file. Pure but for the corpus and the model's files, which it reads. */
export function digestNow(): Record<string, string> {
  const analyses = contracts.map((name) => {
    const text = readFileSync(join(contractsFolder, `${name}.txt`), 'utf8')
    const readings = madeUp(text)
    return [name, hashOf(JSON.stringify(analyzePosition(text, { day: DAY, readings })))] as const
  })
  const files = encoder.map((name) => [name, hashOf(readFileSync(join(engineModels, name)))] as const)
  return Object.fromEntries([...analyses, ...files])
}

const hashOf = (what: string | Uint8Array): string => createHash('sha256').update(what).digest('hex').slice(0, 16)

/** Readings as the encoder could have made them, the same on every machine: what is done with readings is tried too. */
function madeUp(text: string): Readings {
  const { pieces } = piecesOf(understand(text, DAY))
  const categories = IssueCategory.options
  const share = (step: number): number => (step % 257) / 256
  return {
    length: text.length,
    pieces: pieces.map(({ span }, at) => {
      const side = (by: number) => ({
        any: share(at * 37 + by),
        grave: share(at * 53 + by),
        category: categories[(at * 7 + by) % categories.length]!,
        fit: share(at * 71 + by),
        next: [],
      })
      return span === null ? null : [side(11), side(89)]
    }),
  }
}

/**
 * What is wrong with what is stored, in words; null where nothing is.
 *
 * @param stored the file that is checked in
 * @param now what `digestNow` gives, and the engine's version
 */
export function judgeDigest(stored: Digest, now: Digest): string | null {
  const names = [...new Set([...Object.keys(stored.of), ...Object.keys(now.of)])]
  const changed = names.filter((name) => stored.of[name] !== now.of[name])
  if (changed.length > 0 && stored.version === now.version)
    return `What comes of ${changed.join(', ')} has changed: raise engineVersion (engine/src/index.ts), then npm run digest -w @karar/corpus.`
  return changed.length > 0 || stored.version !== now.version
    ? 'The version has changed: npm run digest -w @karar/corpus.'
    : null
}

/** Where the digest is kept. */
export const digestFile = join(contractsFolder, '..', 'analyses.json')
