import { findPeriods, formatMoney } from '../../grammar/numbers.ts'
import { computeWords as words } from '../../language/answers-compute.ts'
import { format } from '../../language/message.ts'
import { cite, citeOriginal } from '../book/cite.ts'
import { pagesUnread } from '../say/compose.ts'
import type { Answerer } from '../say/reply.ts'
import { capital, lockInOf, type Monthly, monthlySum, plain, termOf, yearlySum } from './figures.ts'
import { cannot, reckoned } from './reckoning.ts'
import { type Rise, risesOf } from './rises.ts'
import { type Step, steppedSums } from './steps.ts'

const ASKS =
  /\b(?:total|altogether|in all|overall|whole|entire|full|sum of)\b.{0,60}\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|payable|cost|paid|instalments?|amount|retainer)\b|\b(?:rent|fees?|licen[cs]e fee|salary|subscription|pay|cost|retainer)\b.{0,60}\b(?:total|altogether|in all|overall|whole (?:term|period|contract)|entire (?:term|period|contract)|full (?:term|period)|over the (?:term|period|lease|contract))\b|\bkul\b/

/** 'What do I pay in a year?': what goes by the year, of a sum that goes by the month or the year. */
const IN_A_YEAR =
  /\b(?:pay|paying|cost|costs|spend|rent|fees?|salary|earn|emi|instalments?|total)\b.{0,40}\b(?:(?:in|for|over|during) (?:a|one|1|the first|first|the (?:second|third|fourth|fifth)|the|each|every) year|(?:a|per|each|every) year)\b|\b(?:yearly|annual) (?:rent|fees?|salary|cost|payments?|total|licen[cs]e fee|subscription)\b/
