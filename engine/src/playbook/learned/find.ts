import type { IssueCategory, Severity } from '@karar/schema'
import { type Burdened, featuresOf } from '../../concepts/features.ts'
import { type Known, knownOf, learnedCategories, type Margins, marginsOf } from '../../concepts/issue-scores.ts'
import { partsOf } from '../../concepts/parts.ts'
import { concepts, type ReadSentence, readSentence } from '../../concepts/read.ts'
import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Finding } from '../../judge/issues.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Span } from '../../text/normalize.ts'
import { campOf } from '../camps.ts'
import { countExceptions } from '../confidentiality/exceptions.ts'
import { onlyDescribes } from '../reading.ts'
import type { Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { usualSeverity } from './severities.ts'
import { mayBeSaid, mayRaise } from './where.ts'
import { generalWords } from './words.ts'

/** Shorter passages say too little. */
const FEWEST_WORDS = 9
/** Most findings of one category that the trained reader adds to a contract. */
const MOST_OF_A_KIND = 3
/** Below this margin about every second finding on whole contracts was wrong. */
const POSSIBLE = 0.16
/** How far below its limit a passage with its neighbour may lie before the harm counts as taken away. */
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

/** Rows of a table and lines of signatures say nothing: a sentence has a verb. */
const SAYS =
  /^(?:shall|will|must|may|can|cannot|is|are|be|been|was|has|have|had|does|do|agrees?|undertakes?|waives?|assigns?|grants?|gives?|acknowledges?|accepts?|authori[sz]es?|consents?|remains?|stands?|owns?|belongs?|constitutes?|becomes?|renews?|lapses?|vests?|bears?|pays?|ends?|keeps?|means?|includes?|applies|apply|won|don|needs?|reserves?)$/

interface Candidate {
  readonly category: IssueCategory
  readonly margin: number
  readonly clause: Clause
  readonly span: Span
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
  const camp = campOf(contract, reader)
  const settled = settledElsewhere(contract)
  const found = contract.clauses.flatMap((clause) =>
    clause.kind === 'clause' || clause.kind === 'schedule' ? candidatesIn(contract, clause, camp) : [],
  )
  found.sort((a, b) => b.margin - a.margin || a.span.start - b.span.start)
  const kept: Candidate[] = []
  for (const candidate of found) {
    if (settled.has(candidate.category)) continue
    const same = kept.filter(({ category }) => category === candidate.category)
    if (same.length >= MOST_OF_A_KIND || same.some(({ span }) => overlap(span, candidate.span))) continue
    if (known.some(({ rule, hit }) => rule.category === candidate.category && overlap(hit.span, candidate.span)))
      continue
    kept.push(candidate)
  }
  return kept.flatMap((candidate) => {
    const rule = ruleFor(candidate.category, rules)
    return rule === null ? [] : [findingOf(contract, candidate, rule, reader)]
  })
}

/** A passage, and how it stands to each category. */
interface Look {
  readonly span: Span
  readonly margins: readonly Margins[]
}

/** A sentence looked at alone, in parts and with the next one. */
interface Looks {
  readonly read: ReadSentence
  readonly alone: Look | null
  readonly parts: readonly Look[]
  readonly pair: Look | null
}

function candidatesIn(contract: Contract, clause: Clause, camp: Burdened): Candidate[] {
  const looks = looksAt(contract, clause, camp)
  return learnedCategories().flatMap((category, id) =>
    mayRaise(category, contract.type)
      ? looks.flatMap(({ read }, index) => {
          const look = raisedAt(looks, index, category, id)
          if (look === null) return []
          if (onlyDescribes(clause, read.sentence) && !isColoured(read)) return []
          if (!mayBeSaid(category, contract.text.norm.slice(look.span.start, look.span.end))) return []
          return [{ category, margin: marginOf(look.margins[id]!), clause, span: look.span }]
        })
      : [],
  )
}

function looksAt(contract: Contract, clause: Clause, camp: Burdened): Looks[] {
  const read = clause.sentences.map((sentence) => readSentence(contract, sentence))
  const features = read.map((sentence) => knownOf(featuresOf(sentence, camp)))
  const look = (span: Span, passage: readonly ReadSentence[], own: readonly Known[]): Look | null =>
    isTelling(passage) ? { span, margins: marginsOf(own) } : null
  const alone = read.map((said, index) =>
    look(tellingPart(said.sentence, { index: 0, 0: '' }), [said], [features[index]!]),
  )
  return read.map((said, index) => {
    const next = read[index + 1]
    const near = isNear(alone[index]!) || isNear(alone[index + 1] ?? null)
    const parts = (isNear(alone[index]!) ? partsOf(contract, said.sentence) : []).flatMap((part) => {
      const own = readSentence(contract, part)
      return look(part, [own], [knownOf(featuresOf(own, camp))]) ?? []
    })
    return {
      read: said,
      alone: alone[index]!,
      parts,
      pair:
        next === undefined || !near
          ? null
          : look(
              { start: said.sentence.start, end: next.sentence.end },
              [said, next],
              features.slice(index, index + 2),
            ),
    }
  })
}

/** The look at sentence `index` that raises the category `id`: at the whole, at the best of its parts, or with the next. */
function raisedAt(looks: readonly Looks[], index: number, category: IssueCategory, id: number): Look | null {
  const { read, alone, parts, pair } = looks[index]!
  const next = looks[index + 1]?.read
  if (EVEN_HANDED.has(category) && (isEven(read) || (next !== undefined && isEven(next)))) return null
  if (alone !== null && marginOf(alone.margins[id]!) > 0) {
    // The sentence beside it may take the harm away.
    const beside = [pair, looks[index - 1]?.pair ?? null]
    return beside.some((other) => other !== null && other.margins[id]!.harm < -SOFTENED) ? null : alone
  }
  const best = parts.toSorted((a, b) => marginOf(b.margins[id]!) - marginOf(a.margins[id]!))[0]
  if (best !== undefined && marginOf(best.margins[id]!) > 0) return best
  return pair !== null && marginOf(pair.margins[id]!) > 0 ? pair : null
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

/** Far below every limit, a sentence comes to no issue with its neighbour either, and its parts are not looked at. */
const FAR = 0.3
const isNear = (look: Look | null): boolean => look === null || look.margins.some((margins) => marginOf(margins) > -FAR)

const marginOf = ({ subject, harm }: Margins): number => Math.min(subject, harm)

const isTelling = (passage: readonly ReadSentence[]): boolean =>
  passage.reduce((sum, { words }) => sum + words.length, 0) >= FEWEST_WORDS &&
  passage.every(({ words }) => words.some((word) => SAYS.test(word)))

/** Issues of one clause that another clause of the contract answers. */
function settledElsewhere(contract: Contract): ReadonlySet<IssueCategory> {
  const settled = new Set<IssueCategory>()
  if (countExceptions(contract) >= 3) settled.add('missing_confidentiality_exceptions')
  return settled
}

/** One level down: what is only just held to be an issue is worth a look, not an alarm. */
const lower = (severity: Severity): Severity =>
  severity === 'critical' ? 'high' : severity === 'high' ? 'medium' : 'low'

const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** The rule whose law and advice go with a category; its own words where they need no detail, else the general ones. */
function ruleFor(category: IssueCategory, rules: readonly Rule[]): Rule | null {
  const rule = rules.find((candidate) => candidate.category === category)
  if (rule === undefined) return null
  const { favour: _, ...words } = rule.words
  const plain = (text: string): boolean => !/\{(?!you\}|other\}|clause\})/.test(text)
  return {
    ...rule,
    words: {
      ...words,
      ...generalWords[category],
      wording: words.wording !== null && plain(words.wording) ? words.wording : null,
      ask: words.ask,
      notes: words.notes.filter(plain),
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
    severity:
      margin < POSSIBLE ? lower(usualSeverity(category, contract.type)) : usualSeverity(category, contract.type),
    burdened: reader,
    confidence: Math.round(Math.min(0.9, 0.6 + margin) * 100) / 100,
  },
})
