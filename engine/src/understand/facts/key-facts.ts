import type { ContractType, KeyFacts, Page } from '@karar/schema'
import { addDays, addMonths, formatDate } from '../../grammar/calendar.ts'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import { formatMoney } from '../../grammar/numbers.ts'
import { pageAt } from '../../grammar/pages.ts'
import { type Row, rowAt, rowsOf } from '../../grammar/rows.ts'
import type { Sentence } from '../../grammar/sentences.ts'
import { words } from '../../language/en.ts'
import type { Contract } from '../contract.ts'
import type { Clause } from '../segment/clauses.ts'
import { agreementDate, datesIn } from './agreement-date.ts'
import { changeNotices } from './change-notices.ts'
import { cureTimes } from './cure-times.ts'
import { labelOfDate, rowStart } from './date-labels.ts'
import { seats } from './forum.ts'
import { governingLaw } from './governing-law.ts'
import { type Ground, type Grounded, unique } from './grounding.ts'
import { notices } from './notices.ts'
import { payTimes } from './pay-times.ts'
import { eachOne, eachTime, timeOfSum, unitOfSum } from './sums/each-time.ts'
import { orderTotal } from './sums/order-total.ts'
import { fromPayTable } from './sums/pay-table.ts'
import { isEachInstalment, labelOfSum, paidFor, type SumAt } from './sums/sum-labels.ts'
import { daysOfTerm, terms } from './terms.ts'

/** Dates, term, notice, sums, law and forum that the contract states, each with the words that state it. */
export function findKeyFacts(contract: Contract, pages: readonly Page[] | undefined): KeyFacts {
  const ground = (span: Span): Grounded => {
    const place = originalSpan(contract.text, span)
    return { quote: contract.text.original.slice(place.start, place.end), ...place, page: pageAt(pages, place.start) }
  }
  const days = dates(contract, ground)
  const made = days.find(({ label }) => label === words.facts.agreementDate)?.iso ?? null
  const begins = days.find(({ label }) => label === words.facts.startDate)?.iso ?? null
  const term = terms(contract, ground, { made, begins })
  return {
    dates: [...days, ...reckonedEnd(contract, term, days)],
    term,
    notice: [
      ...notices(contract, ground),
      ...changeNotices(contract, ground),
      ...cureTimes(contract, ground),
      ...payTimes(contract, ground),
    ],
    money: toldOnce([...sums(contract, ground), ...rowsOfTables(contract, ground)], ({ label }) => label),
    governing_law: governingLaw(contract, ground),
    seat: seats(contract, ground),
  }
}

function sentenceAt(clause: Clause | undefined, at: number): Sentence | undefined {
  return clause?.sentences.find((sentence) => sentence.start <= at && at < sentence.end)
}

function clauseAt(contract: Contract, at: number): Clause | undefined {
  let low = 0
  let high = contract.clauses.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (contract.clauses[middle]!.norm.start <= at) low = middle
    else high = middle - 1
  }
  return contract.clauses[low]
}

const BEGINS = /\b(?:effective|commenc|with effect from|start|begin)/g
/** What a quarter or a year that is reckoned ends on is no end of the contract. */
const ENDS =
  /\b(?:expir|until|till|(?<!\b(?:quarters?|months?|years?|weeks?|periods?) )(?:end(?:s|ing|ed)? (?:on|as of)|ending $)|valid up ?to|terminat)/g
/** 'The Employee is appointed as a clerk from', 'They apply to the Service from' */
const APPLIES_FROM =
  /\b(?:is|are|hereby) (?:appointed|employed|engaged|retained|let|granted)\b[^.;]{0,70}\bfrom (?:the )?$|\b(?:they|terms|agreement|contract) appl(?:y|ies)\b[^.;]{0,60}\bfrom (?:the )?$/
/** 'for two years from', 'a term of 36 months, counted from': the day that a length of time is counted from begins it. */
const COUNTED_FROM = /\b(?:years?|months?)\b[^.;]{0,30}\bfrom (?:and including )?(?:the )?$/
/** Where the sentence before ends: what a heading says, as 'Term and termination.', is not said of a date. */
const SENTENCE_BEFORE = /^.*[a-z]{3}[.;] (?=[a-z])/
const OWN_LABEL = /\b(?:completion|delivery|handover|due) date ?[:-]? ?$/
/** Whether a date begins or ends something: the nearer word before it decides. An instalment begins no contract. */
function edgeOf(before: string, after: string): 'startDate' | 'endDate' | null {
  if (/^[^.;]{0,12}\beffective date/.test(after) || COUNTED_FROM.test(before)) return 'startDate'
  const begins = [...before.matchAll(BEGINS)].at(-1)?.index ?? -1
  // 'Completion Date 31/12/2025' says what it is itself
  if (OWN_LABEL.test(before)) return null
  const ends = [...before.matchAll(ENDS)].at(-1)?.index ?? -1
  if (ends > begins) return 'endDate'
  if (begins < 0 && APPLIES_FROM.test(before)) return 'startDate'
  return begins < 0 || /\b(?:instal?ments?|payable|fees? in)\b/.test(before) ? null : 'startDate'
}

