import { formatMoney } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { cite, citeOriginal } from '../book/cite.ts'
import { pagesUnread } from '../say/compose.ts'
import type { Answerer } from '../say/reply.ts'
import { capital, lockInOf, type Monthly, monthlySum, plain, termOf } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'
import { type Rise, risesOf } from './rises.ts'

const ASKS =
  /\b(?:total|altogether|in all|overall|whole|entire|full|sum of)\b.{0,60}\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|payable|cost|paid|instalments?|amount|retainer)\b|\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|cost|retainer)\b.{0,60}\b(?:total|altogether|in all|overall|whole (?:term|period|contract)|entire (?:term|period|contract)|full (?:term|period)|over the (?:term|period|lease|contract))\b|\bkul\b/

/** 'What is the total rent over the term?', with the increases that the contract fixes. */
export const totalOverTerm: Answerer = (book, { english }) => {
  if (!ASKS.test(english) || /\b(?:score|liabilit\w*|penalt\w*|days late)\b/.test(english)) return null
  const wanted = kindAsked(english)
  const monthly = monthlySum(book, wanted)
  const term = termOf(book)
  if (monthly === null && wanted === undefined && !/\b(?:fee|subscription|retainer|instalment)/.test(english))
    return null
  if (monthly === null || term === null)
    return cannot(
      book,
      words.wanted.total,
      [...(monthly === null ? [words.figures.monthly] : []), ...(term === null ? [words.figures.term] : [])],
      {
        citations: [
          monthly === null ? null : cite(book, monthly.passage),
          term === null ? null : citeOriginal(book, term),
        ],
        followUps: ['howMuch', 'howLong'],
      },
    )
  const months = Math.floor(term.months)
  const { fixed: rise, possible, spoken } = risesOf(book)
  const { sum, stretches } = add(monthly, months, rise)
  const rises = stretches.length > 1
  const steps: [string, string][] = [
    [format(words.perMonth, { what: capital(monthly.label) }), formatMoney(monthly)],
    [words.term, format(words.months, { count: months })],
    ...(rises ? stretches : [[format(words.total, { what: monthly.label }), stretches[0]![1]] as [string, string]]),
  ]
  const every = rises ? rise!.every : months
  const higher = rises || possible === null ? null : add(monthly, months, possible)
  const unread = pagesUnread(book)
  const lockIn = lockInOf(book)
  const lockedTotal =
    lockIn !== null && lockIn.months < months && lockIn.months <= every
      ? money(monthly, monthly.amount * Math.floor(lockIn.months))
      : null
  return reckoned({
    what: format(words.total, { what: monthly.label }),
    value: money(monthly, sum),
    steps,
    assumed: [
      ...(rises ? [] : [spoken !== null ? words.riseLeftOut : unread === '' ? words.noRise : words.noRiseRead]),
      words.noTax,
    ],
    notes: [
      ...(higher === null || higher.stretches.length < 2
        ? []
        : [
            format(words.mayRise, {
              percent: plain(possible!.percent),
              every: format(words.months, { count: possible!.every }),
              total: money(monthly, higher.sum),
            }),
            [words.working, ...higher.stretches.map(([label, own]) => format(words.step, { label, value: own }))].join(
              '\n',
            ),
          ]),
      ...(lockedTotal === null ? [] : [format(words.lockInTotal, { months: lockIn!.value, total: lockedTotal })]),
      ...(rises || unread === '' ? [] : [unread]),
    ],
    citations: [
      cite(book, monthly.passage),
      citeOriginal(book, term),
      ...[rise?.passage, rises ? undefined : spoken].map((own) => (own == null ? null : cite(book, own))),
    ],
    followUps: ['changePrice', 'depositMonths'],
  })
}

const money = ({ currency }: { currency: string }, amount: number): string => formatMoney({ amount, currency })

const kindAsked = (english: string) =>
  /\brent\b/.test(english)
    ? (['rent', 'licenceFee'] as const)
    : /\bsalary\b/.test(english)
      ? (['salary'] as const)
      : undefined

/** The sum of all months, with the lines of each stretch between two increases. */
function add(monthly: Monthly, months: number, rise: Rise | null): { sum: number; stretches: [string, string][] } {
  const every = rise === null || rise.every >= months ? months : rise.every
  const stretches: [string, string][] = []
  let sum = 0
  let rate = monthly.amount
  for (let from = 0; from < months; from += every) {
    if (from > 0) rate = Math.round(rate * (1 + rise!.percent / 100) * 100) / 100
    const count = Math.min(every, months - from)
    sum += rate * count
    stretches.push([
      format(words.stretch, {
        single: count === 1,
        from: from + 1,
        to: from + count,
        risen: from > 0 ? plain(rise!.percent) : null,
      }),
      format(words.times, { count, sum: money(monthly, rate), all: money(monthly, rate * count) }),
    ])
  }
  return { sum, stretches }
}
