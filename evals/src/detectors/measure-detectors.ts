import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, type Readings, readMeaning } from '@karar/engine'
import { detectors, runDetectors, understand } from '@karar/engine/inside'
import type { LegalIssue, Severity } from '@karar/schema'
import { DAY, readAnnotated } from '../annotated.ts'
import { type PaperSet, paperSets } from '../paper/read-paper.ts'
import { table } from '../tables.ts'

/** A passage that somebody marked: what is found in its place counts, whatever it is called. */
interface Passage {
  readonly quote: string | null
  readonly severity?: Severity
}

/** A contract as one side reads it, with what a careful reader marked for that side. */
interface Side {
  readonly text: string
  readonly party: string
  readonly readings: Readings
  readonly issues: readonly Passage[]
  readonly decoys: readonly Passage[]
}

/** What an analysis found of what was marked, and what it raised besides. */
export interface Counts {
  readonly grave: number
  readonly all: number
  readonly falseHigh: number
  readonly decoys: number
}

/** Half-open places in a text. */
type Place = readonly [start: number, end: number]

/** A quote's place; null where the contract as a whole is meant, or the text does not have it. */
function placeOf(text: string, quote: string | null): Place | null {
  const start = quote === null ? -1 : text.indexOf(quote)
  return start < 0 ? null : [start, start + quote!.length]
}

/** By three tenths of the shorter. */
const overlap = (a: Place, b: Place): boolean =>
  Math.min(a[1], b[1]) - Math.max(a[0], b[0]) >= 0.3 * Math.min(a[1] - a[0], b[1] - b[0])
const isGrave = (severity: Severity | undefined): boolean => severity === 'critical' || severity === 'high'

/** Counts what was found in the places that were marked. A grave finding in no such place is a false alarm. */
export function countFound(
  found: readonly Pick<LegalIssue, 'start' | 'end' | 'severity'>[],
  side: Omit<Side, 'party' | 'readings'>,
): Counts {
  const marked = side.issues.flatMap(({ quote, severity }) => {
    const place = placeOf(side.text, quote)
    return place === null ? [] : [{ place, severity }]
  })
  const isAt = (place: Place) => found.some(({ start, end }) => overlap([start, end], place))
  const hits = marked.filter(({ place }) => isAt(place))
  const free = found.filter(({ start, end }) => !marked.some(({ place }) => overlap([start, end], place)))
  return {
    grave: hits.filter(({ severity }) => isGrave(severity)).length,
    all: hits.length,
    falseHigh: free.filter(({ severity }) => isGrave(severity)).length,
    decoys: side.decoys.filter(({ quote }) => {
      const place = placeOf(side.text, quote)
      return (
        place !== null && free.some(({ start, end, severity }) => severity !== 'low' && overlap([start, end], place))
      )
    }).length,
  }
}

const add = (a: Counts, b: Counts, times = 1): Counts => ({
  grave: a.grave + times * b.grave,
  all: a.all + times * b.all,
  falseHigh: a.falseHigh + times * b.falseHigh,
  decoys: a.decoys + times * b.decoys,
})
const NONE: Counts = { grave: 0, all: 0, falseHigh: 0, decoys: 0 }

/**
 * What each exact detector adds to the readers, on contracts that none of them was written from: found with it, less found
 * without it. What adds nothing here has no place in the engine.
 */
export async function measureDetectors(data: string): Promise<string> {
  const sets: readonly (readonly [string, Side[]])[] = [
    ['written', await writtenSides()],
    ['another hand', await notedSides(data, 'other_hand')],
    ['real, abroad', await notedSides(data, 'real')],
    ['real, Indian', await notedSides(data, 'real_india')],
  ]
  const rows: (string | number)[][] = []
  const every = detectors.map(({ id }) => id)
  const gained = new Map([...every, 'all of them'].map((id) => [id, sets.map(() => NONE)]))
  const totals = sets.map(() => NONE)
  for (const [at, [, sides]] of sets.entries())
    for (const side of sides) {
      const raised = new Set(runDetectors(understand(side.text, DAY)).map(({ source }) => source))
      const read = (without: readonly string[]): Counts =>
        countFound(
          analyze(side.text, { day: DAY, party: side.party, readings: side.readings, without }).critical_issues,
          side,
        )
      const whole = read([])
      totals[at] = add(totals[at]!, whole)
      const leave = (name: string, ids: readonly string[]): void => {
        gained.get(name)![at] = add(gained.get(name)![at]!, add(whole, read(ids), -1))
      }
      for (const id of raised) leave(id, [id])
      if (raised.size > 0) leave('all of them', every)
    }
  const cell = ({ grave, all, falseHigh, decoys }: Counts): string =>
    [grave, all, falseHigh, decoys].map((count) => (count > 0 ? `+${count}` : count)).join(' ')
  for (const [name, counts] of gained) rows.push([name, ...counts.map(cell)])
  rows.push([
    'found by all that reads',
    ...totals.map(({ grave, all, falseHigh, decoys }) => `${grave} ${all} ${falseHigh} ${decoys}`),
  ])
  return [
    'Grave issues in place, all issues in place, false highs, lookalikes taken: with the detector, less without it.',
    '',
    table(['detector', ...sets.map(([name, sides]) => `${name} (${sides.length} sides)`)], rows),
  ].join('\n')
}

async function writtenSides(): Promise<Side[]> {
  const sides: Side[] = []
  for (const set of ['unseen', 'fresh'] as const)
    for (const { text, reader: party, issues, decoys } of readAnnotated(set))
      sides.push({ text, party, issues, decoys, readings: await readMeaning(text, DAY) })
  return sides
}

/** A contract of the data folder with the notes of one reader: for one side, or for both. */
interface Noted {
  readonly file: string
  readonly user_party?: string
  readonly sides?: readonly { readonly party: string }[]
  readonly issues: readonly (Passage & { readonly burdens?: readonly string[] })[]
  readonly decoys: readonly Passage[]
}

async function notedSides(data: string, set: PaperSet): Promise<Side[]> {
  const [notes, texts] = paperSets[set]
  const sides: Side[] = []
  for (const name of readdirSync(join(data, notes))
    .filter((own) => own.endsWith('.json'))
    .sort()) {
    const noted = JSON.parse(readFileSync(join(data, notes, name), 'utf8')) as Noted
    const text = readFileSync(join(data, texts, noted.file), 'utf8')
    const readings = await readMeaning(text, DAY)
    for (const { party } of noted.sides ?? [{ party: noted.user_party ?? '' }]) {
      const issues = noted.issues.filter(({ burdens }) => burdens?.includes(party) !== false)
      sides.push({ text, party, readings, issues, decoys: noted.decoys })
    }
  }
  return sides
}
