import { findMoney, formatMoney, type Money, parseNumber } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { words as engineWords } from '../../language/en.ts'
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

const INTEREST =
  /\btotal interest\b|\b(?:all|whole) (?:of )?the interest\b|\binterest\b.{0,30}\b(?:in total|altogether|in all|over the (?:whole )?(?:loan|term|tenure))\b/
const NO_INTEREST_OF_ALL = /\b(?:late|delay\w*|overdue|default|year|month|if|rate|early|gst)\b/

/** 'Total interest over the loan?': all instalments less the one loan that the contract names. */
export const allInterest: Answerer = (book, { english }) => {
  if (!INTEREST.test(english) || NO_INTEREST_OF_ALL.test(english)) return null
  const found = byRows(book) ?? bySentence(book)
  const loans = book.analysis.key_facts.money.filter(({ label }) => label === engineWords.facts.loan)
  const [loan] = loans.flatMap((fact) => findMoney(fact.value.toLowerCase()))
  if (found === null || loan === undefined || loans.length > 1) return null
  const { each, count, citations } = found
  const all = each.amount * count
  if (each.currency !== loan.currency || all <= loan.amount) return null
  const interest = formatMoney({ ...each, amount: all - loan.amount })
  return reckoned({
    what: words.allInterest,
    value: interest,
    steps: [
      [
        words.instalments,
        format(words.times, { count, sum: formatMoney(each), all: formatMoney({ ...each, amount: all }) }),
      ],
      [words.loan, formatMoney(loan)],
      [
        words.allInterest,
        format(words.less, { a: formatMoney({ ...each, amount: all }), b: formatMoney(loan), result: interest }),
      ],
    ],
    assumed: [words.loanInFull],
    citations: [...citations, citeOriginal(book, loans[0]!)],
    followUps: ['repayEarly', 'payLate'],
  })
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
