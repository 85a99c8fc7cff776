import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { onlyDescribes, periodsIn, withNext } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { employeeOf, isEmployment } from './employee.ts'

const WORK = /\b(?:work(?:s|ing)?|hours?|duty|duties|shift|attend(?:ance)?|overtime|weekly (?:off|holiday|rest)|week)\b/
const PER_DAY = /\b(?:(?:a|per|each|every|in a) day|daily|hours? day|per shift|a shift)\b/
const PER_WEEK = /\b(?:(?:a|per|each|every|in a) week|weekly)\b/
const NO_OVERTIME =
  /\b(?:without|no|not attract|not (?:be )?(?:entitled|eligible)[^.;]{0,40}|includes?|inclusive of|covers?|not (?:be )?(?:paid|payable)[^.;]{0,30})\b[^.;]{0,60}\b(?:overtime|extra (?:pay|payment|remuneration|hours)|additional (?:pay|payment|compensation|remuneration)|compensatory off|comp[- ]?off|holidays and night work)\b/
const AT_WILL =
  /\b(?:such|any|whatever|all|as many|unlimited) (?:other |additional |extra )?hours\b|\bany time of (?:the )?day\b|\bround the clock\b|\b24 ?(?:x|\/) ?7\b|\bhours? as (?:the )?(?:employer|company|management|required)/
const NO_REST =
  /\b(?:seven|7)[- ]?(?:days?|day)(?:'s)?(?: a| per| in a|[- ])? ?(?:working )?week|\ball (?:seven |7 )?days of the week|\b(?:no|without(?: any)?) (?:weekly|compensatory|comp)[- ]?(?:off|holiday|rest|day off)|\bnot (?:be )?(?:entitled to|eligible for|given|get)[^.;]{0,30}\bweekly (?:off|holiday|rest)|\bweekly off[^.;]{0,40}\b(?:not be|may be (?:cancelled|withdrawn) (?:at|without))/
/** 'from 8.00 a.m. to 9.00 p.m.': the clock, not a number of hours. */
const CLOCK = /\b(\d{1,2})(?:[.:](\d{2}))? ?a\.?m\.? ?(?:to|till|until|-) ?(\d{1,2})(?:[.:](\d{2}))? ?p\.?m\b/
const SENIOR = /\b(?:manager|director|chief|head of|vice[- ]president|senior (?:management|executive)|c[efot]o)\b/

/**
 * Workers owe eight hours a day and six days a week, and overtime is voluntary and paid double (OSH Code ss. 25-27, ten
 * workers or more); State laws for shops and offices usually say nine and forty-eight. Pay cannot buy time without end.
 */
export const excessiveWorkingHours: Detector = {
  id: 'excessive-working-hours',
  category: 'excessive_working_hours',
  gate: /hours?|not attract|\d ?[ap]\.?m\b|overtime|week|shift|round the clock|24 ?x ?7|comp(?:ensatory)?[- ]?off/,
  read(clause, contract) {
    if (!isEmployment(contract)) return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.full
  if (onlyDescribes(clause, sentence) || !WORK.test(words)) return []
  const found = excess(sentence, clause, contract)
  if (found === null) return []
  const senior = SENIOR.test(contract.text.norm.slice(0, 3000)) && found.severity === 'high'
  const match = found.at.exec(sentence.text) ?? { index: 0, 0: sentence.text.slice(0, 40) }
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: senior ? 'medium' : found.severity,
      burdened: employeeOf(contract),
      forBeneficiary: senior ? 'low' : 'high',
      confidence: 0.8,
      variant: 'counted',
      values: { what: found.what, hours: found.hours ?? 0 },
    },
  ]
}

/** Which limit is passed. */
type Excess = 'noRest' | 'aDay' | 'aWeek' | 'span' | 'atWill' | 'unpaid'

function excess(
  sentence: Sentence,
  clause: Clause,
  contract: Contract,
): { what: Excess; hours?: number; severity: Severity; at: RegExp } | null {
  const words = sentence.full
  const context = withNext(clause, sentence)
  const paid =
    /\b(?:overtime|extra hours|compensat\w+)\b[^.;]{0,60}\b(?:paid|payable|twice|double|leave)\b|\btwice the\b/.test(
      context,
    ) && !NO_OVERTIME.test(words)
  const hours = periodsIn(contract, sentence)
    .filter((period) => period.unit === 'hour')
    .map((period) => period.amount)
  const most = Math.max(0, ...hours)
  if (
    NO_REST.test(words) &&
    !/\b(?:office|shop|store|premises|helpline|support) (?:is|are|remains?|shall (?:be|remain)) open\b/.test(words)
  )
    return { what: 'noRest', severity: 'critical', at: NO_REST }
  const days = Number(
    /\b([567]) days\b/.exec(words)?.[1] ??
      { five: 5, six: 6, seven: 7 }[/\b(five|six|seven) days\b/.exec(words)?.[1] ?? ''] ??
      0,
  )
  if (
    PER_DAY.test(words) &&
    most > 9 &&
    most <= 24 &&
    !/\b(?:not (?:exceed|more than)|maximum of|including overtime)\b/.test(words)
  )
    return {
      what: 'aDay',
      hours: most,
      severity: most * (days || 5) > 60 ? 'critical' : 'high',
      at: /hours?/,
    }
  if (PER_WEEK.test(words) && most > 48 && most <= 168)
    return { what: 'aWeek', hours: most, severity: most > 60 ? 'critical' : 'high', at: /hours?/ }
  const clock = CLOCK.exec(words)
  const span =
    clock === null
      ? 0
      : 12 + (Number(clock[3]) % 12) - (Number(clock[1]) % 12) + (Number(clock[4] ?? 0) - Number(clock[2] ?? 0)) / 60
  // Nine hours of work and an hour and a half of breaks are the most that a lawful day spans here.
  if (
    span > 10.5 &&
    /\b(?:work|working|duty|office|shift) ?(?:hours|timings?|day)\b|\bshall (?:work|attend|report)\b/.test(words) &&
    !/\b(?:between|shifts? of|rotat\w+|any (?:eight|8|nine|9)|open)\b/.test(words)
  )
    return { what: 'span', hours: span, severity: 'high', at: CLOCK }
  if (paid) return null
  if (
    AT_WILL.test(words) &&
    NO_OVERTIME.test(context) &&
    /\b(?:require|necessary|direct|decide|need|demand|call|shall|will|must)\w*\b/.test(words)
  )
    return { what: 'atWill', severity: 'high', at: AT_WILL }
  if (
    NO_OVERTIME.test(words) &&
    /\b(?:overtime|extra|additional|night|holidays?)\b/.test(words) &&
    !/\b(?:unless|except|prior approval|approved)\b/.test(words)
  )
    return { what: 'unpaid', severity: 'high', at: NO_OVERTIME }
  return null
}
