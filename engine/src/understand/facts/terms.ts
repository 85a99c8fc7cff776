import type { ClauseType, ContractType, KeyFacts } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import type { Period } from '../../grammar/numbers.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import { type Contract, once } from '../contract.ts'
import { periodsIn } from '../reading/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import { datesIn } from './agreement-date.ts'
import { type Ground, quoted, unique } from './grounding.ts'
import { describe } from './notices.ts'
import { statementsOf, termsOf } from './statements.ts'
import { byInstalments } from './wordings/loan-terms.ts'
import { fromDayToDay, joined, untilADay, untilAnniversary } from './wordings/term-days.ts'
import {
  ANOTHER,
  ARE_PROBATION,
  AT_FIRST,
  AT_THE_END,
  BARS_SO_LONG,
  coversWithin,
  endsAfter,
  FOR_A_TIME,
  FROM_ITS_FIRST_DAY,
  HALTS,
  HAS_TERM,
  IN_TRAINING,
  IS_INITIAL,
  isDoneWithin,
  isGranted,
  isSecrecy,
  isTermHeading,
  isTermOfIt,
  KEPT_SO_LONG,
  LASTING,
  LASTS,
  lastFalls,
  NAMED_OF_IT,
  NAMED_TERM,
  NAMES_TERM,
  OF_A_FORECAST,
  OF_AN_OFFER,
  OF_SOMETHING_ELSE,
  OF_THE_CONTRACT,
  OTHER_END,
  OWN_NAME,
  opensTerm,
  PRICED,
  RUNS,
  THEN_TERM,
  UNTIL_THEN,
} from './wordings/term-wordings.ts'

const STATES_TERM = new Set<ClauseType>([
  'term',
  'renewal',
  'lock_in',
  'probation',
  'premises_and_use',
  'appointment_and_duties',
  'rent',
])
/** Clauses whose periods are not the contract's own: a ban of two years after the end is no term. */
const OTHER_PERIODS = new Set<ClauseType>([
  'non_compete',
  'non_solicitation',
  'confidentiality',
  'warranties',
  'survival',
  'insurance',
])
/** What is bought for good has no time of its own; works that the buyer does in it are no term. */
const BOUGHT = new Set<ContractType>(['purchase_agreement', 'sale_deed', 'terms_of_service'])
/** The day of the agreement, and the day that it calls its first. */
interface FirstDays {
  readonly made: string | null
  readonly begins: string | null
}

/** How long the contract and its parts run. */
export function terms(contract: Contract, ground: Ground, first: FirstDays): KeyFacts['term'] {
  const found = contract.clauses.flatMap((clause) =>
    (clause.kind === 'recitals' ? termsOf : statementsOf)(contract.text, clause).flatMap(
      (sentence, index, sentences) => {
        const other = OTHER_PERIODS.has(clause.type)
        return [
          ...joined(contract.text.norm, periodsIn(contract, sentence)).flatMap((period) =>
            termOf(contract, clause, title(clause, sentences[index - 1]), sentence, period, ground),
          ),
          ...(other ? [] : toldByDays(contract, clause, sentence, first, ground)),
          ...(other ? [] : [...instalments(contract, sentence, ground), ...anniversaries(sentence, ground)]),
        ]
      },
    ),
  )
  const told = found.some(({ label }) => label === words.facts.term) ? found : [...found, ...secrecy(contract, ground)]
  return unique(told, (fact) => `${fact.label}${fact.months}`)
}

/** 'Secrecy is for four years from today': the term of a non-disclosure agreement that names no other. */
function secrecy(contract: Contract, ground: Ground): KeyFacts['term'] {
  if (contract.type !== 'non_disclosure_agreement') return []
  for (const clause of contract.clauses)
    for (const sentence of statementsOf(contract.text, clause))
      for (const period of periodsIn(contract, sentence)) {
        const before = contract.text.norm.slice(Math.max(sentence.start, period.start - 200), period.start)
        const after = contract.text.norm.slice(period.end, Math.min(sentence.end, period.end + 90))
        if (!isSecrecy(before, after) || OTHER_END.test(after)) continue
        const place = ground(quoted(sentence, period))
        return [{ ...place, label: words.facts.term, value: describe(period), months: monthsOf(period) }]
      }
  return []
}

