import { type IssueCategory, type Severity, severities } from '@karar/schema'
import type { Burdened } from '../../concepts/features.ts'
import { learnedCategories } from '../../concepts/issue-scores.ts'
import { concepts, type ReadSentence } from '../../concepts/read.ts'
import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Finding } from '../../judge/issues.ts'
import { mayNotHold } from '../../judge/may-not-hold.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Span } from '../../text/normalize.ts'
import type { Sentence } from '../../text/sentences.ts'
import { campOf } from '../camps.ts'
import { countExceptions } from '../confidentiality/exceptions.ts'
import { onlyDescribes, weakerParty } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { highest, type Look, type Looks, looksAt, looksOf, marginOf } from './looks.ts'
import { usualSeverity } from './severities.ts'
import { mayBeSaid, mayRaise } from './where.ts'
import { CLEARER, isAnothersAlone, OF_THE_NAMED, rivalOf, weighingOn } from './whose.ts'
import { type GeneralWords, generalWordsFor } from './words-for.ts'

/** Most findings of one category that the trained reader adds to a contract. */
const MOST_OF_A_KIND = 4
/** Below this margin about four findings in ten were right on whole contracts, */
const DOUBTFUL = 0.08
/** below this one about two in three. */
const POSSIBLE = 0.25
/** How far below its limit the harm of a passage with its neighbour may lie before it counts as taken away. */
const SOFTENED = 0.1

/** Issues that end where the other side has or bears the same. */
const EVEN_HANDED: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'one_sided_termination',
  'one_sided_indemnity',
  'one_sided_liability_cap',
  'one_sided_set_off',
  'one_sided_assignment',
  'non_disparagement_gag',
])

/** Issues that are the lack of something, whichever passage calls them up: another page may have it. */
const LACKS: ReadonlySet<IssueCategory> = new Set<IssueCategory>([
  'missing_confidentiality_exceptions',
  'missing_data_safeguards',
  'missing_breach_notice',
  'processor_terms_missing',
  'exclusivity_without_commitment',
  'unregistered_or_unstamped',
  'unsigned_or_incomplete_document',
])

interface Candidate {
  readonly category: IssueCategory
  readonly margin: number
  readonly clause: Clause
  readonly span: Span
  /** whether its words rule it out: what is much less clear than even that in the same place is not raised instead */
  readonly isMute: boolean
}

/**
 * Findings of the trained reader: passages of one or two sentences that its machines hold to raise an issue, seen from the
 * reader's side. What a rule has already found in the same place is left to the rule, whose words are more exact.
 */
export function learnedFindings(
  contract: Contract,
  rules: readonly Rule[],
  reader: ContractParty | null,
  known: readonly Finding[],
): Finding[] {
  const own = keep(contract, candidatesOf(contract, reader, known), known)
  const found = own.flatMap((candidate) => {
    const rule = ruleFor(candidate.category, rules, generalWordsFor(contract, candidate))
    return rule === null ? [] : [findingOf(contract, candidate, rule, reader)]
  })
  return [...found, ...notToBuildOn(contract, rules, reader, [...known, ...found])]
}

/**
 * What weighs on the other side and would not hold: whoever it favours is told so, as the rules tell it. A letter that
 * denies provident fund is no clean paper for the employer who has to pay it.
 */
function notToBuildOn(
  contract: Contract,
  rules: readonly Rule[],
  reader: ContractParty | null,
  known: readonly Finding[],
): Finding[] {
  const rival = rivalOf(contract, reader)
  if (reader === null || rival === null || weakerParty(contract) === null) return []
  return keep(contract, candidatesOf(contract, rival, known), known).flatMap((candidate) => {
    const rule = rules.find(({ category }) => category === candidate.category)
    const favour = rule?.words.favour
    if (rule === undefined || favour === undefined || candidate.margin < POSSIBLE) return []
    if (!mayNotHold(candidate.category) || !isPlainText(`${favour.title} ${favour.harm}`)) return []
    const lent = ruleFor(candidate.category, rules, generalWordsFor(contract, candidate))
    if (lent === null) return []
    const { hit } = findingOf(contract, candidate, lent, rival)
    return [{ rule: { ...lent, words: { ...lent.words, favour } }, hit: { ...hit, forBeneficiary: 'medium' as const } }]
  })
}

