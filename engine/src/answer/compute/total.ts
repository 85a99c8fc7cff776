import { computeWords as words } from '../../language/answers-compute.ts'
import { formatMoney } from '../../text/numbers.ts'
import type { Book } from '../book.ts'
import { cite, citeOriginal } from '../cite.ts'
import type { Passage } from '../passages.ts'
import type { Answerer } from '../reply.ts'
import { lockInOf, monthlySum, plain, termOf } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'

const ASKS =
  /\b(?:total|altogether|in all|overall|whole|entire|full|sum of)\b.{0,60}\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|payable|cost|paid|instalments?|amount|retainer)\b|\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|cost|retainer)\b.{0,60}\b(?:total|altogether|in all|overall|whole (?:term|period|contract)|entire (?:term|period|contract)|full (?:term|period)|over the (?:term|period|lease|contract))\b|\bkul\b/

interface Rise {
  readonly percent: number
  readonly every: number
  readonly passage: Passage
}

const RISE =
  /\b(?:increas\w*|escalat\w*|enhanc\w*|rais\w*|hike)\b[^.;]{0,120}?\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)|\b(\d{1,2}(?:\.\d+)?) ?(?:%|per ?cent)[^.;]{0,60}\b(?:increas\w*|escalat\w*|enhanc\w*|raised|hike)\b/
const UNITS: Readonly<Record<string, number>> = { one: 1, two: 2, three: 3, four: 4, five: 5, eleven: 11, twelve: 12 }

/** 'What is the total rent over the term?', with the increases that the contract fixes. */
export const totalOverTerm: Answerer = (book, { english }) => {
  if (!ASKS.test(english) || /\b(?:score|liabilit\w*|penalt\w*|days late)\b/.test(english)) return null
  const wanted = /\brent\b/.test(english) ? /rent|licence fee/ : /\bsalary\b/.test(english) ? /salary/ : undefined
  const monthly = monthlySum(book, wanted)
  const term = termOf(book)
  if (monthly === null && wanted === undefined && !/\b(?:fee|subscription|retainer|instalment)/.test(english))
    return null
  if (monthly === null || term === null)
    return cannot(
      book,
      'the total',
      [...(monthly === null ? [words.figures.monthly] : []), ...(term === null ? [words.figures.term] : [])],
      {
        citations: [
          monthly === null ? null : cite(book, monthly.passage),
          term === null ? null : citeOriginal(book, term),
        ],
        followUps: ['How much is to be paid?', 'How long does this contract run?'],
      },
    )
  const months = Math.floor(term.months)
  const rise = riseOf(book)
  const steps: [string, string][] = [
    [words.perMonth(capital(monthly.label)), formatMoney(monthly)],
    [words.term, words.months(months)],
  ]
  let sum = 0
  let rate = monthly.amount
  const every = rise === null || rise.every >= months ? months : rise.every
  for (let from = 0; from < months; from += every) {
    if (from > 0) rate = Math.round(rate * (1 + rise!.percent / 100) * 100) / 100
    const count = Math.min(every, months - from)
    const part = rate * count
    sum += part
    if (every < months || from > 0)
      steps.push([
        words.stretch(from + 1, from + count) + (from > 0 ? `, ${words.raised(plain(rise!.percent))}` : ''),
        words.times(count, money(monthly, rate), money(monthly, part)),
      ])
  }
  if (every >= months)
    steps.push([words.total(monthly.label), words.times(months, formatMoney(monthly), money(monthly, sum))])
  const lockIn = lockInOf(book)
  const lockedTotal =
    lockIn !== null && lockIn.months < months && lockIn.months <= every
      ? money(monthly, monthly.amount * Math.floor(lockIn.months))
      : null
  return reckoned({
    what: words.total(monthly.label),
    value: money(monthly, sum),
    steps,
    assumed: [...(every >= months ? [words.noRise] : []), words.noTax],
    notes: lockedTotal === null ? [] : [words.lockInTotal(lockIn!.value, lockedTotal)],
    citations: [cite(book, monthly.passage), citeOriginal(book, term), rise === null ? null : cite(book, rise.passage)],
    followUps: ['Can they change the price?', 'How many months of rent is the deposit?'],
  })
}

const money = ({ currency }: { currency: string }, amount: number): string => formatMoney({ amount, currency })
const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** An increase that comes of itself after so many months; one on renewal only, or as somebody likes, is none. */
function riseOf(book: Book): Rise | null {
  for (const passage of book.passages) {
    const match = RISE.exec(passage.words)
    if (match === null || !/\b(?:rent|fee|charges|subscription|salary|licen[cs]e)\b/.test(passage.read)) continue
    if (
      /\b(?:renew\w*|may\b|up to|upto|not exceed\w*|maximum|mutual\w*|delay|interest|default|cap)\b/.test(passage.words)
    )
      continue
    const near = passage.words.slice(Math.max(0, match.index - 120), match.index + match[0].length + 120)
    const counted =
      /\b(?:every|each|after|completion of(?: every| each)?)\s+(?:\w+ )?(?:\(?(\d{1,2})\)? |(one|two|three|four|five|eleven|twelve) (?:\(\d{1,2}\) )?)?(month|year)s?\b/.exec(
        near,
      )
    const yearly = /\b(?:annual\w*|yearly|per annum|every year|each year|year on year)\b/.test(near)
    if (counted === null && !yearly) continue
    const count =
      counted === null
        ? 1
        : counted[1] !== undefined
          ? Number(counted[1])
          : counted[2] !== undefined
            ? UNITS[counted[2]]!
            : 1
    const every = counted === null || counted[3] === 'year' ? count * 12 : count
    return { percent: Number(match[1] ?? match[2]), every: Math.max(1, every), passage }
  }
  return null
}
