import { findPeriods, formatMoney, type Money } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { allWhoDo } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import type { Answerer } from '../say/reply.ts'
import { isSupposed, passageAt } from './figures.ts'
import { reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:how much|what|kitn[aie])\b.{0,80}\b(?:late|delay\w*|overdue|extra|penalt\w*|fine)\b|\b(?:late|delay\w*|overdue|on the \d{1,2}(?:st|nd|rd|th))\b.{0,60}\b(?:how much|what|kitn[aie]|penalt\w*|fine|extra|charge[sd]?)\b/
/** What is asked of a charge, and not how much it is; interest has a reckoner of its own. */
const OF_ELSE = /\b(?:interest|complain\w*|disput\w*|object\w*|wrong\w*|mistake|within|notice|refund\w*|rate)\b/

/** '₹100 (Rupees One Hundred) per day', 'Rs. 500/- for each week'. */
const EACH =
  /^(?:\/-)?(?: ?\([^)]{0,60}\))? ?(?:only,? )?(?:\/ ?|per |a |each |every |for (?:each|every|a) )(?:completed |full )?(day|week)\b/
const FOR_DELAY = /\b(?:late|delay\w*|default\w*|overdue|beyond|fail\w*|arrears)\b/
/** Bounds of such a sum and days that are free: it is then no plain product. */
const BOUND =
  /\b(?:maximum|minimum|not (?:to )?exceed\w*|up ?to|subject to|capp?ed|grace|first \w+ days?|thereafter|whichever)\b/
const NEXT = 160

/** What comes late, by the words of a question and of a place: a sum for the one is none for the other. */
const MATTERS: readonly (readonly [asked: RegExp, said: RegExp])[] = [
  [
    /\b(?:pay\w*|paid|rents?|fees?|emis?|instal\w*|invoices?|dues?|bills?)\b/,
    /\b(?:paid|payments?|(?:fail\w* to|not|does not) pay|rents?|(?<!late )fees?|emis?|instal\w*|invoices?|dues?|bills?)\b/,
  ],
  [
    /\b(?:deliver\w*|work\w*|suppl\w*|handover|hand over|complet\w*|project|goods)\b/,
    /\b(?:deliver\w*|work\w*|suppl\w*|handover|hand(?:ed|ing)? over|complet\w*|perform\w*|project|goods)\b/,
  ],
  [
    /\b(?:vacat\w*|possession|overstay\w*|move out|leav\w*|return\w*)\b/,
    /\b(?:vacat\w*|possession|overstay\w*|move out|leav\w*|return\w*)\b/,
  ],
]

interface Each {
  readonly sum: Money
  readonly unit: 'day' | 'week'
  readonly passage: Passage
}

/** 'How much for 7 days late?', 'if I pay on the 10th, what extra?': a sum that the contract names for each day or week of delay. */
export const dailySum: Answerer = (book, { english, text }) => {
  if (!ASKS.test(english) || OF_ELSE.test(english)) return null
  const found = sumsForDelay(book).filter(({ passage }) =>
    MATTERS.every(([asked, said]) => !asked.test(english) || said.test(passage.words)),
  )
  const [each] = found
  if (each === undefined || new Set(found.map(({ sum, unit }) => `${sum.amount} ${unit}`)).size > 1) return null
  const { sum, unit, passage } = each
  if (isSupposed(book.contract.text.norm.slice(passage.start, sum.start))) return null
  if (!isOfPayer(book, english, passage)) return null
  const days = daysLate(english, text, passage)
  if (days === null || BOUND.test(book.contract.text.norm.slice(passage.start, passage.end + NEXT))) return null
  // a week that has begun is not counted, as where a share is taken
  const count = unit === 'week' ? Math.floor(days / 7) : days
  if (count < 1) return null
  const all = formatMoney({ ...sum, amount: sum.amount * count })
  const what = format(words.forDelay, { count, unit })
  return reckoned({
    what,
    value: all,
    steps: [
      [format(words.eachDelay, { unit }), formatMoney(sum)],
      [what, format(words.times, { count, sum: formatMoney(sum), all })],
    ],
    assumed: [unit === 'week' ? words.fullWeeks : words.everyDay],
    citations: [cite(book, passage)],
    followUps: ['payLate', 'penalty'],
  })
}

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
