import { findMoney, findPeriods, formatMoney } from '../../grammar/numbers.ts'
import { rowAt } from '../../grammar/rows.ts'
import { answerWords } from '../../language/answers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import type { Book } from '../book/book.ts'
import { cite } from '../book/cite.ts'
import type { Passage } from '../book/passages.ts'
import { lawIn } from '../law/law-in.ts'
import { lawParagraph } from '../say/compose.ts'
import type { Answerer } from '../say/reply.ts'
import { monthlySum, plain } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

const ASKS = /\binterest\b/
/** What is due for being late, by another name. */
const EXTRA = /\b(?:extra|late (?:fees?|charges?)|on top|penalty)\b/
const LATE =
  /\b(?:late|delay\w*|overdue|default\w*|unpaid|arrears|not paid|non ?[-\u2013]? ?payment|beyond|after the due|fail\w*|penal)\b/
const RATE =
  /\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent\.?)(?: \([^)]{1,30}\))? ?(?:simple |compound(?:ed)? )?(?:interest |rate )?(per annum|p\.? ?a\b|per year|a year|annum|annually|yearly|per (?:calendar )?month|p\.? ?m\b|a month|monthly|every month|for every month)/
const WORDED =
  /\b(one and (?:a |one )?half|one|two|three|twelve|fifteen|eighteen|twenty-four) per ?cent\.? (per annum|a year|per month|a month)/
const IN_WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  'twenty-four': 24,
}

interface LateRate {
  readonly percent: number
  readonly monthly: boolean
  readonly compounds: boolean
  readonly passage: Passage
}

/** 'How much interest on 50,000 for 45 days late?' */
export const lateInterest: Answerer = (book, { english, text }) => {
  const said = findPeriods(text)
  const periods = said.length > 0 ? said : findPeriods(english)
  const sums = sumIn(text)
  const more = EXTRA.test(english) && LATE.test(english)
  if ((!ASKS.test(english) && !more) || (periods.length === 0 && sums === null)) return null
  if (/\bnotice\b/.test(english)) return null
  const rate = rateOf(book)
  if (rate === null && !ASKS.test(english)) return null
  if (rate === null) {
    const law = lawIn(book, 'latePayment')
    return cannot(book, words.wanted.interest, [words.figures.rate], {
      law,
      paragraphs: lawParagraph(law, answerWords.theLawSays),
      followUps: ['payLate', 'paymentDue'],
    })
  }
  const own = monthlySum(book)
  if (sums === null && own === null)
    return cannot(book, words.wanted.interest, [words.figures.sum], {
      paragraphs: [format(words.tell, { what: words.theSum })],
      citations: [cite(book, rate.passage)],
    })
  const sum = sums ?? own!
  const days = periods.length === 0 ? 30 : Math.round(periods[0]!.days)
  const yearly = rate.monthly ? rate.percent * 12 : rate.percent
  // 'three months at 2% a month' is 6%: a month is not cut into days where both go by it
  const [first] = periods
  const months = rate.monthly && first?.unit === 'month' ? first.amount : null
  const interest = {
    amount:
      months === null
        ? Math.round(sum.amount * yearly * days) / 36_500
        : Math.round(sum.amount * rate.percent * months) / 100,
    currency: sum.currency,
  }
  return reckoned({
    what: words.interest,
    value: formatMoney(interest),
    steps: [
      [words.sum, formatMoney(sum)],
      [words.late, months === null ? format(words.days, { count: days }) : format(words.months, { count: months })],
      [
        words.rate,
        rate.monthly
          ? format(words.perMonthRate, { percent: plain(rate.percent), year: plain(yearly) })
          : format(words.perYear, { percent: plain(rate.percent) }),
      ],
      [
        words.interest,
        months === null
          ? format(words.formula, { sum: formatMoney(sum), rate: plain(yearly), days, result: formatMoney(interest) })
          : format(words.byMonths, {
              sum: formatMoney(sum),
              percent: plain(rate.percent),
              count: months,
              result: formatMoney(interest),
            }),
      ],
    ],
    assumed: [
      rate.compounds ? words.compounds : months === null ? words.simple : words.simpleMonths,
      ...(sums === null ? [format(words.sumFromContract, { label: own!.label })] : []),
      ...(periods.length === 0 ? [words.thirtyDays] : []),
    ],
    citations: [cite(book, rate.passage), ...(sums === null ? [cite(book, own!.passage)] : [])],
    followUps: ['payLate', 'paymentDue'],
  })
}

/** 'Paid 2000', 'rent 2000': no year. */
const OF_MONEY =
  /\b(?:paid|pay|rent|tariff|amount|costs?|price|fees?|deposit|salary|bill|advance|booking) (?:is |was |of )?$/
/** '50,000', 'Rs 2 lakh', '₹1,00,000': a bare figure counts from a hundred on. */
export function sumIn(text: string): { amount: number; currency: string } | null {
  const money = findMoney(text)[0]
  if (money !== undefined) return { amount: money.amount, currency: money.currency }
  for (const match of text.matchAll(
    /(?<![\d./-])(\d[\d,]{0,30}(?:\.\d+)?) ?(k|lakhs?|crores?)?\b(?! ?(?:%|days?|months?|years?|weeks?|per ?cent|[/-]))/g,
  )) {
    const scale = match[2] === undefined ? 1 : match[2] === 'k' ? 1e3 : match[2].startsWith('l') ? 1e5 : 1e7
    const amount = Number(match[1]!.replace(/,/g, '')) * scale
    const isYear = amount >= 1900 && amount <= 2100 && !match[1]!.includes(',')
    if (amount >= 100 && (!isYear || OF_MONEY.test(text.slice(0, match.index)))) return { amount, currency: 'INR' }
  }
  return null
}

/** Where something of a passage stands in the original; what leads into the passage stands before its own words. */
function originalAt(
  { contract: { text } }: Book,
  { words: read, start, end }: Passage,
  match: RegExpExecArray,
): number {
  const own = text.norm.slice(start, end)
  return text.toOriginal[start + match.index - Math.max(0, read.length - own.length)] ?? -1
}

function rateOf(book: Book): LateRate | null {
  const found = book.passages.filter(({ words: own }) => ASKS.test(own) && (RATE.test(own) || WORDED.test(own)))
  const passage = found.find(({ read, clause }) => LATE.test(read) || clause.type === 'late_payment_interest')
  if (passage === undefined) return null
  const match = RATE.exec(passage.words)
  // 'rate of interest 24% per annum' in one line of a table, 'penal charges 0.1% per day' in another: the first is no rate of being late
  const row = match === null ? null : rowAt(book.rows, originalAt(book, passage, match))
  if (row !== null && !LATE.test(row.label.toLowerCase()) && !LATE.test(row.value.toLowerCase())) return null
  const worded = match === null ? WORDED.exec(passage.words) : null
  const percent = match !== null ? Number(match[1]) : worded![1]!.includes('half') ? 1.5 : IN_WORDS[worded![1]!]!
  return {
    percent,
    monthly: /month|p\.? ?m/.test((match ?? worded)![2]!),
    compounds: /\bcompound/.test(passage.words) && !/\bnot (?:be )?compound|without compounding/.test(passage.words),
    passage,
  }
}
