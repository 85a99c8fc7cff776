import { type IssueCategory, type Severity, severities } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { usualSeverity } from '../../categories/shape/families.ts'
import type { Span } from '../../grammar/normalize.ts'
import { touch } from '../../grammar/spans.ts'
import { type Contract, once } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { campOf } from '../../understand/reading/camps.ts'
import { weakerParty } from '../../understand/reading/reading.ts'
import type { Clause } from '../../understand/segment/clauses.ts'
import { bearsOut } from '../bears-out.ts'
import type { Burdened } from '../concepts/features.ts'
import { learnedCategories } from '../concepts/issue-scores.ts'
import { concepts, type ReadSentence } from '../concepts/read.ts'
import { type Look, type Looks, looksAt, looksOf, marginOf } from './looks.ts'
import { variantFor } from './variant-for.ts'
import { CLEARER, rivalOf, weighingOn } from './whose.ts'

/** Most findings of one category that the trained reader adds to a contract. */
const MOST_OF_A_KIND = 4
/** Below this margin about four findings in ten were right on whole contracts, */
const DOUBTFUL = 0.08
/** below this one about two in three. */
const POSSIBLE = 0.25
/** How far below its limit the harm of a passage with its neighbour may lie before it counts as taken away. */
const SOFTENED = 0.1

interface Candidate {
  readonly category: IssueCategory
  readonly margin: number
  readonly clause: Clause
  readonly span: Span
}

/**
 * Findings of the trained reader: passages of one or two sentences that its machines hold to raise an issue, seen from the
 * reader's side. What a detector has already found in the same place is left to it, whose words are more exact.
 */
export function learnedFindings(
  contract: Contract,
  reader: ContractParty | null,
  known: readonly Finding[],
): Finding[] {
  const found = keep(candidatesOf(contract, reader, known), known).map((candidate) =>
    findingOf(contract, candidate, reader),
  )
  return [...found, ...notToBuildOn(contract, reader, [...known, ...found])]
}

/**
 * What weighs on the other side and would not hold: whoever it favours is told so. A letter that denies provident fund is
 * no clean paper for the employer who has to pay it.
 */
function notToBuildOn(contract: Contract, reader: ContractParty | null, known: readonly Finding[]): Finding[] {
  const rival = rivalOf(contract, reader)
  if (reader === null || rival === null || weakerParty(contract) === null) return []
  return keep(candidatesOf(contract, rival, known), known).flatMap((candidate) => {
    const { mayNotHold, words } = cards[candidate.category]
    if (!mayNotHold || words.favour === undefined || candidate.margin < POSSIBLE) return []
    // an alarm of whoever bears it is kept in unusual words; what the words do not speak of frees the other side of nothing
    const said = contract.text.norm.slice(candidate.span.start, candidate.span.end)
    if (!bearsOut(contract, candidate.category, said, rival)) return []
    const finding = findingOf(contract, candidate, rival)
    return [{ ...finding, hit: { ...finding.hit, forBeneficiary: 'medium' as const } }]
  })
}

/** Of what the machines raise, the clearest: no more than some of a kind, none where a rule or a clearer one stands. */
function keep(found: Candidate[], known: readonly Finding[]): Candidate[] {
  found.sort((a, b) => b.margin - a.margin || a.span.start - b.span.start)
  const kept: Candidate[] = []
  for (const candidate of found) {
    const same = kept.filter(({ category }) => category === candidate.category)
    if (same.length >= MOST_OF_A_KIND || same.some(({ span }) => touch(span, candidate.span))) continue
    if (kept.some(({ span, margin }) => margin > candidate.margin + CLEARER && touch(span, candidate.span))) continue
    if (known.some(({ category, hit }) => category === candidate.category && touch(hit.span, candidate.span))) continue
    kept.push(candidate)
  }
  return kept
}

