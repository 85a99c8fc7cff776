import { addDays, addMonths, daysBetween, formatDate } from '../../grammar/calendar.ts'
import { findMoney, findPeriods, formatMoney, type Money } from '../../grammar/numbers.ts'
import { ratesIn } from '../../grammar/rates.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { moneyIn, periodsIn } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import { coverage } from '../search/coverage.ts'
import { bandFor, bandsIn, type CountedBy } from './bands.ts'
import { plain } from './figures.ts'
import { sumIn } from './late-interest.ts'
import { unitLine } from './unit-line.ts'

const HOW_MUCH = /\b(?:how much|what (?:do|will|would|is|are|part|share|percent\w*|amount)|kitn[aie]|how many)\b/
/** A share that is of time, or of a thing that the question does not name a sum of. */
const OF_OTHER = /\b(?:interest|per annum|p\.a|per month|gst|tds|tax|stake|equity|shares?)\b/

/** What is worked out, and the passage that it is worked out from. */
interface Worked {
  readonly line: string
  /** it is the line of a table: whatever the question names, that line answers it */
  readonly ofTable?: true
  readonly passage: Passage
}

/** Places of the ranking in which a table is looked for, and most characters of one. */
const LOOKED = 3
const TABLE = 1600
/** 'Cancelled three days before, the rent is 2,000': the days choose the line, and its share is one of the sum. */
const CANCELS = /\bcancel/

/**
 * What can be worked out before the places are shown: the line of a table into which the size that the question names
 * falls, or the share that the best place names of the sum that the question names. Null where neither is beyond doubt.
 */
export function workedLine(book: Book, question: Question, best: readonly Passage[]): Worked | null {
  const day = dayAsked(book, question, best)
  if (day !== null) return day
  const units = best[0] === undefined ? null : unitLine(book, question, best[0])
  if (units !== null) return { line: units.line, passage: best[0]!, ...(units.isNamed && { ofTable: true as const }) }
  const sums = sumsIn(book, question.text)
  const times = findPeriods(question.text)
  const isCancelled = sums.length === 1 && times.length === 1 && CANCELS.test(question.english)
  if (!isCancelled && (!HOW_MUCH.test(question.english) || sums.length + times.length !== 1)) return null
  const [sum] = sums
  const [time] = times
  const looked = best.slice(0, LOOKED)
  // a table that would be cited whole goes before a longer one
  const spans = [
    ...looked.map((passage) => ({ passage, span: inContext(book.passages, passage) })),
    ...looked.map((passage) => ({ passage, span: tableAround(book, passage) })),
  ]
  for (const { passage, span } of spans) {
    const row = rowOf(
      book,
      { ...passage, ...span },
      time !== undefined
        ? { by: 'time', size: time.days, said: question.text.slice(time.start, time.end) }
        : { by: 'money', size: sum!.amount, said: formatMoney(sum!) },
      isCancelled && !isOfElse(question.english, book.contract.text.norm.slice(span.start, span.end)) ? sum : undefined,
    )
    if (row !== null) return { line: row, passage, ofTable: true }
  }
  if (isCancelled) return null
  const [first] = best
  const share = first === undefined || sum === undefined ? null : shareOf(book, question, sum, first)
  return share === null ? null : { line: share, passage: first! }
}

/** What is paid down, and what all of it costs: a share of the one is none of the other. */
const PAID_DOWN = /\b(?:advance|deposit|token|earnest|part payment)\b/
const TAKEN_OF =
  /\b(?:of|on) (?:the |your |his |their )?((?:\w{1,20} ){0,3}(?:advance|deposit|token|earnest|costs?|price|value|fare|tariff|bill|amount|charges|fees?|rent|package))\b/g

/** Whether a table takes its shares of something else than the sum that the question names. */
function isOfElse(question: string, table: string): boolean {
  const named = [...table.matchAll(TAKEN_OF)].map(([, thing]) => PAID_DOWN.test(thing!))
  return named.length > 0 && !named.includes(PAID_DOWN.test(question))
}

