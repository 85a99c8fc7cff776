import { addDays, addMonths, daysBetween, formatDate } from '../../grammar/calendar.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { words as factWords } from '../../language/en.ts'
import { format } from '../../language/message.ts'
import { datesIn } from '../../understand/facts/agreement-date.ts'
import { citeOriginal } from '../book/cite.ts'
import type { Answerer } from '../say/reply.ts'
import { normOf, startOf, termOf } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

const ASKS =
  /\blast day\b(?!.{0,20}\bnotice)|\b(?:end|expiry|expiration) date\b|\bwhen (?:does|will|do|is) (?:the |this |my |our )?(?:term|contract|agreement|lease|licence|tenancy|stay|rental|it|deed|subscription|loan|fixed term) (?:\w+ )?(?:end|ends|expire|expires|run out|over|finish)\b|\b(?:till|until|up to) (?:when|which (?:day|date)|what (?:day|date)) (?:is|does|can|may|do) (?:the|this|my|our|i|we) (?:term|contract|agreement|lease|licence|tenancy|stay|rental|stay here|deed|subscription)\b|\bon (?:which|what) (?:day|date)\b.{0,40}\b(?:end|expire)|\b(?:contract|agreement|lease|licence|tenancy|deed|loan) (?:will )?when (?:end|finish|expire|over)\b|\b(?:contract|agreement|lease|licence|loan) last date\b/

/** 'The last day to write to them', 'when does my guarantee end': the day of something else. */
const OF_ELSE =
  /\blast (?:day|date) (?:to|for|of (?!(?:the |this |my |our )?(?:term|contract|agreement|lease|licen[cs]e|tenancy|stay|rental|deed|subscription|loan|employment|job|it)\b))|\b(?:guarantee|surety|warranty|lock-?in|insurance|cover|offer|discount|grace|dlp|defect\w*|secrecy|confidential\w*|non-?compete|exclusiv\w*|period of|sales term|amc|free)\b/

/** 'What is the last day of the term?'; Hindi questions come in their own order: 'contract when end'. */
export const lastDay: Answerer = (book, { english }) => {
  if (!ASKS.test(english) || OF_ELSE.test(english) || /\b(?:if|early|notice|probation|they|without)\b/.test(english))
    return null
  const term = termOf(book)
  const start = startOf(book)
  if (term === null || start === null)
    return cannot(
      book,
      words.wanted.lastDay,
      [...(term === null ? [words.figures.term] : []), ...(start === null ? [words.figures.start] : [])],
      {
        citations: [term === null ? null : citeOriginal(book, term)],
        followUps: ['howLong'],
      },
    )
  const named = datesIn(book.contract, normOf(book, term)).filter(({ iso }) => iso !== null)
  const last = named.at(-1)!
  // 'shall continue until 31 December 2027': the last day is there, from whichever day it is counted
  const isToldAlone =
    named.length === 1 &&
    book.analysis.key_facts.dates.some(({ label, iso }) => label === factWords.facts.endDate && iso === last.iso)
  const isNamed =
    isToldAlone ||
    (named.length >= 2 &&
      last.iso! > named[0]!.iso! &&
      Math.abs(daysBetween(named[0]!.iso!, last.iso!) / 30.44 - term.months) < 1)
  const whole = Number.isInteger(term.months)
  const end = isNamed
    ? last.iso!
    : whole
      ? addDays(addMonths(start.iso, term.months), -1)
      : addDays(start.iso, term.months * 30.44 - 1)
  return reckoned({
    what: words.endOfTerm,
    value: formatDate(end),
    steps: isNamed
      ? [[words.ends, formatDate(end)]]
      : [
          [words.start, formatDate(start.iso)],
          [words.term, term.value],
          [
            words.endOfTerm,
            format(words.dayBefore, { start: formatDate(start.iso), term: term.value, end: formatDate(end) }),
          ],
        ],
    assumed: isNamed ? [] : [...(start.assumed ? [words.startAssumed] : []), words.startCounts],
    citations: [citeOriginal(book, term), citeOriginal(book, start.span)],
    followUps: ['renews', 'notice'],
  })
}
