import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface AskedOfPaper {
  readonly q: string
  readonly party: string
  readonly answerable: boolean
  /** each must occur in the answer; of a list any member */
  readonly must_mention: readonly (string | readonly string[])[]
  /** words of the contract that answer it */
  readonly evidence_quote?: string | null
}

/** A contract of another hand with a lawyer's notes, as far as they say what it holds; null where they do not. */
export interface Paper {
  readonly name: string
  readonly text: string
  readonly types: readonly string[]
  readonly parties: readonly { readonly name: string; readonly defined_term?: string | null }[]
  readonly sides: readonly string[]
  readonly present: readonly string[]
  /** types whose lack costs this side something */
  readonly missing: ReadonlyMap<string, readonly string[]>
  readonly facts: PaperFacts
  readonly questions: readonly AskedOfPaper[]
}

export interface PaperFacts {
  /** ISO date; null where the notes name no full date */
  readonly date: string | null
  readonly months: number | null
  /** the notes say whether there is a term at all */
  readonly termNoted: boolean
  readonly days: number | null
  /** '' where the notes say that none is stated */
  readonly law: string | null
  readonly place: string | null
  readonly amounts: readonly number[]
  readonly dates: readonly string[]
}

interface Notes {
  readonly file?: string
  readonly contract_type: string
  readonly contract_type_also_ok?: readonly string[]
  readonly parties: Paper['parties']
  readonly sides?: readonly { readonly party: string }[]
  readonly user_party?: string
  readonly clause_types_present: readonly string[]
  readonly missing?: readonly { readonly clause_type: string; readonly for: string }[]
  readonly clause_types_missing?: readonly string[]
  readonly facts: Readonly<Record<string, unknown>>
  readonly questions?: readonly (Omit<AskedOfPaper, 'party'> & { readonly party?: string })[]
}

const isNotes = (file: string): boolean => /^\d+-.*\.json$/.test(file)
const sidesOf = (own: Notes): string[] => own.sides?.map(({ party }) => party) ?? [own.user_party ?? '']
const askedOf = (own: Notes): AskedOfPaper[] =>
  (own.questions ?? []).map((one) => ({ ...one, party: one.party ?? sidesOf(own)[0]! }))

/** Where each set lies below the data folder: notes and texts. */
export const paperSets = {
  real: ['real', 'real'],
  real_india: ['real_india', 'real_india'],
  other_hand: ['other_hand/gold', 'other_hand'],
} as const
export type PaperSet = keyof typeof paperSets

/**
 * Of real contracts those with an even number may be looked at while the engine is made; the others are for measuring only.
 * Two that share passages with ones of the kept part stand there as well.
 */
export const isKept = (file: string): boolean => Number.parseInt(file, 10) % 2 === 1 || /^(?:294|296)-/.test(file)

export function readPaper(data: string, set: PaperSet, part: 'looked' | 'kept' | 'all'): Paper[] {
  const [notes, texts] = paperSets[set]
  return readdirSync(join(data, notes))
    .filter((file) => isNotes(file) && (part === 'all' || (part === 'kept') === isKept(file)))
    .sort()
    .map((file) => {
      const own = JSON.parse(readFileSync(join(data, notes, file), 'utf8')) as Notes
      const sides = sidesOf(own)
      return {
        name: file.replace(/\.json$/, ''),
        text: readFileSync(join(data, texts, own.file ?? file.replace(/json$/, 'txt')), 'utf8'),
        types: [own.contract_type, ...(own.contract_type_also_ok ?? [])],
        parties: own.parties,
        sides,
        present: own.clause_types_present,
        missing: new Map(
          sides.map((side) => [
            side,
            own.clause_types_missing ??
              (own.missing ?? []).filter((one) => one.for === side).map(({ clause_type }) => clause_type),
          ]),
        ),
        facts: factsOf(own.facts),
        questions: askedOf(own),
      }
    })
}

/** A contract as far as questions were asked of it. */
export type AskedPaper = Pick<Paper, 'text' | 'questions'>

/** Those in a folder of notes that are wanted; a text lies beside its notes, or is named from the folder above. */
export function readAsked(folder: string, isWanted: (file: string) => boolean): AskedPaper[] {
  return readdirSync(folder)
    .filter((file) => isNotes(file) && isWanted(file))
    .sort()
    .map((file) => {
      const own = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Notes
      const name = own.file ?? file.replace(/json$/, 'txt')
      const beside = join(folder, name)
      return {
        text: readFileSync(existsSync(beside) ? beside : join(dirname(folder), name), 'utf8'),
        questions: askedOf(own),
      }
    })
}

const MONTHS = 'january february march april may june july august september october november december'.split(' ')

/** Full dates in a note, as ISO dates. */
export function datesIn(note: string): string[] {
  const iso = (year: string, month: number, day: string): string =>
    `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  const spelt = [...note.matchAll(/\b(\d{1,2})(?:st|nd|rd|th)? ([A-Z][a-z]+),? (\d{4})\b/g)].flatMap(
    ([, day, month, year]) => {
      const at = MONTHS.indexOf(month!.toLowerCase())
      return at < 0 ? [] : [iso(year!, at + 1, day!)]
    },
  )
  const written = [...note.matchAll(/\b(\d{1,2})[./](\d{1,2})[./](\d{4})\b/g)].map(([, day, month, year]) =>
    iso(year!, Number(month), day!),
  )
  return [...spelt, ...written]
}

/** Sums of money in a note: with a sign or a word for money, or grouped as money is. */
export function amountsIn(note: string): number[] {
  const sums = note.matchAll(
    /(?:Rs\.?|INR|₹|\$|USD|€|NTD|RMB|AUS \$)\s*(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?)\s*(?:RMB|rupees|dollars)/gi,
  )
  return [...sums].map(([, before, behind]) => Number((before ?? behind!).replaceAll(',', ''))).filter((sum) => sum > 0)
}

function factsOf(facts: Notes['facts']): PaperFacts {
  const note = (key: string): string => (typeof facts[key] === 'string' ? (facts[key] as string) : '')
  const list = (key: string): string[] => ((facts[key] as string[] | undefined) ?? []).map(String)
  const number = (key: string): number | null => (typeof facts[key] === 'number' ? (facts[key] as number) : null)
  const unsaid = (words: string): boolean => /\bnot (?:stated|named|attached)\b/i.test(words)
  const said = (words: string): string | null => (words === '' ? null : unsaid(words) ? '' : words)
  const spoken = /^(?:(\d+) (month|year))|^(Two|Three|Five) years/i.exec(note('term'))
  const years: Record<string, number> = { two: 2, three: 3, five: 5 }
  const months =
    spoken === null
      ? number('term_months')
      : spoken[1] === undefined
        ? 12 * years[spoken[3]!.toLowerCase()]!
        : Number(spoken[1]) * (spoken[2]!.toLowerCase() === 'year' ? 12 : 1)
  return {
    date: datesIn(note('agreement_date'))[0] ?? null,
    months,
    termNoted: 'term_months' in facts,
    days: number('notice_days'),
    law: said(note('governing_law')),
    place: said(note('seat_or_court')),
    amounts: list('key_amounts').flatMap(amountsIn),
    dates: list('key_dates').flatMap(datesIn),
  }
}