/** The heading over a sentence, or the title that stands before it in its line: '(b) Term.' */
const title = (clause: Clause, before: Sentence | undefined): string | null =>
  before !== undefined && before.text.length < 30 ? before.text.replace(/^\(\w{1,3}\) /, '') : clause.heading

function termOf(
  contract: Contract,
  clause: Clause,
  heading: string | null,
  sentence: Sentence,
  period: Period,
  ground: Ground,
): KeyFacts['term'] {
  const all = contract.text.norm.slice(Math.max(sentence.start, period.start - 400), period.start)
  const before = all.slice(-150)
  const near = before.slice(-110)
  const after = contract.text.norm.slice(period.end, Math.min(sentence.end, period.end + 90))
  const runs = RUNS.test(before) && !HALTS.test(near)
  const ofItself = ((runs || FROM_DAY_FOR.test(before)) && OWN_NAME.test(before)) || NAMED_OF_IT.test(before)
  const granted =
    isGranted(all, after, period.days) ||
    (!BOUGHT.has(contract.type) && isDoneWithin(all, after)) ||
    lastFalls(all, after) ||
    HAS_TERM.test(before) ||
    endsAfter(all, after) ||
    coversWithin(before, after)
  // Under the heading of another duty only the contract itself can run: 'This Agreement runs for 12 months.'
  if (
    OTHER_PERIODS.has(clause.type) &&
    !ofItself &&
    !(contract.type === 'non_disclosure_agreement' && coversWithin(before, after))
  )
    return []
  const opens = opensTerm(heading, clause.type, all, after)
  const called = calledBy(heading, all, near, after)
  const certain =
    called !== null ||
    LASTS.test(before) ||
    runs ||
    isTermOfIt(before) ||
    THEN_TERM.test(after) ||
    NAMES_TERM.test(after) ||
    granted ||
    opens
  if (!certain && !(NAMED_TERM.test(near) || (FOR_A_TIME.test(near) && LASTING.test(near)))) return []
  if (called !== null && period.days >= 25)
    return [{ ...ground(quoted(sentence, period)), label: called, value: describe(period), months: monthsOf(period) }]
  if (
    period.days < 25 ||
    (!granted &&
      !opens &&
      !FROM_DAY_FOR.test(before) &&
      ANOTHER.test(runs ? withoutLast(before) : before.slice(-60))) ||
    PRICED.test(near) ||
    OF_SOMETHING_ELSE.test(near) ||
    KEPT_SO_LONG.test(after) ||
    OTHER_END.test(after) ||
    OF_A_FORECAST.test(after) ||
    OF_AN_OFFER.test(before) ||
    BARS_SO_LONG.test(after) ||
    AT_THE_END.test(all) ||
    (/\b(?:in the event|has not|have not|if|should (?:it|this|that|they))\b/.test(near) && !/\bterm\b/.test(near))
  )
    return []
  const label = /\block[- ]?in\b/.test(near)
    ? words.facts.lockIn
    : /\bprobation/.test(near)
      ? words.facts.probation
      : IN_TRAINING.test(near) && /\b(?:confirm|probation)/.test(sentence.text)
        ? words.facts.training
        : !IS_INITIAL.test(after) &&
            (/\brenew|\bsuccessive|\bextend|\bfurther\b/.test(near) ||
              (!certain && clause.type === 'renewal' && !AT_FIRST.test(near)))
          ? words.facts.renewal
          : words.facts.term
  if (!certain && label === words.facts.term && clause.type !== 'term' && !OF_THE_CONTRACT.test(near)) return []
  if (!certain && !STATES_TERM.has(clause.type) && !/\b(?:term|period) of\b/.test(near)) return []
  return [{ ...ground(quoted(sentence, period)), label, value: describe(period), months: monthsOf(period) }]
}
/** 'neither party shall terminate for the first six months', 'not vacate before the completion of 6 months' */
const MAY_NOT_LEAVE =
  /\b(?:not|neither|no|cannot|nor)\b[^.;]{0,80}\b(?:terminate|vacate|leave|determine|end|withdraw from)\b[^.;]{0,60}\b(?:for|during|within|before|prior to|until)(?: the)?(?: (?:first|initial|expiry of|completion of|period of))*(?: the)?(?: (?:first|initial))? $/
