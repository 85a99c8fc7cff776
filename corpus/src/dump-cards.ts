/**
 * `npm run cards -w @karar/corpus -- OUT READINGS FOLDER...`: of each contract (NAME.json, NAME.txt) in each FOLDER that READINGS
 * (`npm run readings`, or `train.py read`) has, what is found for each side of its notes, a JSON line each, with the signs that
 * tell whether it is true of its words: `truth.py` learns from those that somebody has judged.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AnalyzeOptions } from '@karar/engine'
import { foundIn, isOf, overlaps, signsOfCard, understand } from '@karar/engine/inside'
import { namesOf, partyCalled } from './noted-sides.ts'

/** As `dump-pieces.ts`: the pieces must be the same. */
const DAY = '2026-11-21'

type Pieces = NonNullable<AnalyzeOptions['readings']>['pieces']

interface Notes {
  readonly file?: string
  readonly parties: readonly { name: string; role?: string; defined_term?: string }[]
  readonly sides: readonly { party: string }[]
}

function cardsOf(id: string, text: string, { parties, sides }: Notes, pieces: Pieces): object[] {
  const contract = understand(text, DAY)
  const at = contract.text.toOriginal
  return sides.flatMap(({ party: side }) => {
    const party = partyCalled(contract, namesOf(parties, side))
    if (party === null) return []
    const { findings, read } = foundIn(contract, party, { readings: { length: text.length, pieces } })
    return findings.flatMap((finding) => {
      const { span, severity } = finding.hit
      const here = read.filter((piece) => overlaps(piece, span))
      if (here.length === 0 || !isOf(finding, party)) return []
      const place = { start: at[span.start]!, end: at[span.end - 1]! + 1 }
      const { category, source } = finding
      const signs = signsOfCard(finding, here, { contract, reader: party })
      return [{ id, party: side, ...place, category, severity, source, signs }]
    })
  })
}

const [out, readings, ...folders] = process.argv.slice(2)
if (out === undefined || readings === undefined || folders.length === 0) {
  console.error('Usage: npm run cards -w @karar/corpus -- OUT READINGS FOLDER...')
  process.exit(2)
}
const lines = readFileSync(readings, 'utf8').trim().split('\n')
const read = new Map(
  lines.map((line) => JSON.parse(line) as { id: string; pieces: Pieces }).map((row) => [row.id, row]),
)
const cards = folders.flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => {
      const own = read.get(name.replace(/\.json$/, ''))
      if (own === undefined) return []
      const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
      const text = readFileSync(join(folder, notes.file ?? name.replace(/json$/, 'txt')), 'utf8')
      return cardsOf(own.id, text, notes, own.pieces)
    }),
)
writeFileSync(out, `${cards.map((card) => JSON.stringify(card)).join('\n')}\n`)
console.log(`cards: ${cards.length}`)