/** The first or the last day of a term that is told by both. */
const edgeOfTerm = (spans: readonly Span[], { start, end }: Span): 'startDate' | 'endDate' | null =>
  spans.some((span) => span.start === start) ? 'startDate' : spans.some((span) => span.end === end) ? 'endDate' : null

function dates(contract: Contract, ground: Ground): KeyFacts['dates'] {
  const own = datesIn(contract, contract.text.norm).filter(
    ({ start }) => !/\bsource: [^;]{0,78}$/.test(contract.text.norm.slice(Math.max(0, start - 80), start)),
  )
  const made = agreementDate(contract.text.norm, own)
  const day = own[made]?.iso ?? null
  const spans = daysOfTerm(contract)
  const found = own.flatMap((date, index) => {
    // what begins or ends with the date before this one, or above its row, neither begins nor ends with this one
    const from = Math.max(0, date.start - 90, own[index - 1]?.end ?? 0, rowStart(contract.text, date) ?? 0)
    const before = contract.text.norm.slice(from, date.start).replace(SENTENCE_BEFORE, '')
    const edge = edgeOfTerm(spans, date) ?? edgeOf(before, contract.text.norm.slice(date.end, date.end + 40))
    // The day of the agreement told once more is no date of its own.
    if (index !== made && edge === null && date.iso !== null && date.iso === day) return []
    const label =
      index === made
        ? words.facts.agreementDate
        : edge
          ? words.facts[edge]
          : (labelOfDate(contract.text, date) ?? words.facts.date)
    return [
      {
        ...ground(date),
        label,
        value: date.iso === null ? contract.text.norm.slice(date.start, date.end) : formatDate(date.iso),
        iso: date.iso,
      },
    ]
  })
  return unique(found, (fact) => `${fact.label}${fact.value}`)
}

const FROM = /\b(?:from|commenc\w+|start\w*|begin\w*|effect\w*|w\.? ?e\.? ?f)\b[^;]{0,25}$/

/** 'for 36 months from 1 April 2026': where the contract names no last day, the day before the same day 36 months on. */
function reckonedEnd(contract: Contract, term: KeyFacts['term'], days: KeyFacts['dates']): KeyFacts['dates'] {
  const own = term.find(({ label }) => label === words.facts.term)
  const months = own?.months ?? 0
  if (own === undefined || months < 1 || !Number.isInteger(months)) return []
  if (days.some(({ label }) => label === words.facts.endDate)) return []
  const { text } = contract
  const said = text.norm.slice(text.toNorm[own.start] ?? 0, text.toNorm[own.end] ?? text.norm.length)
  const [first, ...more] = datesIn(contract, said)
  if (first === undefined || first.iso === null || more.length > 0 || !FROM.test(said.slice(0, first.start))) return []
  const { quote, start, end, page } = own
  const iso = addDays(addMonths(first.iso, months), -1)
  return [{ quote, start, end, page, label: words.facts.endReckoned, value: formatDate(iso), iso }]
}

/** So far around a sum the words that name it are looked for, and so many of its neighbours with them. */
const LEADS_UP = 200
const FOLLOWS = 150
const NEIGHBOURS = 8

/** What a label says of a sum; 'Basic' and the name of a thing are rows of a table whose head says it. */
const OF_MONEY =
  /\b(?:amount|charges?|fees?|rent|deposit|salary|wages?|price|cost|value|instal?ments?|emi|loan|premium|penalty|advance|bonus|ctc|consideration)\b/i

/** Capital goods of a supplier are nobody's share in a firm. */
const isOutOfPlace = ({ type }: Contract, clause: Clause): boolean =>
  clause.type === 'capital_contribution' && !WITH_CAPITAL.has(type)
const WITH_CAPITAL: ReadonlySet<ContractType> = new Set<ContractType>([
  'partnership_deed',
  'joint_venture_agreement',
  'shareholders_agreement',
  'general_contract',
])