/** The sums that a question names: a bare figure is one in the money that the contract counts in. */
function sumsIn({ contract: { money } }: Book, text: string): Sum[] {
  const named = findMoney(text.replace(/\?/g, ' .'))
  const bare = named.length > 0 ? null : sumIn(text)
  return bare === null ? named : [{ ...bare, currency: money[0]?.currency ?? bare.currency }]
}

const WHEN =
  /\b(?:by when|when|by (?:what|which) (?:date|day)|which (?:date|day)|what (?:date|day)|until when|till when|last (?:day|date)|kab)\b/
/** A period that is a span of the contract, or of something else than what follows a day. */
const NOT_FROM_A_DAY = /\b(?:every|each|per|lock-?in|interest|p\.a)\b/

/** A notice runs from the day it is given: of a day of joining or of delivery it says nothing. */
const OF_A_NOTICE = /\bnotice\b/
const LEAVES =
  /\b(?:notice|leav\w+|left|quit\w*|resign\w*|terminat\w+|vacat\w+|mov(?:e|ing) out|stop\w*|end (?:it|this)|giv(?:e|ing|en)|told?|inform\w*|writ\w+)\b/

/** 'I leave on 31 March, by when is the deposit returned': the one period that the best sentence tells, from the one day that the question names. */
function dayAsked(book: Book, { english, days, text }: Question, best: readonly Passage[]): Worked | null {
  const today = /\b(?:today|aaj)\b/.test(english)
  const [passage] = best
  if (passage === undefined || !WHEN.test(english) || days.length + (today ? 1 : 0) !== 1) return null
  const { sentence } = passage
  const periods = periodsIn(book.contract, sentence)
  const [period] = periods
  if (period === undefined || new Set(periods.map(({ days: length }) => length)).size !== 1) return null
  if (OF_A_NOTICE.test(sentence.text) && !LEAVES.test(english)) return null
  if (NOT_FROM_A_DAY.test(sentence.text) || findPeriods(text).length > 0 || period.unit === 'hour') return null
  const said = book.contract.text.norm.slice(period.start, period.end)
  const from = today ? book.day : days[0]!
  const working = /\b(?:working|business)\b/.test(said)
  const end = working
    ? afterWorkingDays(from, period.amount)
    : period.unit === 'month' || period.unit === 'year' || period.unit === 'quarter'
      ? addMonths(from, period.amount * MONTHS[period.unit])
      : addDays(from, period.days)
  const line = format(words.from, { period: said, day: formatDate(from), end: formatDate(end), working })
  return { line, passage }
}

const MONTHS = { month: 1, quarter: 3, year: 12 } as const

/** So many days later, Saturdays and Sundays left out. */
function afterWorkingDays(from: string, count: number): string {
  let day = from
  for (let left = Math.min(count, 400); left > 0; ) {
    day = addDays(day, 1)
    // 4 January 1970 was a Sunday
    const ofWeek = ((daysBetween('1970-01-04', day) % 7) + 7) % 7
    if (ofWeek !== 0 && ofWeek !== 6) left--
  }
  return day
}

interface Size {
  readonly by: CountedBy
  readonly size: number
  readonly said: string
}

function rowOf(
  { contract: { text } }: Book,
  { clause: { path, heading }, start, end }: Passage,
  { by, size, said }: Size,
  of?: Sum,
): string | null {
  const above = [...path, heading ?? ''].join(' ').toLowerCase()
  const band = bandFor(bandsIn(text.norm.slice(start, end), by, above), size)
  if (band === null) return null
  const from = text.toOriginal[start + band.start] ?? 0
  const to = (text.toOriginal[start + band.end - 1] ?? from) + 1
  const row = format(words.row, { size: said, row: text.original.slice(from, to).replace(/\s+/g, ' ') })
  const percent = Number.parseFloat(/^\d[\d.]*(?= ?(?:%|per))/.exec(band.value)?.[0] ?? '')
  return of === undefined || Number.isNaN(percent) ? row : `${row} ${partOf(of, percent)}`
}

