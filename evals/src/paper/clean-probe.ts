import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, readMeaning } from '@karar/engine'
import { type Contract, chooseReader, understand } from '@karar/engine/inside'
import { DAY } from '../annotated.ts'
import { percent, table } from '../tables.ts'
import { cleanContract, type NotedParty } from './clean-contract.ts'
import { isKept, paperSets } from './read-paper.ts'

interface Notes {
  readonly file?: string
  readonly contract_type: string
  readonly parties: readonly NotedParty[]
  readonly sides: readonly { readonly party: string }[]
  readonly issues: readonly {
    readonly quote: string | null
    readonly severity: string
    readonly burdens: readonly string[]
    readonly benefits?: readonly string[]
  }[]
}

interface Place {
  readonly start: number
  readonly end: number
}

/** Why a passage that is found in a clean contract was not found in its own. */
const reasons = ['the reader', 'the other party', 'no clause', 'a large clause', 'what stands around'] as const
export type Reason = (typeof reasons)[number]

interface Probe {
  there: number
  missed: number
  found: number
  readonly why: Record<Reason, number>
}

const TWO_PAGES = 6000

/** What was not understood of the contract, as far as the passage needs it. */
export function reasonOf(contract: Contract, party: string, { start, end }: Place): Reason {
  if (chooseReader(contract, { party }).basis !== 'chosen') return 'the reader'
  if (contract.parties.length < 2) return 'the other party'
  const clause = contract.clauses.find((own) => own.start < end && start < own.end)
  if (clause === undefined || clause.kind === 'parties' || clause.kind === 'signature') return 'no clause'
  const { length } = contract.text.read
  return length > TWO_PAGES && clause.end - clause.start > length / 4 ? 'a large clause' : 'what stands around'
}

/** Two places meet where they share 30 % of the shorter. */
const meet = (one: Place, other: Place): boolean =>
  Math.min(one.end, other.end) - Math.max(one.start, other.start) >=
  0.3 * Math.min(one.end - one.start, other.end - other.start)

const isFound = async (text: string, party: string, place: Place): Promise<boolean> =>
  analyze(text, { day: DAY, party, readings: await readMeaning(text, DAY) }).critical_issues.some((issue) =>
    meet(issue, place),
  )

async function probe(folder: string, files: readonly string[]): Promise<Probe> {
  const all: Probe = {
    there: 0,
    missed: 0,
    found: 0,
    why: Object.fromEntries(reasons.map((reason) => [reason, 0])) as Record<Reason, number>,
  }
  for (const file of files) {
    const notes = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Notes
    const text = readFileSync(join(folder, notes.file ?? file.replace(/json$/, 'txt')), 'utf8')
    const readings = await readMeaning(text, DAY)
    for (const { party } of notes.sides) {
      const own = notes.parties.find(({ name }) => name === party)
      if (own === undefined) continue
      const { critical_issues: told } = analyze(text, { day: DAY, party, readings })
      for (const { quote, severity, burdens, benefits = [] } of notes.issues) {
        const start = quote === null ? -1 : text.indexOf(quote)
        if (quote === null || start < 0 || !/^(?:critical|high)$/.test(severity) || !burdens.includes(party)) continue
        const place = { start, end: start + quote.length }
        all.there++
        if (told.some((issue) => meet(issue, place))) continue
        all.missed++
        const others = notes.parties.filter(({ name }) => name !== party)
        const clean = cleanContract(
          quote,
          notes.contract_type,
          own,
          others.find(({ name }) => benefits.includes(name)) ?? others[0],
        )
        if (!(await isFound(clean.text, clean.party, clean))) continue
        all.found++
        all.why[reasonOf(understand(text, DAY), party, place)]++
      }
    }
  }
  return all
}

/**
 * What is lost before it is read: each grave passage that was missed in its real contract, put into a clean contract of two
 * parties. What share is found there?
 */
const measure = async (data: string, part: 'looked' | 'kept'): Promise<string> => {
  const rows = []
  for (const set of ['real', 'real_india'] as const) {
    const folder = join(data, paperSets[set][0])
    const files = readdirSync(folder)
      .filter((file) => /^\d+-.*\.json$/.test(file) && (part === 'kept') === isKept(file))
      .sort()
    const { there, missed, found, why } = await probe(folder, files)
    rows.push([
      ...[set, files.length, there, missed, found, percent(found / Math.max(1, missed))],
      ...reasons.map((reason) => why[reason]),
    ])
  }
  return table(
    ['set', 'contracts', 'grave', 'missed', 'found in a clean one', '%', ...reasons.map((reason) => `for ${reason}`)],
    rows,
  )
}
export const measureClean = (data: string): Promise<string> => measure(data, 'looked')
export const measureKeptClean = (data: string): Promise<string> => measure(data, 'kept')