/** A time that its heading or the words around it call a lock-in or a probation: 'Lock-in period: 6 months' */
function calledBy(heading: string | null, all: string, near: string, after: string): string | null {
  const opens = /^(?:\(\w{1,3}\) )?[:|-]? ?(?:for )?(?:an? )?(?:(?:minimum |initial )?(?:term|period) of )?$/.test(all)
  const head = opens ? (heading ?? '').toLowerCase() : ''
  if (/\block[- ]?in\b/.test(head) || /\block[- ]?in(?: period)? ?[:|-] ?$/.test(near)) return words.facts.lockIn
  if (/\bprobation\b/.test(head) || /\bprobation(?: period)? ?[:|-] ?$/.test(near)) return words.facts.probation
  if (/\bfirst $/.test(near) && ARE_PROBATION.test(after)) return words.facts.probation
  return MAY_NOT_LEAVE.test(near) && UNTIL_THEN.test(after) && !/\bnotice\b|\bif\b/.test(near)
    ? words.facts.lockIn
    : null
}
/** 'from 4 May 2026 for' a time: whatever stands before, the time has a beginning. */
const FROM_DAY_FOR =
  /\b(?:from|commencing|starting)(?: on| from)? (?:the )?\d[^.;,]{3,30},? for (?:a (?:period|term) of )?$/
/** 'lasts nine months' is not 'the last nine months'. */
const withoutLast = (before: string): string =>
  before.slice(-60).replace(/\blast (?=(?:for |up to |about |only )?$)/, '')

/** The first and the last day of each term that is told by its days. */
export const daysOfTerm = (contract: Contract): readonly Span[] =>
  once(contract, 'daysOfTerm', () =>
    contract.clauses
      .filter(({ type }) => !OTHER_PERIODS.has(type))
      .flatMap((clause) =>
        statementsOf(contract.text, clause).flatMap((sentence) =>
          NAMES_A_DAY.test(sentence.text)
            ? dayToDay(contract, clause, sentence).map(({ start, end }) => ({
                start: sentence.start + start,
                end: sentence.start + end,
              }))
            : [],
        ),
      ),
  )
const dayToDay = (contract: Contract, clause: Clause, { text }: Sentence) =>
  fromDayToDay(text, datesIn(contract, text), STATES_TERM.has(clause.type) || isTermHeading(clause.heading))

/** A year, or figures that end with one: without it no day is named. */
const NAMES_A_DAY = /\d\d|two thousand/
function toldByDays(
  contract: Contract,
  clause: Clause,
  sentence: Sentence,
  { made, begins }: FirstDays,
  ground: Ground,
): KeyFacts['term'] {
  if (!NAMES_A_DAY.test(sentence.text)) return []
  const both = dayToDay(contract, clause, sentence)
  const from = begins !== null && FROM_ITS_FIRST_DAY.test(sentence.text) ? begins : made
  return (
    both.length > 0 ? both : untilADay(sentence.text, datesIn(contract, sentence.text), from, isLoan(contract))
  ).map(({ start, end, months }) => ({
    ...ground(quoted(sentence, { start: sentence.start + start, end: sentence.start + end })),
    label: words.facts.term,
    value: format(words.periods, { count: months, unit: 'month' }),
    months,
  }))
}

const inMonths = { year: 12, quarter: 3, month: 1 } as const
const monthsOf = ({ amount, unit, days }: Period): number =>
  unit in inMonths ? amount * inMonths[unit as keyof typeof inMonths] : Math.round((days / 365) * 120) / 10

function anniversaries(sentence: Sentence, ground: Ground): KeyFacts['term'] {
  const match = untilAnniversary(sentence.text)
  if (match === null) return []
  const { start, end, years } = match
  return [
    {
      ...ground(quoted(sentence, { start: sentence.start + start, end: sentence.start + end })),
      label: words.facts.term,
      value: describe({ amount: years, unit: 'year' }),
      months: years * 12,
    },
  ]
}

const isLoan = ({ type }: Contract): boolean => type === 'loan_agreement'
function instalments(contract: Contract, sentence: Sentence, ground: Ground): KeyFacts['term'] {
  const found = isLoan(contract) ? byInstalments(sentence.text) : null
  if (found === null) return []
  const { start, end, months } = found
  return [
    {
      ...ground(quoted(sentence, { start: sentence.start + start, end: sentence.start + end })),
      label: words.facts.term,
      value: format(words.periods, { count: months, unit: 'month' }),
      months,
    },
  ]
}
