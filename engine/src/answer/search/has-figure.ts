import { findDates } from '../../grammar/dates.ts'
import type { Span } from '../../grammar/normalize.ts'
import { ratesIn } from '../../grammar/rates.ts'
import { moneyIn, periodsIn } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import type { FigureAsked } from '../question/figure-asked.ts'

const CLOCK = /\b\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m|p\.m|hrs|hours)\b|\b\d{1,2}:\d{2}\b/
const DAY_OF =
  /\b\d{1,2}(?:st|nd|rd|th)\b|\b(?:first|second|third|fifth|seventh|tenth|fifteenth|last|same|next) (?:working |business |calendar )?day\b|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/
const LOOSE = /\b(?:immediately|forthwith|at once|same day|perpetu\w*|for ?ever|indefinite\w*|at any time)\b/
const NO_RATE =
  /\b(?:no interest|without interest|interest[- ]free|bank rate|(?:prime|base|repo|lending) rate|twice|thrice|times)\b/
const NONE =
  /\b(?:free of (?:cost|charge)|no (?:charge|fee|cost|deposit|interest)|without (?:charge|interest)|nil|interest[- ]free|royalty[- ]free|double|twice|thrice|half|actuals?|times)\b/

/** 'upon (30) days' notice': the word before the number was left out. */
const IN_BRACKETS = /\(\d{1,3}\) (?:working |business |calendar )?(?:hours?|days?|weeks?|months?|years?)\b/

const NUMBER =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|fifty|hundred)\b/

/**
 * Whether some words of the contract have a figure of a kind; 'free of charge' and 'forthwith' are some, too.
 *
 * @param counted it is asked how many days: 'reasonable notice, at any time' tells no number of them
 */
export function hasFigure({ contract }: Book, span: Span, asked: FigureAsked, counted = false): boolean {
  const words = contract.text.norm.slice(span.start, span.end)
  if (asked === 'number') return NUMBER.test(words)
  if (asked === 'rate') return ratesIn(words).length > 0 || NO_RATE.test(words)
  if (asked === 'sum') return moneyIn(contract, span).length > 0 || ratesIn(words).length > 0 || NONE.test(words)
  if (periodsIn(contract, span).length > 0 || IN_BRACKETS.test(words)) return true
  if (counted && asked === 'time') return false
  const time = CLOCK.test(words) || LOOSE.test(words)
  return time || findDates(words).length > 0 || DAY_OF.test(words)
}
