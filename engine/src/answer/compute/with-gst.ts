import { findMoney, formatMoney } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { cite } from '../book/cite.ts'
import type { Answerer } from '../say/reply.ts'
import { sumNamed } from './delay-sum.ts'
import { monthlySum, passageAt, plain } from './figures.ts'
import { sumIn } from './late-interest.ts'
import { cannot, reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:with|plus|including|incl|add|adding|total|on top)\b.{0,20}\bgst\b|\bgst\b.{0,30}\b(?:how much|amount|total|come to|on top|work out|calculate)\b|\bhow much\b.{0,40}\bgst\b/
const YES_OR_NO = /^(?:so |and |but |then )?(?:does|do|is|are|will|would|must|should|who|kya)\b/
const RATE = /\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)/

/** 'How much is the fee with GST?': with the rate that the contract or the question names, and no other. */
export const withGst: Answerer = (book, { english, text }) => {
  if (!ASKS.test(english)) return null
  const stated = book.passages.find(({ words: own }) => /\bgst\b/.test(own) && rateNear(own) !== null)
  const askedRate = RATE.exec(text)
  const percent = askedRate !== null ? Number(askedRate[1]) : stated === undefined ? null : rateNear(stated.words)
  const clause = stated ?? book.passages.find(({ words: own }) => /\bgst\b/.test(own))
  const own = feeNamed(book, english) ?? monthlySum(book) ?? firstFee(book)
  const sum = sumIn(text.replace(RATE, '')) ?? own
  const citations = [own === null ? null : cite(book, own.passage), clause === undefined ? null : cite(book, clause)]
  // 'does GST come on top?' wants the clause, and no sum
  if ((percent === null || sum === null) && YES_OR_NO.test(english)) return null
  if (percent === null || sum === null)
    return cannot(
      book,
      words.wanted.withGst,
      [...(percent === null ? [words.figures.gstRate] : []), ...(sum === null ? [words.figures.sum] : [])],
      {
        kind: citations.some((one) => one !== null) ? 'answered' : 'silent',
        paragraphs: [format(words.tell, { what: words.rateForExample })],
        citations,
      },
    )
  const tax = { amount: Math.round(sum.amount * percent) / 100, currency: sum.currency }
  const all = { amount: sum.amount + tax.amount, currency: sum.currency }
  return reckoned({
    what: words.withGst,
    value: formatMoney(all),
    steps: [
      [words.sum, formatMoney(sum)],
      [
        format(words.gst, { percent: plain(percent) }),
        format(words.share, { sum: formatMoney(sum), percent: plain(percent), result: formatMoney(tax) }),
      ],
      [words.withGst, format(words.plus, { a: formatMoney(sum), b: formatMoney(tax), result: formatMoney(all) })],
    ],
    assumed: stated === undefined ? [words.gstAsked] : [],
    notes: clause !== undefined && /\binclusive\b|\binclud/.test(clause.words) ? [words.gstInclusive] : [],
    citations,
  })
}

function rateNear(own: string): number | null {
  const match =
    /\bgst\b[^.;]{0,40}?(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)|(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)[^.;]{0,12}\bgst\b/.exec(
      own,
    )
  return match === null ? null : Number(match[1] ?? match[2])
}

/** 'The processing fee with GST': the sum behind the very name that the question has. */
function feeNamed(book: Parameters<Answerer>[0], english: string) {
  const name = /\b((?:[a-z]+-?[a-z]+ )?(?:fees?|charges?|price|premium))\b(?= (?:with|plus|including|and)\b)/.exec(
    english,
  )?.[1]
  if (name === undefined || /^(?:the|my|our|their|much|total|is) /.test(name) || !name.includes(' ')) return null
  const found = sumNamed(book, name)
  return found?.passage === undefined ? null : { ...found, passage: found.passage }
}

function firstFee(book: Parameters<Answerer>[0]) {
  for (const passage of book.passages) {
    if (!/\b(?:fee|price|consideration|subscription|charges)\b/.test(passage.words)) continue
    const sum = findMoney(passage.words)[0]
    const at = passageAt(book, passage.start)
    if (sum !== undefined && sum.amount > 0 && at !== null)
      return { amount: sum.amount, currency: sum.currency, passage: at }
  }
  return null
}
