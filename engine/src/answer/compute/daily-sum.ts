import { findPeriods, formatMoney, type Money } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { allWhoDo } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import { isSupposed } from '../book/supposed.ts'
import { isOfDelay } from '../lacking/delay-of.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import type { Answerer } from '../say/reply.ts'
import { passageAt } from './figures.ts'
import { reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:how much|what|kitn[aie])\b.{0,80}\b(?:late|delay\w*|overdue|extra|penalt\w*|fine)\b|\b(?:late|delay\w*|overdue|on the \d{1,2}(?:st|nd|rd|th))\b.{0,60}\b(?:how much|what|kitn[aie]|penalt\w*|fine|extra|charge[sd]?)\b/
/** What is asked of a charge, and not how much it is; interest has a reckoner of its own. */
const OF_ELSE = /\b(?:interest|complain\w*|disput\w*|object\w*|wrong\w*|mistake|within|notice|refund\w*|rate)\b/

/** '₹100 (Rupees One Hundred) per day', 'Rs. 500/- for each week'. */
const EACH =
  /^(?:\/-)?(?: ?\([^)]{0,60}\))? ?(?:only,? )?(?:\/ ?|per |a |each |every |for (?:each|every|a) )(?:completed |full )?(day|week)\b/
const FOR_DELAY = /\b(?:late|delay\w*|default\w*|overdue|beyond|fail\w*|arrears)\b/
/** Days that are free, and what else makes it no plain product. */
const OTHERWISE = /\b(?:minimum|grace|first \w+ days?|thereafter|whichever)\b/
/** The most that it may come to. */
const MOST = /\b(?:maximum|not (?:to )?exceed\w*|up ?to|subject to|capp?ed)\b/
const NEXT = 160

interface Each {
  readonly sum: Money
  readonly unit: 'day' | 'week'
  readonly passage: Passage
}

/** 'How much for 7 days late?', 'if I pay on the 10th, what extra?': a sum that the contract names for each day or week of delay. */
export const dailySum: Answerer = (book, question) => {
  const { english, text } = question
  if (!ASKS.test(english) || OF_ELSE.test(english)) return null
  const found = sumsForDelay(book).filter(({ passage }) => isOfDelay(english, passage.words))
  const each = theOne(book, question, found)
  if (each === null) return null
  const { sum, unit, passage } = each
  if (isSupposed(book.contract.text.norm.slice(passage.start, sum.start))) return null
  if (!isOfPayer(book, english, passage)) return null
  const days = daysLate(english, text, passage)
  const limit = days === null ? null : limitOf(book, each)
  if (days === null || limit === null) return null
  // a week that has begun is not counted, as where a share is taken
  const count = unit === 'week' ? Math.floor(days / 7) : days
  if (count < 1) return null
  const amount = sum.amount * count
  const all = formatMoney({ ...sum, amount })
  const most = limit.most !== undefined && limit.most < amount ? formatMoney({ ...sum, amount: limit.most }) : null
  const what = format(words.forDelay, { count, unit })
  return reckoned({
    what,
    value: most ?? all,
    steps: [
      [format(words.eachDelay, { unit }), formatMoney(sum)],
      [what, format(words.times, { count, sum: formatMoney(sum), all })],
      ...(most === null ? [] : [[words.atMost, most] as [string, string]]),
    ],
    ...(limit.quote !== undefined && { notes: [format(words.limited, { quote: limit.quote })] }),
    assumed: [unit === 'week' ? words.fullWeeks : words.everyDay],
    citations: [cite(book, passage)],
    followUps: ['payLate', 'penalty'],
  })
}