/** The lines of a table stand in one clause, also where that is too long to be cited whole, or are its sub-clauses. */
function tableAround({ passages }: Book, passage: Passage): { start: number; end: number } {
  let { start, end } = inContext(passages, passage)
  const { parent } = passage.clause
  const reach = (to: Passage | undefined): boolean =>
    to !== undefined &&
    (to.clause === passage.clause || (parent !== null && to.clause.parent === parent)) &&
    Math.max(end, to.end) - Math.min(start, to.start) <= TABLE
  for (let at = passage.index; reach(passages[at]); at++) end = Math.max(end, passages[at]!.end)
  for (let at = passage.index; reach(passages[at]); at--) start = Math.min(start, passages[at]!.start)
  return { start, end }
}

type Sum = Pick<Money, 'amount' | 'currency'>

const partOf = (sum: Sum, percent: number, more: 'yes' | 'no' = 'no'): string => {
  const part = Math.round(sum.amount * percent) / 100
  return format(words.shareOf, {
    percent: plain(percent),
    sum: formatMoney(sum),
    part: formatMoney({ ...sum, amount: part }),
    more: percent > 100 ? 'yes' : more,
    rest: formatMoney({ ...sum, amount: sum.amount - part }),
  })
}

/** A tax is reckoned where the question asks for it by its name. */
const IS_ASKED = /^(?:gst|tds|tax)$/
/** 'Cost plus 10%' is on top, 'a fee of 20% + the fee earned' is not all that is taken. */
const ADDED = /\b(?:plus|over and above|in addition to|on top of)(?: an?)? ?$/
const AND_MORE = /^[^.;]{0,24}(?:\+|\bplus\b|\balong with\b|\btogether with\b|\band (?:the|any|other) )/

/** '120 % of the estimate in advance' is a share too. */
const MOST = 200
/** How much of the question the sentence must speak of for its share to be the one that is meant. */
const SPOKEN = 0.3

/** 'Below 1000 it is 10%': of 20,000 that is not told. */
const BELOW = /\b(?:below|under|less than) (?:rs\.? ?|inr ?|\u20b9 ?)?(\d[\d,]{2,})\b[^.;]{0,40}$/
const isOutside = (amount: number, before: string): boolean => {
  const bound = BELOW.exec(before)?.[1]
  return bound !== undefined && amount > Number(bound.replaceAll(',', ''))
}

/** '25% of the paid amount is deducted' of the 4 lakh that the question names: ₹1,00,000, which leaves ₹3,00,000. */
function shareOf(book: Book, question: Question, sum: Sum, { sentence, words: own }: Passage): string | null {
  const asked = question.stems.filter((stem) => !stem.startsWith('#'))
  if (coverage(book, asked, new Set(stemsOf(own))).share < SPOKEN) return null
  const rates = ratesIn(sentence.text)
  const [rate] = rates
  if (rate === undefined || rates.length > 1 || rate.stated || rate.percent <= 0 || rate.percent > MOST) return null
  if (moneyIn(book.contract, sentence).length > 0) return null
  const around = sentence.text.slice(Math.max(0, rate.start - 40), rate.end + 40)
  const other = OF_OTHER.exec(around)?.[0]
  if (other !== undefined && !(IS_ASKED.test(other) && new RegExp(String.raw`\b${other}\b`).test(question.english)))
    return null
  if (isOutside(sum.amount, sentence.text.slice(0, rate.start))) return null
  const part = Math.round(sum.amount * rate.percent) / 100
  if (ADDED.test(sentence.text.slice(0, rate.start)))
    return format(words.sharePlus, {
      percent: plain(rate.percent),
      sum: formatMoney(sum),
      part: formatMoney({ ...sum, amount: part }),
      all: formatMoney({ ...sum, amount: sum.amount + part }),
    })
  return partOf(sum, rate.percent, AND_MORE.test(sentence.text.slice(rate.end, rate.end + 40)) ? 'yes' : 'no')
}