/** What the machines hold to weigh on the reader. */
function candidatesOf(contract: Contract, reader: ContractParty | null, known: readonly Finding[]): Candidate[] {
  const own = raisedFor(contract, reader)
  const rival = rivalOf(contract, reader)
  return reader === null || rival === null
    ? [...own]
    : weighingOn(contract, { reader, rival, known }, own, raisedFor(contract, rival))
}

/** All that the machines raise as a party and those who stand with it bear it; worked out once a contract: each side asks for both. */
function raisedFor(contract: Contract, party: ContractParty | null): readonly Candidate[] {
  const camp = campOf(contract, party)
  return once(contract, `raised-for-${camp === null ? 'anybody' : [...camp].sort((a, b) => a - b).join()}`, () =>
    contract.clauses
      .filter(({ kind }) => kind === 'clause' || kind === 'schedule')
      .flatMap((clause) => candidatesIn(contract, clause, camp)),
  )
}

function candidatesIn(contract: Contract, clause: Clause, camp: Burdened): Candidate[] {
  const looks = looksAt(contract, clause, camp)
  const open = looks.flatMap((own, index) => (looksOf(own).some(raisesSome) ? [index] : []))
  if (open.length === 0) return []
  return learnedCategories().flatMap((category, id) =>
    open.flatMap((index) => {
      const look = raisedAt(looks, index, category, id)
      if (look === null) return []
      const margin = marginOf(look, id)
      // a row of a table, or another kind of contract, must be quite clear
      const isUsual = look.isTelling && (cards[category].kinds?.includes(contract.type) ?? true)
      if (margin < CLEARER && !isUsual) return []
      return [{ category, margin, clause, span: look.span }]
    }),
  )
}

const raisesSome = ({ margins }: Look): boolean => margins.most > 0

/** The look at sentence `index` that raises the category `id`: at the whole, at the best of its parts, or with the next. */
function raisedAt(looks: readonly Looks[], index: number, category: IssueCategory, id: number): Look | null {
  const { read, alone, parts, pair } = looks[index]!
  const raises = (look: Look | null): boolean => look !== null && marginOf(look, id) > 0
  if (!raises(alone) && !raises(pair) && !parts.some(raises)) return null
  const next = looks[index + 1]?.read
  if (cards[category].evenHanded && (isEven(read) || (next !== undefined && isEven(next)))) return null
  if (alone !== null && raises(alone)) {
    // The sentence beside it may take the harm away.
    const beside = [pair, looks[index - 1]?.pair ?? null]
    return beside.some((other) => other !== null && other.margins.harm[id]! < -SOFTENED) ? null : alone
  }
  const best = parts.toSorted((a, b) => marginOf(b, id) - marginOf(a, id))[0]
  if (best !== undefined && raises(best)) return best
  return raises(pair) ? pair : null
}

const MUTUALLY = concepts.names.indexOf('mutual')
/** 'The Consultant has the same right', 'each other', 'vice versa'; not 'has no corresponding right'. */
const isEven = ({ spoken }: ReadSentence): boolean =>
  spoken.some(({ concept, negated }) => concept === MUTUALLY && !negated)

/** What is only just held to be an issue is worth a look, not an alarm: one level down, and where it is doubtful no higher than medium. */
function toned(severity: Severity, margin: number): Severity {
  if (margin >= POSSIBLE) return severity
  const lower = severities[Math.min(severities.indexOf(severity) + 1, severities.length - 1)]!
  return margin < DOUBTFUL && lower === 'high' ? 'medium' : lower
}

const findingOf = (
  contract: Contract,
  { category, clause, span, margin }: Candidate,
  reader: ContractParty | null,
): Finding => {
  const variant = variantFor(contract, category, span)
  return {
    category,
    source: category.replaceAll('_', '-'),
    hit: {
      span,
      clause,
      severity: toned(usualSeverity(cards[category].severity, contract.type), margin),
      burdened: reader,
      confidence: Math.round(Math.min(0.9, 0.6 + margin) * 100) / 100,
      ...(variant !== undefined && { variant }),
      ...(cards[category].isLack && { absence: true as const }),
    },
  }
}
