import type { ClauseType, KeyFacts } from '@karar/schema'
import type { Contract } from '../contract.ts'
import { words } from '../language/en.ts'
import { periodsIn } from '../playbook/reading.ts'
import type { Clause } from '../segment/clauses.ts'
import type { Span } from '../text/normalize.ts'
import { type Period, parseNumber } from '../text/numbers.ts'
import type { Sentence } from '../text/sentences.ts'
import { findDates } from './dates.ts'
import { type Ground, unique } from './grounding.ts'
import { describe } from './notices.ts'
import { statementsOf } from './statements.ts'

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
const THING = String.raw`\b(?:agreement|contract|deed|lease|licen[cs]e|loan|facility|employment|engagement|appointment|retainership|arrangement|partnership|firm|franchise|distributorship|dealership|tenancy|subscription|membership|plan|undertaking|letter|order|services?|rental)\b`
const SPEAKS_OF_IT = new RegExp(THING)
const span = String.raw`(?:(?:a|an|the|its) )?(?:(?:fixed|initial|first|further|whole|full|total|minimum|successive) ){0,2}(?:(?:term|period|duration|tenure) of )?(?:about )?`
/** 'this lease runs for', 'the engagement shall be in force for a fixed term of' */
const LASTS = new RegExp(
  String.raw`${THING}[^.;]{0,80}\b(?:is|are|be|runs?|lasts?|continues?|valid|force|subsists?|remains?|stands?|granted|let|made|engaged|appointed|commenc\w+|begins?|starts?|taken|entered)\b[^.;]{0,60}\bfor ${span}$`,
)
const NAMED_TERM = /\b(?:term|period|tenure|duration)\b[^.;]{0,70}$/
/** 'Duration: 36 months', 'the first period is', 'the tenure of the loan is' */
const IS_TERM =
  /(?:^|[.;|(] ?)(?:\w+ )?(?:term|tenure|duration|period(?: of (?:the )?(?:agreement|contract|licen[cs]e|lease|loan|engagement))?) ?(?::|\|) ?$|\b(?:first|initial|agreed|fixed) (?:term|period)(?: of [^.;]{1,40})? (?:is|shall be|will be|of) $|\b(?:tenure|duration|term)(?: of [^.;]{1,40})? (?:is|shall be|will be|of) $|\b(?:runs?|lasts?) for (?:a |an )?(?:period of )?$/
const FOR_A_TIME = /\bfor (?:a |an )?(?:further |initial |successive )?$|\bcontinue\b[^.;]{0,40}$|\bvalid\b[^.;]{0,40}$/
const OF_THE_CONTRACT =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|employment|engagement|appointment|term|tenure|tenancy|subscription)\b[^.;]{0,100}\b(?:for|of|is|be|period|term|continue|valid)\b/
/** 'for six months after the term', 'thirty days' notice': a period of something else. */
const OTHER_END =
  /^'? ?(?:\w+ )?(?:thereafter|(?:after|following)\b(?! (?:the )?(?:\w+ )?(?:date|commencement|launch|signing|execution))|(?:from|of) (?:the )?(?:receipt|terminat|expir|end)|(?:prior |advance |written )*notice)/
