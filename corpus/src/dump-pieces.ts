/**
 * Writes what the encoder is trained on (corpus/encoder): `npm run pieces -w @karar/corpus -- OUT FOLDER...`, or, of contracts without
 * notes, `-- OUT --plain TEXTS.jsonl` (`id` and `text` a line). Contracts in
 * each FOLDER (NAME.json with notes for both sides, NAME.txt), the written ones and the written lines, cut into pieces and
 * marked as the product does it, and the categories with a description: a JSON line each.
 */

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cards, type Piece, piecesOf, understand } from '@karar/engine/inside'
import { issueCategories } from '@karar/schema'
import { contractsFolder } from './folders.ts'
import { readIssueExamples } from './issues/issue-examples.ts'
import { asContract } from './issues/passages.ts'
import { namesOf, partyCalled } from './noted-sides.ts'

const DAY = '2026-11-21'

interface Note {
  readonly quote: string | null
  readonly category?: string
  readonly looks_like?: string
  readonly also?: readonly string[]
  readonly severity?: string
  readonly burdens?: readonly string[]
  readonly with?: readonly string[]
}
interface Notes {
  readonly file?: string
  readonly reader?: string
  readonly parties: readonly { name: string; role?: string; defined_term?: string }[]
  readonly sides?: readonly { party: string }[]
  readonly issues: readonly Note[]
  readonly decoys: readonly Note[]
}

/** Pieces as [start, end, text, clause] in the original text, -1 for a heading; `map`: which mark each side bears, null where the engine does not know it. */
function cut(text: string, sides: readonly (readonly string[])[]) {
  const contract = understand(text, DAY)
  const { pieces, first } = piecesOf(contract)
  const at = contract.text.toOriginal
  const place = ({ span }: Piece): [number, number] =>
    span === null ? [-1, -1] : [at[span.start]!, at[span.end - 1]! + 1]
  const markOf = (names: readonly string[]): number | null => {
    const party = partyCalled(contract, names)
    return party === null ? null : first.has(party.index) ? 0 : 1
  }
  return { map: sides.map(markOf), pieces: pieces.map((piece) => [...place(piece), piece.text, piece.clause] as const) }
}

function noted(folder: string, name: string) {
  const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
  const text = readFileSync(join(folder, notes.file ?? name.replace(/json$/, 'txt')), 'utf8')
  const sides = notes.sides?.map(({ party }) => party) ?? [notes.reader!]
  const find = (quote: string | null): [number, number] | null => {
    const start = quote === null ? -1 : text.indexOf(quote)
    return start < 0 ? null : [start, start + quote!.length]
  }
  const names = sides.map((side) => namesOf(notes.parties, side))
  return {
    id: name.replace(/\.json$/, ''),
    dir: notes.reader === undefined ? basename(folder) : 'written',
    sides,
    ...cut(text, names),
    issues: notes.issues.map(({ category, also = [], severity, burdens = sides, quote, with: more = [] }) => ({
      c: category,
      also,
      s: severity,
      b: burdens,
      at: find(quote),
      w: more.map(find),
    })),
    decoys: notes.decoys.map(({ quote }) => ({ at: find(quote) })),
  }
}

const inFolder = (folder: string): object[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => noted(folder, name))

function written(): object[] {
  return readIssueExamples().map((example) => {
    const { text, from } = asContract(example)
    const { map, pieces } = cut(text, [[example.weaker], [example.stronger]])
    const own = pieces.filter(([start]) => start >= from - 2 || start < 0).map(([, , words]) => words)
    return { c: example.category, r: example.raised, map, pieces: own }
  })
}

const described = issueCategories.map((category) => {
  const { title, harm } = cards[category].words
  const plain = `${title}. ${harm}`.replace(/\{(\w+)[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, (_, who: string) =>
    /^other/.test(who) ? 'the other side' : 'you',
  )
  return { category, description: plain }
})

const [out, ...folders] = process.argv.slice(2)
if (out === undefined || folders.length === 0) {
  console.error('Usage: npm run pieces -w @karar/corpus -- OUT FOLDER... | OUT --plain TEXTS.jsonl')
  process.exit(2)
}
const write = (name: string, rows: readonly object[]): void => {
  writeFileSync(join(out, `${name}.jsonl`), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n`)
  console.log(`${name}: ${rows.length}`)
}
if (folders[0] === '--plain') {
  const texts = readFileSync(folders[1]!, 'utf8').trim().split('\n')
  const plain = texts.map((line) => JSON.parse(line) as { id: string; text: string })
  write(
    'plain',
    plain.map(({ id, text }) => ({ id, pieces: cut(text, []).pieces })),
  )
} else {
  write('categories', described)
  write('written', inFolder(join(contractsFolder, 'training')))
  write('lines', written())
  write('real', folders.flatMap(inFolder))
}
