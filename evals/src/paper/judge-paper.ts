import { analyze } from '@karar/engine'
import type { UnifiedAnalysis } from '@karar/schema'
import { DAY } from '../annotated.ts'
import type { Paper } from './read-paper.ts'

/** One fact of the notes: whether the analysis has it, and whether it has another in its place. */
export interface FactCheck {
  readonly fact: string
  readonly wanted: string
  readonly right: boolean
  readonly said: readonly string[]
}

export interface JudgedSide {
  readonly side: string
  /** the party was recognised by the name that the notes give it */
  readonly known: boolean
  readonly wanted: readonly string[]
  readonly claimed: readonly string[]
}

/** What the engine, reading by words alone, made of one annotated contract. */
export interface JudgedPaper {
  readonly paper: Paper
  readonly analysis: UnifiedAnalysis
  readonly foundTypes: readonly string[]
  readonly parties: {
    readonly found: readonly string[]
    readonly lost: readonly string[]
    readonly other: readonly string[]
  }
  readonly facts: readonly FactCheck[]
  readonly sides: readonly JudgedSide[]
}

const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\(.*?\)/g, ' ')
    .replace(
      /\b(?:the|mr|mrs|ms|m\/s|shri|smt|private|pvt|limited|ltd|llp|inc|corporation|corp|company|co|llc|lp)\b\.?/g,
      ' ',
    )
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Whether one name is in the other, or both begin alike. */
export function likeNames(one: string, other: string): boolean {
  const [a, b] = [plain(one), plain(other)]
  if (a === '' || b === '') return one.trim().toLowerCase() === other.trim().toLowerCase()
  return ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `)
}

function judgeParties(paper: Paper, { parties }: UnifiedAnalysis): JudgedPaper['parties'] {
  const namesOf = (own: Paper['parties'][number]): string[] => [
    own.name,
    ...(own.defined_term?.split(/\s*\/\s*/) ?? []),
  ]
  const callsOf = (own: UnifiedAnalysis['parties'][number]): string[] =>
    [own.name, own.defined_term, own.role].filter((name) => name !== null)
  const same = (own: Paper['parties'][number], found: UnifiedAnalysis['parties'][number]): boolean =>
    namesOf(own).some((name) => callsOf(found).some((call) => likeNames(name, call)))
  return {
    found: paper.parties.filter((own) => parties.some((one) => same(own, one))).map(({ name }) => name),
    lost: paper.parties.filter((own) => !parties.some((one) => same(own, one))).map(({ name }) => name),
    other: parties.filter((one) => !paper.parties.some((own) => same(own, one))).map(({ name }) => name),
  }
}

function judgeFacts({ facts }: Paper, { key_facts: found }: UnifiedAnalysis): FactCheck[] {
  const checks: FactCheck[] = []
  const check = (fact: string, wanted: string, right: boolean, said: readonly string[]): void => {
    checks.push({ fact, wanted, right, said })
  }
  const dates = found.dates.map(({ iso, label }) => `${iso} ${label}`)
  if (facts.date !== null)
    check(
      'date of the agreement',
      facts.date,
      found.dates.some(({ iso }) => iso === facts.date),
      dates,
    )
  const terms = found.term.map(({ months, label }) => `${months} ${label}`)
  if (facts.months !== null)
    check(
      'term',
      String(facts.months),
      found.term.some(({ months }) => Math.abs((months ?? 0) - facts.months!) < 0.6),
      terms,
    )
  else if (facts.termNoted) check('no term', '-', !found.term.some(({ label }) => label === 'Term'), terms)
  const notices = found.notice.map(({ days, label }) => `${days} ${label}`)
  // none at all is no period
  if (facts.days !== null && facts.days > 0)
    check(
      'notice',
      String(facts.days),
      found.notice.some(({ days }) => Math.abs((days ?? -9) - facts.days!) <= 1),
      notices,
    )
  const laws = found.governing_law.map(({ value }) => value)
  if (facts.law === '') check('no law', '-', laws.length === 0, laws)
  else if (facts.law !== null)
    check(
      'governing law',
      facts.law,
      laws.some((law) => shareWord(law, facts.law!)),
      laws,
    )
  const seats = found.seat.map(({ value }) => value)
  if (facts.place === '') check('no court', '-', seats.length === 0, seats)
  else if (facts.place !== null)
    check(
      'court or seat',
      facts.place,
      seats.some((seat) => shareWord(seat, facts.place!)),
      seats,
    )
  const sums = found.money.map(({ amount, label }) => `${amount} ${label}`)
  for (const sum of facts.amounts)
    check(
      'sum',
      String(sum),
      found.money.some(({ amount }) => amount === sum),
      sums,
    )
  for (const date of facts.dates)
    check(
      'day',
      date,
      found.dates.some(({ iso }) => iso === date),
      dates,
    )
  return checks
}

/** Cities that are written in two ways. */
const CITY: Readonly<Record<string, string>> = {
  bengaluru: 'bangalore',
  gurugram: 'gurgaon',
  bombay: 'mumbai',
  madras: 'chennai',
}

/** Whether a place that was found stands in the note, by its proper names. */
function shareWord(found: string, note: string): boolean {
  const names = (words: string): string[] =>
    (words.match(/\b[A-Z][a-z]{2,}/g) ?? [])
      .map((word) => word.toLowerCase())
      .map((word) => CITY[word] ?? word)
      .filter((word) => !/^(?:courts?|arbitration|state|federal|district|laws?|the|high|new|act|judicial)$/.test(word))
  const noted = names(note)
  return noted.length === 0 || names(found).some((name) => noted.includes(name))
}

/** Holds the engine against the notes of one contract, from each side. */
export function judgePaper(paper: Paper): JudgedPaper {
  const analyses = paper.sides.map((party) => analyze(paper.text, { day: DAY, party }))
  const analysis = analyses[0]!
  return {
    paper,
    analysis,
    foundTypes: [
      ...new Set(analysis.clause_analyses.map(({ clause_type }) => clause_type).filter((type) => type !== 'general')),
    ],
    parties: judgeParties(paper, analysis),
    facts: judgeFacts(paper, analysis),
    sides: paper.sides.map((side, at) => ({
      side,
      known: analyses[at]!.perspective.basis === 'chosen',
      wanted: paper.missing.get(side) ?? [],
      claimed: analyses[at]!.missing_clauses,
    })),
  }
}
