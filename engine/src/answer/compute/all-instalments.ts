import { findMoney, formatMoney, type Money, parseNumber } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { cite, citeOriginal } from '../book/cite.ts'
import type { Answerer, Reply } from '../say/reply.ts'
import { capital } from './figures.ts'
import { reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:total|altogether|in all|overall|whole|entire)\b.{0,60}\b(?:pay|payable|repay\w*|paid|instal?ments?|emis?)\b|\b(?:pay|repay\w*|instal?ments?|emis?)\b.{0,40}\b(?:total|altogether|in all|overall)\b/
/** A part of them, or what comes on top. */
const OF_ELSE = /\b(?:interest|late|penalt\w*|early|prepay\w*|foreclos\w*|left|remaining|after|if|gst|tax\w*|fees?)\b/
const INSTALMENT = /\b(?:instal?ments?|emis?)\b/
const COUNT = /\b(?:number|no\.?|nos\.?|count) of\b|\btotal\b/
/** '24 equal monthly instalments of Rs 5,000 each': both in one sentence. */
const SO_MANY =
  /\b([a-z]+(?:-[a-z]+)?|\d{1,3})(?: \((\d{1,3})\))? (?:equal |equated |monthly |weekly |daily |quarterly )*(?:instal?ments?|emis?) of (?=(?:rs|inr|₹|\$|€|£))/

interface Instalments {
  readonly each: Money
  readonly count: number
  readonly citations: Reply['citations']
}

/** 'How much do I pay back in all?': the instalment that the contract names, as often as it names. */
export const allInstalments: Answerer = (book, { english }) => {
  if (!ASKS.test(english) || OF_ELSE.test(english)) return null
  const found = byRows(book) ?? bySentence(book)
  if (found === null) return null
  const { each, count, citations } = found
  const all = formatMoney({ ...each, amount: each.amount * count })
  const label = words.sums.instalment
  const what = format(words.total, { what: label })
  return reckoned({
    what,
    value: all,
    steps: [
      [capital(label), formatMoney(each)],
      [words.instalments, String(count)],
      [what, format(words.times, { count, sum: formatMoney(each), all })],
    ],
    assumed: [words.noTax],
    citations,
    followUps: ['repayEarly', 'payLate'],
  })
}

function byRows(book: Book): Instalments | null {
  const ofThem = book.rows.filter(({ label }) => INSTALMENT.test(label.toLowerCase()))
  const sums = ofThem.flatMap((row) => {
    const [sum, ...others] = findMoney(row.value.toLowerCase())
    return sum === undefined || others.length > 0 ? [] : [{ row, sum }]
  })
  const counts = ofThem.flatMap((row) => {
    const count = /^\d{1,3}$/.test(row.value) && COUNT.test(row.label.toLowerCase()) ? Number(row.value) : 0
    return count < 2 ? [] : [{ row, count }]
  })
  const [sum] = sums
  const [count] = counts
  if (sum === undefined || count === undefined || sums.length > 1 || counts.length > 1) return null
  return {
    each: sum.sum,
    count: count.count,
    citations: [citeOriginal(book, sum.row), citeOriginal(book, count.row)],
  }
}

function bySentence(book: Book): Instalments | null {
  const found = book.passages.flatMap((passage) => {
    const match = SO_MANY.exec(passage.words)
    const count = match === null ? null : parseNumber(match[2] ?? match[1]!)
    const [each] = match === null ? [] : findMoney(passage.words.slice(match.index + match[0].length))
    return count === null || count < 2 || each === undefined ? [] : [{ each, count, citations: [cite(book, passage)] }]
  })
  return found.length === 1 ? found[0]! : null
}
