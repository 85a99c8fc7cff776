/**
 * How well both sides of annotated contracts are read, a row a folder: `npm run evals:sides -- FOLDER[=NUMBER,NUMBER]...`. A
 * folder holds NAME.json with the notes of both sides and NAME.txt; after `=` the only numbers (the beginnings of names, to the
 * first hyphen) that are measured: those that nothing was learned from. `!` before them leaves these out instead. A second table
 * tells what was said to be missing; `--missing` also each type, each kind of contract, each miss and each claim besides, and
 * `--words` reads without the encoder.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { analyze, readMeaning } from '@karar/engine'
import { scoreBand } from '@karar/schema'
import { DAY } from '../annotated.ts'
import { percent, table } from '../tables.ts'
import { MISSING_HEAD, type MissingSide, missingInFull, missingRow } from './missing-side.ts'
import { countSide, type NotedSide, noCounts, type SideCounts } from './score-side.ts'

interface Note {
  readonly quote: string | null
  readonly category: string
  readonly also?: readonly string[]
  readonly severity: string
  readonly burdens: readonly string[]
}
interface Notes {
  readonly file?: string
  readonly sides: readonly {
    readonly party: string
    readonly band: string
    readonly band_also_ok?: readonly string[]
  }[]
  readonly issues: readonly Note[]
  readonly decoys: readonly Pick<Note, 'quote'>[]
  readonly clause_types_present: readonly string[]
  readonly missing: readonly { readonly clause_type: string; readonly for: string }[]
}

const BANDS = { low: 'low_risk', medium: 'medium', high: 'high_risk' } as const

function placesIn(text: string, quotes: readonly Pick<Note, 'quote'>[]) {
  return quotes.flatMap(({ quote }) => {
    const start = quote === null ? -1 : text.indexOf(quote)
    return start < 0 ? [] : [[start, start + quote!.length] as const]
  })
}

/** The notes of one side, as far as their words stand in the text. */
function notesOf(notes: Notes, text: string, { party, band, band_also_ok = [] }: Notes['sides'][number]): NotedSide {
  const own = notes.issues.filter(({ burdens }) => burdens.includes(party))
  return {
    issues: own.flatMap((issue) =>
      placesIn(text, [issue]).map((at) => ({
        at,
        names: [issue.category, ...(issue.also ?? [])],
        grave: issue.severity === 'critical' || issue.severity === 'high',
      })),
    ),
    lookalikes: placesIn(text, notes.decoys),
    bands: [band, ...band_also_ok],
  }
}

interface Measured {
  readonly counts: SideCounts
  readonly missing: readonly MissingSide[]
}

async function measure(folder: string, isWanted: (number: string) => boolean, byWords: boolean): Promise<Measured> {
  const counts = noCounts()
  const missing: MissingSide[] = []
  for (const name of readdirSync(folder).filter((own) => own.endsWith('.json'))) {
    if (!isWanted(name.split('-')[0]!)) continue
    const notes = JSON.parse(readFileSync(join(folder, name), 'utf8')) as Notes
    const text = readFileSync(join(folder, notes.file ?? name.replace('.json', '.txt')), 'utf8')
    const read = byWords ? {} : { readings: await readMeaning(text, DAY) }
    for (const side of notes.sides) {
      const told = analyze(text, { day: DAY, party: side.party, ...read })
      countSide(counts, notesOf(notes, text, side), told.critical_issues, BANDS[scoreBand(told.safety_score)])
      missing.push({
        contract: name.replace('.json', ''),
        party: side.party,
        kind: told.contract_type,
        wanted: notes.missing.filter((gap) => gap.for === side.party).map(({ clause_type }) => clause_type),
        present: notes.clause_types_present,
        claimed: told.missing_clause_details,
      })
    }
  }
  return { counts, missing }
}

const rowOf = (name: string, counts: SideCounts) => [
  ...[name, counts.sides, percent(counts.gravePlaced / counts.grave), percent(counts.graveNamed / counts.grave)],
  ...[percent(counts.gravePlacedSurely / counts.grave), percent(counts.graveAlarmed / counts.grave)],
  ...[percent(counts.placed / counts.issues), (counts.told / counts.sides).toFixed(1)],
  ...[(counts.asked / counts.sides).toFixed(1), percent(counts.right / counts.told)],
  ...[(counts.falseHighs / counts.sides).toFixed(2), percent(counts.taken / counts.lookalikes)],
  ...[percent(counts.rightBand / counts.sides), `${counts.lowOverGrave}/${counts.sidesWithGrave}`],
]

const HEAD = [
  ...[
    'contracts',
    'sides',
    'grave in place',
    'right or near',
    'as findings',
    'as grave',
    'all in place',
    'told a side',
  ],
  ...['questions', 'right', 'false highs a side', 'lookalikes', 'band', 'low over grave'],
]

const { values, positionals: wanted } = parseArgs({
  options: { missing: { type: 'boolean' }, words: { type: 'boolean' } },
  allowPositionals: true,
})
if (wanted.length === 0) {
  console.error('Usage: npm run evals:sides -- [--missing] [--words] FOLDER[=NUMBER,NUMBER... | =!NUMBER,NUMBER...]...')
  process.exit(2)
}
const all: (Measured & { name: string })[] = []
for (const argument of wanted) {
  const [folder = '', list = ''] = argument.split('=')
  const numbers = new Set(list.replace(/^!/, '').split(',').filter(Boolean))
  const isWanted = (number: string): boolean => numbers.size === 0 || numbers.has(number) !== list.startsWith('!')
  all.push({ name: basename(folder), ...(await measure(folder, isWanted, values.words === true)) })
}
console.log(
  table(
    HEAD,
    all.map(({ name, counts }) => rowOf(name, counts)),
  ),
)
console.log(
  `\n${table(
    MISSING_HEAD,
    all.map(({ name, missing }) => missingRow(name, missing)),
  )}`,
)
if (values.missing === true) console.log(`\n${missingInFull(all.flatMap(({ missing }) => missing))}`)