/** Of several such sums the one whose own words the question has and the others have not: 'for the upper floor'. */
function theOne({ contract: { text } }: Book, { stems }: Question, found: readonly Each[]): Each | null {
  const [first] = found
  if (first === undefined || new Set(found.map(({ sum, unit }) => `${sum.amount} ${unit}`)).size === 1)
    return first ?? null
  const own = found.map(({ passage: { start, end }, sum }) => {
    const before = text.norm.slice(start, sum.start).replace(/^.*[;:]/s, '')
    return new Set(stemsOf(`${before} ${text.norm.slice(sum.end, end).replace(/;.*$/s, '')}`))
  })
  const shared = stems.filter((one) => !own.every((said) => said.has(one)))
  const counts = own.map((said) => shared.filter((one) => said.has(one)).length)
  const best = Math.max(...counts)
  const at = counts.indexOf(best)
  return best > 0 && counts.lastIndexOf(best) === at ? found[at]! : null
}

interface Limit {
  /** the most that it comes to, where the clause names a sum */
  readonly most?: number
  /** how the clause limits it otherwise, in its own words */
  readonly quote?: string
}

/** How much such a sum may come to at most; null where it is no plain product for another cause. */
function limitOf({ contract: { text, money } }: Book, { passage: { start, end, clause }, sum }: Each): Limit | null {
  // what the next clause bounds is another sum
  const until = Math.max(end, Math.min(end + NEXT, clause.end))
  const said = text.norm.slice(start, until)
  if (OTHERWISE.test(said)) return null
  const limit = MOST.exec(text.norm.slice(sum.end, until))
  if (limit === null) return MOST.test(said) ? null : {}
  const from = sum.end + limit.index
  const to = from + (/[.;](?= |$)/.exec(text.norm.slice(from, until))?.index ?? Math.min(until - from, MOST_LONG))
  const named = money.filter(({ start: at }) => from <= at && at < to)
  if (named.length === 1 && named[0]!.currency === sum.currency) return { most: named[0]!.amount }
  if (named.length > 0) return null
  const quote = text.original.slice(text.toOriginal[from] ?? 0, text.toOriginal[to] ?? text.original.length)
  return { quote: quote.replace(/\s+/g, ' ').trim() }
}
const MOST_LONG = 120

const I_PAY = /\bi (?:have to |must |will |should |would )?(?:pay|paid|owe|am late)\b/
const THEY_PAY = /\bthey (?:have to |must |will |should |would )?(?:pay|paid|owe|are late)\b/
const PAYS = /\b(?:pay|bear|owe|charged|liable|credit)\b/

/** 'How much extra do I pay?' is not counted up from what the other side pays. */
function isOfPayer({ contract, reader }: Book, english: string, { sentence }: Passage): boolean {
  const mine = I_PAY.test(english)
  if (reader === null || mine === THEY_PAY.test(english)) return true
  const payers = allWhoDo(contract, sentence, PAYS).filter((who) => who !== null)
  return payers.length === 0 || payers.some((who) => who === 'mutual' || (who.index === reader.index) === mine)
}

function sumsForDelay(book: Book): Each[] {
  const { text, money } = book.contract
  return money.flatMap((sum) => {
    const unit = EACH.exec(text.norm.slice(sum.end, sum.end + 110))?.[1]
    const passage = unit === undefined || sum.amount <= 0 ? null : passageAt(book, sum.start)
    if (passage === null) return []
    return FOR_DELAY.test(passage.words) ? [{ sum, unit: unit as Each['unit'], passage }] : []
  })
}

/** How late it is: the days that the question names, or from the day of the month that the place names to the one of the question. */
function daysLate(english: string, text: string, { words: said }: Passage): number | null {
  const named = [...findPeriods(text), ...findPeriods(english)].find(({ unit }) => unit === 'day' || unit === 'week')
  if (named !== undefined) return Math.round(named.days)
  const day = Number(/\bon (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(english)?.[1])
  const due = Number(
    /\b(?:beyond|after|by|before) (?:the )?(\d{1,2})(?:st|nd|rd|th)\b(?! (?:year|anniversary))/.exec(said)?.[1],
  )
  return day > due && day <= 31 ? day - due : null
}