/** Of what the machines raise, the clearest: no more than some of a kind, none where a rule or a clearer one stands. */
function keep(contract: Contract, found: Candidate[], known: readonly Finding[]): Candidate[] {
  const settled = settledElsewhere(contract)
  found.sort((a, b) => b.margin - a.margin || a.span.start - b.span.start)
  const kept: Candidate[] = []
  for (const candidate of found) {
    if (settled.has(candidate.category)) continue
    const same = kept.filter(({ category, isMute }) => category === candidate.category && !isMute)
    if (same.length >= MOST_OF_A_KIND || same.some(({ span }) => overlap(span, candidate.span))) continue
    if (kept.some(({ span, margin }) => margin > candidate.margin + CLEARER && overlap(span, candidate.span))) continue
    if (known.some(({ rule, hit }) => rule.category === candidate.category && overlap(hit.span, candidate.span)))
      continue
    kept.push(candidate)
  }
  return kept.filter(({ isMute }) => !isMute)
}

/** What the machines hold to weigh on the reader. */
function candidatesOf(contract: Contract, reader: ContractParty | null, known: readonly Finding[]): Candidate[] {
  const clauses = contract.clauses.filter(({ kind }) => kind === 'clause' || kind === 'schedule')
  const seenBy = (party: ContractParty | null) => {
    const camp = campOf(contract, party)
    return clauses.flatMap((clause) => candidatesIn(contract, clause, camp))
  }
  const seen = seenBy(reader)
  const foreign = reader === null ? [] : seen.filter((candidate) => isAnothersAlone(contract, reader, candidate))
  // What merely resembles the burden of another is none of the reader's either.
  const own = seen.filter(
    (candidate) =>
      !foreign.includes(candidate) &&
      (OF_THE_NAMED.has(candidate.category) ||
        !foreign.some(({ span, margin }) => margin > candidate.margin && overlap(span, candidate.span))),
  )
  const rival = rivalOf(contract, reader)
  return reader === null || rival === null ? own : weighingOn(contract, { reader, rival, known }, own, seenBy(rival))
}

function candidatesIn(contract: Contract, clause: Clause, camp: Burdened): Candidate[] {
  const looks = looksAt(contract, clause, camp)
  const open = looks.flatMap((own, index) => (looksOf(own).some(raisesSome) ? [index] : []))
  if (open.length === 0) return []
  return learnedCategories().flatMap((category, id) =>
    open.flatMap((index) => {
      const look = raisedAt(looks, index, category, id)
      if (look === null) return []
      const { read } = looks[index]!
      const margin = marginOf(look, id)
      if (margin < CLEARER && !mayStandHere(category, look, clause, read, contract)) return []
      const said = look === looks[index]!.pair ? [read, looks[index + 1]!.read] : [read]
      if (said.some(({ sentence }) => onlyExplainsRights(contract, sentence))) return []
      const isMute = !mayBeSaid(category, contract.text.norm.slice(look.span.start, look.span.end))
      return [{ category, margin, clause, span: look.span, isMute }]
    }),
  )
}

/** Where an issue is not to be looked for, it must be quite clear: in another kind of contract, a row of a table, a definition. */
const mayStandHere = (category: IssueCategory, look: Look, clause: Clause, read: ReadSentence, contract: Contract) =>
  look.isTelling && mayRaise(category, contract.type) && (!onlyDescribes(clause, read.sentence) || isColoured(read))

/** '"Intellectual Property" means patents, designs ... anywhere in the world', of nobody: a word is explained, nothing is done. */
const EXPLAINS_RIGHTS =
  /(?:^|[;:] ?)(?:the (?:term|expression) )?["(]{0,2}(?:intellectual property|ip)(?: rights?)?["),]{0,3} (?:shall )?(?:means?|includes?|refers? to)\b(?!.*\b(?:assign|vest|belong|transfer|waive|pre-?existing|before the date))/
const onlyExplainsRights = (contract: Contract, { text, start, end }: Sentence): boolean =>
  EXPLAINS_RIGHTS.test(text) && !contract.mentions.some((mention) => start <= mention.start && mention.start < end)
const raisesSome = (look: Look): boolean => highest(look) > 0

