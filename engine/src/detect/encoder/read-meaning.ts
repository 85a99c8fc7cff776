import { IssueCategory } from '@karar/schema'
import { type Encoder, openEncoder, type Scores } from '../../../model/encoder.ts'
import type { Company } from '../../../model/session.ts'
import { understand } from '../../understand/contract.ts'
import { type Chunk, packed } from './chunks.ts'
import { piecesOf } from './pieces.ts'
import { type Reading, type Readings, rounded } from './readings.ts'
import { wordPieces } from './wordpiece.ts'

const SIDES = 2
const MARKS = 4
const [ANY, GRAVE] = [0, 1]
/** How many categories are kept beside the one that fits best. */
const NEXT = 5
/** About 170 pages, ten seconds on one core. What stands further behind is read by words alone: time must not grow without end. */
const MOST_CHUNKS = 600

/**
 * Reads a contract with the encoder, for both sides at once. The only part of an analysis that waits; what it gives is an
 * input of `analyze`.
 *
 * @param day as for `analyze`
 * @param most chunks, from the beginning on; the rest is read by words alone
 * @param company whether the cores are wanted by others as well; what is read does not hang on it
 * @throws where the encoder's files are missing or its runtime does not run here
 */
export async function readMeaning(
  text: string,
  day: string,
  { most = MOST_CHUNKS, company = 'alone' }: { most?: number; company?: Company | undefined } = {},
): Promise<Readings> {
  const encoder = await openEncoder()
  const { pieces } = piecesOf(understand(text, day))
  const read: (readonly [Reading, Reading] | null)[] = pieces.map(() => null)
  const categories = encoder.categories.map((name) => IssueCategory.parse(name))
  for (const all of sameWords(packed(pieces, tokensOf(encoder))).slice(0, most)) {
    const scores = await run(encoder, all[0]!, company)
    all[0]!.asked.forEach((_, unit) => {
      const place = unit * SIDES
      const both = [readingAt(scores, place, categories), readingAt(scores, place + 1, categories)] as const
      for (const { asked } of all) read[asked[unit]!] = both
    })
  }
  return { length: text.length, pieces: read }
}

/** Chunks of the very same words, as papers that repeat themselves have them, are read once. In their order. */
function sameWords(chunks: readonly Chunk[]): Chunk[][] {
  const byWords = new Map<string, Chunk[]>()
  for (const chunk of chunks) {
    const key = `${chunk.ids.join()} ${chunk.owners.join()}`
    const same = byWords.get(key)
    if (same) same.push(chunk)
    else byWords.set(key, [chunk])
  }
  return [...byWords.values()]
}

let known: { encoder: Encoder; tokens: ReturnType<typeof wordPieces> } | undefined
function tokensOf(encoder: Encoder): ReturnType<typeof wordPieces> {
  if (known?.encoder !== encoder) known = { encoder, tokens: wordPieces(encoder.vocabulary) }
  return known.tokens
}

function run(encoder: Encoder, { ids, owners, asked }: Chunk, company: Company): Promise<Scores> {
  const own = new Float32Array(asked.length * ids.length)
  owners.forEach((owner, at) => {
    if (owner >= 0) own[owner * ids.length + at] = 1
  })
  return encoder.run(Int32Array.from(ids), own, company)
}

function readingAt(scores: Scores, place: number, categories: readonly IssueCategory[]): Reading {
  const from = place * categories.length
  const fits = categories.map((_, id) => rounded(scores.categories[from + id]!))
  const ranked = categories.map((_, id) => id).sort((a, b) => fits[b]! - fits[a]! || a - b)
  const best = ranked[0]!
  return {
    any: rounded(scores.marks[place * MARKS + ANY]!),
    grave: rounded(scores.marks[place * MARKS + GRAVE]!),
    category: categories[best]!,
    fit: fits[best]!,
    next: ranked.slice(1, 1 + NEXT).map((id) => categories[id]!),
  }
}