/** A sum in its sentence, as far as it may be named there; in a table or a line that is none, with what stands close by. */
function sumAt(
  contract: Contract,
  index: number,
  sentence: Sentence | undefined,
  clause: Clause | undefined,
  row: Row | null,
): SumAt {
  const { text, money } = contract
  const own = money[index]!
  // a line of particulars names its sum by itself: 'instalment frequency' in the line above is of no other
  const line =
    row === null || !OF_MONEY.test(row.label)
      ? null
      : { start: text.toNorm[row.start] ?? 0, end: text.toNorm[row.end] ?? own.end }
  const from = line?.start ?? Math.max(sentence?.start ?? own.start - 90, own.start - LEADS_UP, 0)
  const to = line?.end ?? Math.min(sentence?.end ?? own.end + 30, own.end + FOLLOWS, text.norm.length)
  const within = ({ start, end }: Span) => from <= start && end <= to
  const at = ({ start, end }: Span) => ({ start: start - from, end: end - from })
  return {
    text: text.norm.slice(from, to),
    sums: money
      .slice(Math.max(0, index - NEIGHBOURS), index + NEIGHBOURS + 1)
      .filter(within)
      .map(at),
    ...at(own),
    type: clause === undefined || isOutOfPlace(contract, clause) ? 'general' : clause.type,
    ...(clause?.heading && sentence?.index === 0 ? { heading: clause.heading.toLowerCase() } : {}),
  }
}

/** 'Example: 12 rides at Rs. 126': nobody owes what is only reckoned to show how. */
const EXAMPLE = /\b(?:(?:for )?example|for instance|illustration)\b ?[:,-]|\be\.? ?g\b\.?/
const isOfAnExample = (norm: string, sentence: Sentence | undefined, { start }: Span): boolean =>
  EXAMPLE.test(norm.slice(Math.max(sentence?.start ?? 0, start - 160), start))

function sums(contract: Contract, ground: Ground): KeyFacts['money'] {
  const rows = rowsOf(contract.text)
  const found = contract.money.flatMap((money, index) => {
    if (money.amount === 0) return []
    const clause = clauseAt(contract, money.start)
    const sentence = sentenceAt(clause, money.start)
    if (isOfAnExample(contract.text.norm, sentence, money)) return []
    const called = isEachInstalment(sentence, clause?.sentences[(sentence?.index ?? 0) - 1])
      ? words.facts.instalment
      : labelOfSum(sumAt(contract, index, sentence, clause, rowAt(rows, contract.text.toOriginal[money.start] ?? -1)))
    // A licence of a work or of software has a fee, no rent.
    const isFee =
      called === words.facts.rent && contract.type === 'licence_agreement' && !/\brents?\b/.test(sentence?.full ?? '')
    const label = isFee ? words.facts.fee : called === words.facts.amount ? paidFor(contract, sentence, money) : called
    const span =
      sentence !== undefined && sentence.end - sentence.start < 300 ? sentence : { start: money.start, end: money.end }
    const time = timeOfSum(contract.text.norm, money, label)
    const unit = time === null ? unitOfSum(contract.text.norm, money) : null
    const value = eachOne(eachTime(formatMoney(money), time), unit)
    return [{ ...ground(span), label, value, amount: money.amount, currency: money.currency }]
  })
  // 'Rs. 27,500/- (Rupees Twenty Seven Thousand Five Hundred only) a month' is one sum, told with its time.
  const timed = toldOnce(found, ({ start }) => start)
  const apart = unique(timed, (fact) => `${fact.value}${fact.start}`)
  return unique(
    toldOnce(apart, ({ label }) => label),
    (fact) => `${fact.label}${fact.value}`,
  )
}

/** What an offer letter tells of the pay in a table and an order of its total, each row with its words. */
const rowsOfTables = (contract: Contract, ground: Ground): KeyFacts['money'] =>
  [...fromPayTable(contract), ...orderTotal(contract)].map(({ span, ...row }) => ({ ...ground(span), ...row }))

type Sum = KeyFacts['money'][number]

/** Of sums that are equal in one place, or under one name, those that say for which time they are paid stand for the others. */
function toldOnce(sums: readonly Sum[], where: (sum: Sum) => string | number): Sum[] {
  const sizeOf = (sum: Sum) => `${where(sum)} ${sum.currency} ${sum.amount}`
  const isPlain = ({ value, amount, currency }: Sum) =>
    amount !== null && currency !== null && value === formatMoney({ amount, currency })
  const timed = new Set(sums.filter((sum) => !isPlain(sum)).map(sizeOf))
  return sums.filter((sum) => !isPlain(sum) || !timed.has(sizeOf(sum)))
}