/** 'What is my rent for 3 months?' */
const FOR_MONTHS =
  /^(?:so |and |then )?(?:what(?:'s| is| will be| comes?)?|how much)\b.{0,30}\b(?:rent|salary|licen[cs]e fee|subscription|retainer)\b.{0,16}\b(?:for|in|over) (?:the )?(?:first )?(?:\d{1,2}|two|three|four|five|six|nine|ten) (?:months|years)\b/
/** Of the year, and another question: what goes up, what is off, what comes later. */
const NOT_A_TOTAL =
  /\b(?:score|liabilit\w*|penalt\w*|days late|late|interest|increas\w*|escalat\w*|hike|rais\w*|rise|go(?:es)? up|review\w*|chang\w*|grow\w*|more|leaves?|holidays?|notice|after|if|to start|to begin|upfront|up front|initial\w*|at the start|on signing|when i|when we|move in|moving in|joining|first day|to get in|today|now|advance|delay\w*|deposit|gst|tax\w*|deduct\w*|refund\w*)\b/
/** 'The yearly fee is billed on which day', 'must we pay the full rent': no sum is asked for, or what somebody spends on another. */
const NO_SUM =
  /\b(?:when|(?:which|what) (?:day|date|month)s?|by what day|billed|due (?:on|by|when))\b|\bspend on\b|\b(?:do|does|must|should|will|would|can|may|shall) (?:i|we|they|he|she) (?:still |have to |need to )*(?:pay|get|charge|claim|ask) (?:me |us |for )?(?:the |my |our )?(?:full|whole|entire)\b/
const HOW_MUCH = /\bhow much\b/

/** 'In the second year': the twelve months behind the first. */
const NTH = ['first', 'second', 'third', 'fourth', 'fifth']
/** Without these a total is the one sum that is paid, and not one of many months. */
const BY_TIME =
  /\b(?:terms?|year\w*|annual\w*|months?|monthly|period|tenure|lease|loan|instal?ments?|emis?|rent|salary|subscription|retainer|over|whole|entire)\b/

/** 'What is the total rent over the term?', 'what do I pay in a year?', with the increases that the contract fixes. */
export const totalOverTerm: Answerer = (book, { english }) => {
  const ofYear = IN_A_YEAR.test(english)
  if (!(ASKS.test(english) || ofYear || FOR_MONTHS.test(english)) || NOT_A_TOTAL.test(english)) return null
  if (NO_SUM.test(english) && !(HOW_MUCH.test(english) && !/\bspend on\b/.test(english))) return null
  const wanted = kindAsked(english)
  const asked = ofYear ? 12 : monthsAsked(english)
  const yearly = asked === 12 ? yearlySum(book, wanted) : null
  if (yearly !== null)
    return reckoned({
      what: format(words.perYearOf, { what: capital(yearly.label) }),
      value: formatMoney(yearly),
      steps: [[words.namedByYear, formatMoney(yearly)]],
      assumed: [words.noTax],
      citations: [cite(book, yearly.passage)],
      followUps: ['changePrice', 'gstOnTop'],
    })
  const monthly = monthlySum(book, wanted)
  const term = termOf(book)
  if (
    monthly === null &&
    (ofYear ||
      (wanted === undefined && !/\b(?:subscription|retainer|instalment)/.test(english)) ||
      !BY_TIME.test(english))
  )
    return null
  if (monthly === null || (term === null && asked === null))
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
  const nth = ofYear ? NTH.findIndex((word) => new RegExp(String.raw`\b${word} year\b`).test(english)) : -1
  const before = nth < 1 ? 0 : nth * 12
  const months = before + (asked ?? Math.floor(term!.months))
  if (before > 0 && ((term !== null && Math.floor(term.months) <= before) || /\bmonth/.test(english))) return null
  const { fixed: rise, possible, spoken } = risesOf(book)
  const stepped = steppedSums(book, monthly, term === null ? months : Math.floor(term.months))
  const over = (count: number) => (stepped === null ? add(monthly, count, rise) : addSteps(monthly, count, stepped))
  const { sum: all, stretches } = over(months)
  const sum = before === 0 ? all : all - over(before).sum
  const rises = stretches.length > 1
  const inFirst = (count: number): string =>
    format(words.totalIn, {
      what: monthly.label,
      first: before > 0 || (term !== null && count < term.months && (stepped !== null || rise !== null)),
      months: format(words.months, { count }),
    })
  const what =
    before > 0
      ? format(words.totalNth, { what: monthly.label, year: nth + 1 })
      : asked === null
        ? format(words.total, { what: monthly.label })
        : inFirst(months)
  const steps: [string, string][] = [
    [format(words.perMonth, { what: capital(monthly.label) }), formatMoney(monthly)],
    ...(term === null ? [] : [[words.term, term.value] as [string, string]]),
    ...(rises ? stretches : [[before > 0 ? inFirst(months) : what, stretches[0]![1]] as [string, string]]),
    ...(before > 0
      ? ([
          [inFirst(before), money(monthly, over(before).sum)],
          [
            what,
            format(words.less, {
              a: money(monthly, all),
              b: money(monthly, over(before).sum),
              result: money(monthly, sum),
            }),
          ],
        ] as [string, string][])
      : []),
  ]
  const every = stepped !== null ? stepped[0]!.months : rises ? rise!.every : months
  const higher = before > 0 || rises || stepped !== null || possible === null ? null : add(monthly, months, possible)
  const unread = pagesUnread(book)
  const lockIn = asked === null ? lockInOf(book) : null
  const lockedTotal =
    lockIn !== null && lockIn.months < months && lockIn.months <= every
      ? money(monthly, monthly.amount * Math.floor(lockIn.months))
      : null
  return reckoned({
    what,
    value: money(monthly, sum),
    steps,
    assumed: [
      ...(rises || stepped !== null
        ? []
        : [spoken !== null ? words.riseLeftOut : unread === '' ? words.noRise : words.noRiseRead]),
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
      term === null ? null : citeOriginal(book, term),
      ...[rise?.passage, rises ? undefined : spoken].map((own) => (own == null ? null : cite(book, own))),
    ],
    followUps: ['changePrice', 'depositMonths'],
  })
}

/** The months that a question names: 'for two years', 'over 18 months'; null where it names none. */
function monthsAsked(english: string): number | null {
  const [period] = findPeriods(english).filter(({ unit }) => unit === 'month' || unit === 'year')
  return period === undefined ? null : period.amount * (period.unit === 'year' ? 12 : 1)
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

/** The same where the contract names the sum of each stretch itself; beyond the last of them that one holds on. */
function addSteps(monthly: Monthly, months: number, steps: readonly Step[]): ReturnType<typeof add> {
  const stretches: [string, string][] = []
  let sum = 0
  let from = 0
  for (const [at, step] of steps.entries()) {
    const count = Math.min(at === steps.length - 1 ? months - from : step.months, months - from)
    if (count <= 0) break
    sum += step.amount * count
    stretches.push([
      format(words.stretch, { single: count === 1, from: from + 1, to: from + count, risen: null }),
      format(words.times, { count, sum: money(monthly, step.amount), all: money(monthly, step.amount * count) }),
    ])
    from += count
  }
  return { sum, stretches }
}