/** What the words behind a period say of it: the five years 'for which this agreement runs'. */
const THEN_TERM =
  /^[^.;]{0,60}\((?:the |hereinafter )?"(?:\w+ )?(?:term|period|tenure)"|^,? (?:for|during) which (?:this|the) [a-z]+ (?:runs|lasts|is in force|continues)/
/** Time for something else, though the contract's own words stand near. */
const ANOTHER =
  /\b(?:notice|within|after|cure|prior to|delay\w*|unable|fail\w*|majeure|minimum|not to exceed|at least|earlier than|before|every|each|once|last|preceding|previous|unpaid|arrears?|kept|held|withheld|retained)\b/

/** 'the fee for one month': a price, however near the contract's own words stand. */
const PRICED =
  /\b(?:fees?|rents?|sum|salary|wages|pay|arrears?|remuneration|charges|interest|sales|\d) (?:paid |payable |due )?(?:in respect of |for )(?:the )?$/
/** What lasts: without such a word a bare 'for twelve months' may speak of anything. */
const LASTING =
  /\b(?:term|continu\w*|valid|force|runs?|commenc\w*|begin\w*|start\w*|engag\w+|appoint\w*|renew\w*|extend\w*|further|probation\w*)\b/

/** How long the contract and its parts run. */
export function terms(contract: Contract, ground: Ground): KeyFacts['term'] {
  const found = contract.clauses.flatMap((clause) =>
    OTHER_PERIODS.has(clause.type) || clause.kind === 'recitals'
      ? []
      : statementsOf(contract.text, clause).flatMap((sentence) => [
          ...periodsIn(contract, sentence).flatMap((period) => termOf(contract, clause, sentence, period, ground)),
          ...fromDayToDay(clause, sentence, ground),
          ...instalments(contract, sentence, ground),
        ]),
  )
  return unique(found, (fact) => `${fact.label}${fact.value}`)
}

function termOf(
  contract: Contract,
  clause: Clause,
  sentence: Sentence,
  period: Period,
  ground: Ground,
): KeyFacts['term'] {
  const before = contract.text.norm.slice(Math.max(sentence.start, period.start - 150), period.start)
  const near = before.slice(-110)
  const after = contract.text.norm.slice(period.end, Math.min(sentence.end, period.end + 90))
  const certain = LASTS.test(before) || IS_TERM.test(before) || THEN_TERM.test(after)
  if (!certain && !(NAMED_TERM.test(near) || (FOR_A_TIME.test(near) && LASTING.test(near)))) return []
  if (
    period.days < 25 ||
    ANOTHER.test(before.slice(-60)) ||
    PRICED.test(near) ||
    OTHER_END.test(after) ||
    (/\b(?:in the event|has not|have not|if)\b/.test(near) && !/\bterm\b/.test(near))
  )
    return []
  const label = /\block[- ]?in\b/.test(near)
    ? words.facts.lockIn
    : /\bprobation/.test(near)
      ? words.facts.probation
      : /\brenew|\bsuccessive|\bextend|\bfurther\b/.test(near) || (!certain && clause.type === 'renewal')
        ? words.facts.renewal
        : words.facts.term
  if (!certain && label === words.facts.term && clause.type !== 'term' && !OF_THE_CONTRACT.test(near)) return []
  if (!certain && !STATES_TERM.has(clause.type) && !/\b(?:term|period) of\b/.test(near)) return []
  return [{ ...ground(quoted(sentence, period)), label, value: describe(period), months: monthsOf(period) }]
}

const quoted = (sentence: Sentence, { start, end }: Span): Span =>
  sentence.end - sentence.start < 400 ? sentence : { start: Math.max(sentence.start, start - 110), end }

const inMonths = { year: 12, quarter: 3, month: 1 } as const
const monthsOf = ({ amount, unit, days }: Period): number =>
  unit in inMonths ? amount * inMonths[unit as keyof typeof inMonths] : Math.round((days / 365) * 120) / 10

/** 'from 1 July 2026 to 30 June 2027' is a term of twelve months. */
function fromDayToDay(clause: Clause, sentence: Sentence, ground: Ground): KeyFacts['term'] {
  if (!STATES_TERM.has(clause.type) && !SPEAKS_OF_IT.test(sentence.text)) return []
  const days = findDates(sentence.text)
  return days.flatMap((first, index) => {
    const last = days[index + 1]
    if (last === undefined || first.iso === null || last.iso === null) return []
    const between = sentence.text.slice(first.end, last.start)
    const before = sentence.text.slice(Math.max(0, first.start - 40), first.start)
    if (
      between.length > 70 ||
      !/\b(?:to|until|till|up ?to|ends?|ending|expir\w+|both)\b/.test(between) ||
      !/\b(?:from|commenc\w+|begins?|beginning|starts?|starting|effect\w*|between)\b[^.;]{0,20}$/.test(before)
    )
      return []
    const months = monthsBetween(first.iso, last.iso)
    if (months < 1) return []
    const value = `${months} month${months === 1 ? '' : 's'}`
    const place = { start: sentence.start + first.start, end: sentence.start + last.end }
    return [{ ...ground(quoted(sentence, place)), label: words.facts.term, value, months }]
  })
}

/** Whole months from a first to a last day, both counted; tenths where the days do not come out even. */
function monthsBetween(first: string, last: string): number {
  const [y1 = 0, m1 = 0, d1 = 0] = first.split('-').map(Number)
  const [y2 = 0, m2 = 0, d2 = 0] = last.split('-').map(Number)
  const whole = (y2 - y1) * 12 + m2 - m1
  // From the 1st to the last day of a month is whole months, however long that month is.
  if (d1 === 1 && d2 >= 28) return whole + 1
  return Math.round((whole + (d2 + 1 - d1) / 30) * 10) / 10
}

const INSTALMENTS =
  /\b(\d{1,3}|[a-z]{3,9}(?:-[a-z]{3,5})?)(?: ?\((\d{1,3}|[a-z]{3,9}(?:[- ][a-z]{3,5})?)\))? (?:(?:equal|equated|consecutive|successive) ){0,2}(?:monthly instal|emis\b)/
/** A loan repaid in thirty-six monthly instalments runs for thirty-six months. */
function instalments(contract: Contract, sentence: Sentence, ground: Ground): KeyFacts['term'] {
  if (contract.type !== 'loan_agreement') return []
  const match = INSTALMENTS.exec(sentence.text)
  const months = match === null ? null : (parseNumber(match[1]!) ?? parseNumber(match[2] ?? ''))
  if (match === null || months === null || !/\b(?:repa\w+|pay\w*|loan|principal)\b/.test(sentence.full)) return []
  const start = sentence.start + match.index
  return [
    {
      ...ground(quoted(sentence, { start, end: start + match[0].length })),
      label: words.facts.term,
      value: `${months} months`,
      months,
    },
  ]
}
