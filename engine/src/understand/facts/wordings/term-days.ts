import { monthsBetween } from '../../../grammar/calendar.ts'
import type { FoundDate } from '../../../grammar/dates.ts'
import type { Span } from '../../../grammar/normalize.ts'
import type { Period } from '../../../grammar/numbers.ts'
import { SPEAKS_OF_IT, THING } from './term-wordings.ts'

/** A term told by its days; the span lies in the sentence. */
export interface DayTerm extends Span {
  readonly months: number
}

const UNTIL = /\b(?:to|until|till|through(?:out)?|up ?to|ends?|ending|expir\w+|conclud\w+|both)\b/
const RUNS_ON = /\band (?:runs?|ends?|lasts?|continues?|expires?|is to end|shall (?:run|end|last|continue))\b/
const FROM = /\b(?:from|commenc\w+|begins?|beginning|starts?|starting|effect\w*|between)\b[^.;]{0,20}$/
const CALLED_TERM =
  /(?<!notice |cure |payment )\b(?:term|period|duration|tenure|tenor)(?: of (?:this |the )?\w+)? ?[:|-]? ?$|\bruns? ?: ?$/
/** '"Service Period" means 1 April 2026 to 31 March 2027' */
const IS_PERIOD =
  /"(?:contract |service |agreement |initial |sponsorship |license |licen[cs]e )?(?:term|period)"\)? (?:means|shall mean|is)\b[^.;]{0,60}$|\b(?:tenure|tenor|duration|term) of (?:this |the )?[a-z]+ (?:is|shall be|will be) (?:from )?$/
/** What begins and ends far apart in one sentence: the agreement itself */
const BEGINS_FAR =
  /\b(?:agreement|contract|deed|lease|licen[cs]e|arrangement|engagement|order)\b[^.;]{0,60}\b(?:effective|commenc\w+|begins?|comes? into (?:effect|force)|starts?|valid)\b[^.;]{0,30}$/
const ENDS_FAR =
  /\b(?:remains?|continues?|stays?|be|is|runs?|force|effect|valid|expires?|ends?|terminates?)\b[^.;]{0,80}\b(?:until|till|through|up ?to|on)(?: and including)?(?: the)? ?$/

/** 'from 10 April 2026 to 9 March 2027, eleven months' */
const COUNTED = /^,? ?\(?(?:that is,? |being |i\.e\.,? |or )?[a-z\d -]{1,20} (?:months?|years?)\b/

/** 'from 1 July 2026 to 30 June 2027' is a term of twelve months. `states`: the clause tells terms. */
export function fromDayToDay(text: string, days: readonly FoundDate[], states: boolean): DayTerm[] {
  return days.flatMap((first, index) => {
    const last = days[index + 1]
    if (last === undefined || first.iso === null || last.iso === null) return []
    const between = text.slice(first.end, last.start)
    const before = text.slice(Math.max(0, first.start - 40), first.start)
    const lead = text.slice(Math.max(0, first.start - 110), first.start)
    const named =
      CALLED_TERM.test(before) || IS_PERIOD.test(lead) || (states && /^\W*$/.test(text.slice(0, first.start)))
    const far = between.length < 200 && BEGINS_FAR.test(lead) && ENDS_FAR.test(between)
    if (!far && (between.length > 70 || !UNTIL.test(between) || !(named || FROM.test(before)))) return []
    const counted = COUNTED.test(text.slice(last.end, last.end + 40))
    if (!states && !named && !counted && !far && !SPEAKS_OF_IT.test(text) && !RUNS_ON.test(between)) return []
    const months = monthsBetween(first.iso, last.iso)
    return months < 1 ? [] : [{ start: first.start, end: last.end, months }]
  })
}

const RUNS_UNTIL = new RegExp(
  String.raw`${THING}[^.;]{0,140}\b(?:runs?|continues?|lasts?|remains?|stands?|stays?|valid|force|subsists?|holds?|goes? on|is|be)\b(?: [a-z]+){0,5} (?:till|until|through|up ?to)(?: and including)?(?: the)?(?: (?:earlier|earliest)(?: to occur)? of:?)? ?(?:\(?[ia1]\) ?)?$`,
)
/** 'The loan shall be repaid in a single sum on' */
const REPAID_ON =
  /\b(?:repaid|repayable|repays?)\b[^.;]{0,80}\b(?:single|lump|one|full|whole|entire)\b[^.;]{0,60}\b(?:on|by|before) (?:the )?$/
const NOT_THE_TERM = /\b(?:not|rates?|prices?|fees?|charges?|rent|stamp|years?)\b/

/** 'This deed shall run till 31 May 2028': the term counts from the day on which the contract was made. */
export function untilADay(text: string, days: readonly FoundDate[], made: string | null, loan: boolean): DayTerm[] {
  if (made === null) return []
  const last = days.find(({ iso, start }) => {
    const before = text.slice(Math.max(0, start - 160), start)
    if (iso === null) return false
    return (RUNS_UNTIL.test(before) && !NOT_THE_TERM.test(before)) || (loan && REPAID_ON.test(before))
  })
  if (last === undefined) return []
  const months = monthsBetween(made, last.iso!)
  return months < 1 ? [] : [{ start: last.start, end: last.end, months }]
}

const NTH = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth']
const ANNIVERSARY = new RegExp(
  String.raw`\b(?:agreement|contract|term|deed|licen[cs]e|lease)\b[^.;]{0,140}\b(?:expires?|terminates?|ends?|until|till|through|conclud\w+)(?: (?:on|at|upon|the close of business on))? (?:the )?(${NTH.join('|')}|\d{1,2}(?=(?:st|nd|rd|th) ))(?:st|nd|rd|th)? (?:\(\w{1,6}\) )?anniversary of (?:the |its |this )?(?:effective|commencement|date|execution|signing|start|agreement)`,
)
/** 'shall expire on the third anniversary of the Effective Date' */
export function untilAnniversary(text: string): (Span & { readonly years: number }) | null {
  const match = ANNIVERSARY.exec(text)
  if (match === null) return null
  return {
    start: match.index,
    end: match.index + match[0].length,
    years: NTH.indexOf(match[1]!) + 1 || Number(match[1]),
  }
}

/** 'twenty-nine years and eleven months' is one time. */
export function joined(norm: string, periods: readonly Period[]): Period[] {
  const times: Period[] = []
  for (const period of periods) {
    const last = times.at(-1)
    const between = last === undefined ? '' : norm.slice(last.end, period.start)
    if (last?.unit === 'year' && period.unit === 'month' && /^,? (?:and )?$/.test(between))
      times[times.length - 1] = {
        start: last.start,
        end: period.end,
        amount: last.amount * 12 + period.amount,
        unit: 'month',
        days: last.days + period.days,
      }
    else times.push(period)
  }
  return times
}
