import type { Fact } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import { rowAt } from '../../grammar/rows.ts'
import { computeWords } from '../../language/answers-compute.ts'
import { words as engineWords } from '../../language/en.ts'
import { datesIn } from '../../understand/facts/agreement-date.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import { isSupposed } from '../book/supposed.ts'

/** A sum that recurs, as a passage states it. */
export interface Monthly {
  readonly amount: number
  readonly currency: string
  readonly label: string
  readonly passage: Passage
}

const A_MONTH =
  /^(?:\/-)?(?: ?\([^)]{0,90}\))?[ ,]*(?:only,? )?(?:\/-)?[ ,]*(?:inclusive of [a-z ]{3,30},? |plus [a-z ]{2,20},? |exclusive of [a-z ]{2,20},? )?(?:\/ ?month|per month|a month|each month|every month|p\.? ?m\b|monthly|per calendar month|for each month|for every month)/
const MONTHLY_BEFORE = /\b(?:monthly|per month|each month|every month)\b[^.;]{0,60}$/
type SumName = keyof typeof computeWords.sums

const KINDS: readonly (readonly [RegExp, SumName])[] = [
  [/\brent\b/, 'rent'],
  [/\blicen[cs]e fee\b/, 'licenceFee'],
  [/\bsalary|remuneration|wages|ctc|cost to company\b/, 'salary'],
  [/\bsubscription\b/, 'subscription'],
  [/\bretainer\b/, 'retainer'],
  [/\binstal?ments?|emi\b/, 'instalment'],
  [/\bfees?\b/, 'fee'],
]

const A_YEAR =
  /^(?:\/-)?(?: ?\([^)]{0,90}\))?[ ,]*(?:only,? )?(?:\/-)?[ ,]*(?:plus [a-z ]{2,20},? |exclusive of [a-z ]{2,20},? )?(?:\/ ?(?:year|annum)|per (?:annum|year)|a year|each year|every year|p\.? ?a\b|annually|yearly)/
const YEARLY_BEFORE = /\b(?:annual|yearly|per annum|each year|every year)\b[^.;]{0,60}$/

/** The sum a month that the contract is about: rent, fee, salary; not the society's charges. */
export const monthlySum = (book: Book, wanted?: readonly SumName[]): Monthly | null =>
  recurringSum(book, A_MONTH, MONTHLY_BEFORE, wanted)

/** The same by the year: 'an annual fee of Rs. 6,60,000'. */
export const yearlySum = (book: Book, wanted?: readonly SumName[]): Monthly | null =>
  recurringSum(book, A_YEAR, YEARLY_BEFORE, wanted)

function recurringSum(book: Book, behindIt: RegExp, beforeIt: RegExp, wanted?: readonly SumName[]): Monthly | null {
  const { text, money } = book.contract
  let best: (Monthly & { rank: number }) | null = null
  for (const sum of money) {
    if (sum.amount <= 0) continue
    // a line of particulars is read by itself: the 'monthly' of the line above is of another sum
    const row = rowAt(book.rows, text.toOriginal[sum.start] ?? -1)
    const from = Math.max(0, sum.start - 110, row === null ? 0 : (text.toNorm[row.start] ?? 0))
    const to = Math.min(sum.end + 140, row === null ? text.norm.length : (text.toNorm[row.end] ?? text.norm.length))
    const behind = text.norm.slice(sum.end, to)
    const before = text.norm.slice(from, sum.start)
    if (!behindIt.test(behind) && !beforeIt.test(before)) continue
    if (
      /\b(?:maintenance|society|association|parking|electricity|allowance|deposit|penalt\w*|late|damages|reimburs\w*)\b[^.;]{0,60}$/.test(
        before,
      ) ||
      isSupposed(before)
    )
      continue
    const passage = passageAt(book, sum.start)
    if (passage === null) continue
    // of names that end at one place the longer one is meant: a licence fee is no mere fee
    const near = KINDS.map(([pattern, name], at) => {
      const last = [...before.matchAll(new RegExp(pattern, 'g'))].at(-1)
      return { name, at, near: last === undefined ? -1 : last.index + last[0].length }
    })
      .filter(({ near }) => near >= 0)
      .sort((a, b) => b.near - a.near || a.at - b.at)[0]
    const found =
      near ??
      KINDS.map(([pattern, name], at) => ({ name, at, near: pattern.test(passage.read) ? 0 : -1 })).find(
        ({ near }) => near >= 0,
      )
    if (found === undefined || (wanted !== undefined && !wanted.includes(found.name))) continue
    // a line of a table of charges is not the fee because the table is called so
    if (near === undefined && !/\b(?:pa(?:y|ys|id|yable|yment)|fees?)\b/.test(passage.words)) continue
    const rank = (near === undefined ? 10 : 0) + found.at
    if (best === null || rank < best.rank)
      best = {
        amount: sum.amount,
        currency: sum.currency,
        label: computeWords.sums[found.name],
        passage,
        rank,
      }
  }
  return best
}

export function passageAt(book: Book, at: number): Passage | null {
  let low = 0
  let high = book.passages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (book.passages[middle]!.start <= at) low = middle
    else high = middle - 1
  }
  const found = book.passages[low]
  return found !== undefined && found.start <= at && at < found.end ? found : null
}

/** How long the contract runs, with the fact that says so. */
export function termOf(book: Book): (Fact & { months: number }) | null {
  const found = book.analysis.key_facts.term.find(
    ({ label, months }) => label === engineWords.facts.term && months !== null && months > 0,
  )
  return found === undefined ? null : { ...found, months: found.months! }
}

export function lockInOf(book: Book): (Fact & { months: number }) | null {
  const found = book.analysis.key_facts.term.find(
    ({ label, months }) => label === engineWords.facts.lockIn && months !== null && months > 0,
  )
  return found === undefined ? null : { ...found, months: found.months! }
}

/** The first day of the term: a date in the words of the term, else the start date, else (assumed) the day of the agreement. */
export function startOf(book: Book): { iso: string; span: Span; assumed: boolean } | null {
  const term = termOf(book)
  if (term !== null) {
    const date = datesIn(book.contract, normOf(book, term)).find(({ iso }) => iso !== null)
    if (date !== undefined) return { iso: date.iso!, span: term, assumed: false }
  }
  const { dates } = book.analysis.key_facts
  const start = dates.find(({ label, iso }) => label === engineWords.facts.startDate && iso !== null)
  if (start !== undefined) return { iso: start.iso!, span: start, assumed: false }
  const made = dates.find(({ label, iso }) => label === engineWords.facts.agreementDate && iso !== null)
  return made === undefined ? null : { iso: made.iso!, span: made, assumed: true }
}

/** The normalised words at an original span. */
export function normOf({ contract: { text } }: Book, { start, end }: Span): string {
  return text.norm.slice(text.toNorm[start] ?? 0, text.toNorm[Math.min(end, text.original.length)] ?? 0)
}

export const capital = (label: string): string => label.charAt(0).toUpperCase() + label.slice(1)

/** A figure as a person writes it: at most two places, none where it is whole. */
export const plain = (value: number): string => String(Math.round(value * 100) / 100)