/** The look at sentence `index` that raises the category `id`: at the whole, at the best of its parts, or with the next. */
function raisedAt(looks: readonly Looks[], index: number, category: IssueCategory, id: number): Look | null {
  const { read, alone, parts, pair } = looks[index]!
  if (!looksOf(looks[index]!).some((look) => marginOf(look, id) > 0)) return null
  const next = looks[index + 1]?.read
  if (EVEN_HANDED.has(category) && (isEven(read) || (next !== undefined && isEven(next)))) return null
  if (alone !== null && marginOf(alone, id) > 0) {
    // The sentence beside it may take the harm away.
    const beside = [pair, looks[index - 1]?.pair ?? null]
    return beside.some((other) => other !== null && other.margins.harm[id]! < -SOFTENED) ? null : alone
  }
  const best = parts.toSorted((a, b) => marginOf(b, id) - marginOf(a, id))[0]
  if (best !== undefined && marginOf(best, id) > 0) return best
  return pair !== null && marginOf(pair, id) > 0 ? pair : null
}

/** Words that turn a definition into a duty: 'everything', 'for any reason whatever', 'whether or not', 'shall'. */
const COLOURS: ReadonlySet<number> = new Set(
  ['harsh', 'notwithstanding', 'all_info', 'no_reason', 'anytime', 'discretion', 'perpetual', 'oblig', 'permit'].map(
    (name) => concepts.names.indexOf(name),
  ),
)
const isColoured = ({ spoken }: ReadSentence): boolean => spoken.some(({ concept }) => COLOURS.has(concept))

const MUTUALLY = concepts.names.indexOf('mutual')
/** 'The Consultant has the same right', 'each other', 'vice versa'; not 'has no corresponding right'. */
const isEven = ({ spoken, sentence }: ReadSentence): boolean =>
  spoken.some(({ concept, negated }) => concept === MUTUALLY && !negated) || EITHER_OR.test(sentence.full)
/** 'either you or the Company may' */
const EITHER_OR =
  /\b(?:either|both|neither) (?:you|we|he|she|the [\w ]{3,25}?) (?:or|and|nor) (?:you|we|us|the|he|she)\b/

/** Issues of one clause that another clause of the contract answers. */
function settledElsewhere(contract: Contract): ReadonlySet<IssueCategory> {
  const settled = new Set<IssueCategory>()
  if (countExceptions(contract) >= 3) settled.add('missing_confidentiality_exceptions')
  return settled
}

/** What is only just held to be an issue is worth a look, not an alarm: one level down, and where it is doubtful no higher than medium. */
function toned(severity: Severity, margin: number): Severity {
  if (margin >= POSSIBLE) return severity
  const lower = severities[Math.min(severities.indexOf(severity) + 1, severities.length - 1)]!
  return margin < DOUBTFUL && lower === 'high' ? 'medium' : lower
}

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** Words that need no detail which only a rule knows. */
const isPlainText = (text: string): boolean => !/\{(?!you\}|other\}|clause\})/.test(text)

/** The rule whose law and advice go with a category; its own words where they need no detail, else the general ones. */
function ruleFor(category: IssueCategory, rules: readonly Rule[], general: GeneralWords): Rule | null {
  const rule = rules.find((candidate) => candidate.category === category)
  if (rule === undefined) return null
  // Whether it claims an absence hangs on the category (`LACKS`), not on the rule that lends its law and advice.
  const { favour: _, alone: __, ...words } = rule.words
  const { absence: ___, ...lent } = rule
  return {
    ...lent,
    words: {
      ...words,
      ...general,
      wording: general.ask === undefined && words.wording !== null && isPlainText(words.wording) ? words.wording : null,
      ask: general.ask ?? words.ask,
      notes: words.notes.filter(isPlainText),
    },
  }
}

const findingOf = (
  contract: Contract,
  { category, clause, span, margin }: Candidate,
  rule: Rule,
  reader: ContractParty | null,
): Finding => ({
  rule,
  hit: {
    span,
    clause,
    severity: toned(usualSeverity(category, contract.type), margin),
    burdened: reader,
    confidence: Math.round(Math.min(0.9, 0.6 + margin) * 100) / 100,
    ...(LACKS.has(category) ? { absence: true } : {}),
  },
})
