import { addMonths, formatDate } from '../../grammar/calendar.ts'
import { findDates } from '../../grammar/dates.ts'
import { parseNumber } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { cite } from '../book/cite.ts'
import type { Answerer } from '../say/reply.ts'
import { reckoned } from './reckoning.ts'

const NTH = /\b(\d{1,3})(?:st|nd|rd|th) (?:emi|instal?ment)\b/
const ASKS =
  /\b\d{1,3}(?:st|nd|rd|th) (?:emi|instal?ment)\b|\b(?:last|final) (?:emi|instal?ment)\b|\b(?:emi|instal?ment|loan)s?\b.{0,30}\b(?:end|finish|over|complete)\w*\b/
const MONTHLY =
  /\b([a-z]+(?:-[a-z]+)?|\d{1,3})(?: \((\d{1,3})\))? (?:equal |equated )*monthly (?:instal?ments?|emis?)\b/
const FIRST = /\bfirst\b/

/** 'When is the last EMI?': so many instalments, a month apart, from the day of the first; the fifth in the same way. */
export const lastInstalment: Answerer = (book, { english }) => {
  if (
    !/\b(?:when|which (?:day|date|month)|what (?:day|date)|last date|(?:date|day) of)\b/.test(english) ||
    !ASKS.test(english)
  )
    return null
  for (const passage of book.passages) {
    const counted = MONTHLY.exec(passage.words)
    const first = FIRST.exec(passage.words)
    if (counted === null || first === null) continue
    const count = parseNumber(counted[2] ?? counted[1]!)
    const day = findDates(passage.words).find(({ start, iso }) => start > first.index && iso !== null)
    if (count === null || count < 2 || day === undefined) continue
    const nth = Number(NTH.exec(english)?.[1] ?? count)
    if (nth < 1 || nth > count) return null
    const last = addMonths(day.iso!, nth - 1)
    const what = nth === count ? words.lastInstalment : format(words.nthInstalment, { count: nth })
    return reckoned({
      what,
      value: formatDate(last),
      steps: [
        [words.firstInstalment, formatDate(day.iso!)],
        [words.instalments, String(count)],
        [what, format(words.monthsOn, { first: formatDate(day.iso!), months: nth - 1, last: formatDate(last) })],
      ],
      assumed: [words.monthApart],
      citations: [cite(book, passage)],
      followUps: ['repayEarly', 'payLate'],
    })
  }
  return null
}
