import { parseNumber } from '../../grammar/numbers.ts'
import type { Book } from '../book/book.ts'
import type { Monthly } from './figures.ts'

/** A sum a month that holds for so many months, and then gives way to the next. */
export interface Step {
  readonly amount: number
  readonly months: number
}

/** 'Rs. 38,000 (...) for the first twelve months': what stands behind each sum of a schedule. */
const HOLDS =
  /^(?:\/-)?(?: ?\([^)]{0,90}\))?,? ?(?:only,? ?)?(?:\/-,? ?)?(?:\/ ?month|per month|a month|p\.? ?m\.?|monthly)?,? ?(?:being [^,;.]{0,60}, )?(?:for|during|in) (?:the )?(first|initial|next|following|second|third|fourth|fifth|sixth|remaining|balance) (?:([a-z-]{3,12}|\d{1,2}) (?:\((\d{1,2})\) )?|\((\d{1,2})\) )?(month|year)s?\b/
/** A sum that is of something else than what is paid each month. */
const FIRST = /^(?:first|initial)$/
const LAST = /^(?:remaining|balance)$/

/**
 * The sums of one that goes by the month where its sentence names them one after the other, each with how long it holds;
 * null where it names one alone, or does not say from when.
 *
 * @param term how many months there are in all
 */
export function steppedSums(book: Book, { amount, passage }: Monthly, term: number): readonly Step[] | null {
  const { text, money } = book.contract
  const steps: Step[] = []
  for (const sum of money) {
    if (sum.start < passage.start || sum.end > passage.end || sum.amount <= 0) continue
    const holds = HOLDS.exec(text.norm.slice(sum.end, sum.end + 240))
    if (holds === null) continue
    const [, which = '', spelt, digits, bracketed, unit] = holds
    const isFirst = FIRST.test(which)
    if (isFirst !== (steps.length === 0)) return null
    const before = steps.reduce((all, { months }) => all + months, 0)
    const said = digits ?? bracketed ?? spelt
    // 'for the second year', 'for the remaining months'
    const count = said === undefined ? (unit === 'year' ? 1 : null) : parseNumber(said)
    const months = LAST.test(which) ? term - before : count === null ? null : count * (unit === 'year' ? 12 : 1)
    if (months === null || months <= 0) return null
    steps.push({ amount: sum.amount, months })
  }
  return steps.length >= 2 && steps[0]!.amount === amount ? steps : null
}
