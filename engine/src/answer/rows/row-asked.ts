import { findDates } from '../../grammar/dates.ts'
import { findMoney, findPeriods } from '../../grammar/numbers.ts'
import { ratesIn } from '../../grammar/rates.ts'
import type { Row } from '../../grammar/rows.ts'
import type { Book } from '../book/book.ts'
import { type FigureAsked, figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { saidFor } from '../question/synonyms.ts'
import { OF_FIGURES, stemsOf } from '../question/words-of.ts'

/** Words of a question that ask for a figure and name none. */
const ASKING =
  /^(?:pay|paid|payabl|money|charg|cost|total|come|count|exact|actual|full|what|till|until|month|monthly|right|now|dat|tim|rat|go|goe|goes)$/
/** Words of a label that say what kind of figure it is, and not of what. */
const OF_LABEL =
  /^(?:amount|total|sum|date|due|rate|no|number|month|monthly|period|tenur|durat|valu|sanct|security|rs|inr|inclus|gst|plus|detail|last|aggreg|gross|net|per|year|annual|minimum|maximum|agreement|fee|charg|refundabl|interest|free)$/
/** Of so many passages one may have a word, and it still tells what is asked; few are few in a short contract, too. */
const TELLING = 0.12
const FEW = 6
/** How much of what a label names must be asked. */
const NAMED = 0.5
const ASKS_LEAVE = /^(?:so |and |but |then |please )?(?:can|could|may|am|will|would|must|should)\b/
/** Conditions and doers call for a clause: a line of particulars knows neither. */
const OF_A_CLAUSE =
  /\b(?:if|when (?:i|they|we)|after|before|unless|back|refund\w*|return\w*|late|delay\w*|deduct\w*|cut|increas\w*|rais\w*|hike|chang\w*|why|who|whose|extra|more|less|without|leave|quit|break|cancel\w*|miss\w*|default\w*)\b/

/**
 * The lines of particulars whose label is what the question asks for, with a figure of the kind that it wants; none where the
 * question says more than a label does, or several lines fit alike.
 */
export function rowsAsked(book: Book, question: Question): readonly Row[] {
  if (book.rows.length === 0 || OF_A_CLAUSE.test(question.english) || ASKS_LEAVE.test(question.english)) return []
  const kinds = kindsAsked(question)
  if (kinds.length === 0) return []
  const telling = question.stems.filter((one) => !one.startsWith('#') && !OF_FIGURES.test(one) && !ASKING.test(one))
  const most = book.passages.length * TELLING
  const rare = telling.filter((one) => book.ranking.count(one) <= Math.max(FEW, most))
  if (rare.length === 0) return []
  const wanted = new Set(question.stems.flatMap(namesFor))
  const found: Row[] = []
  for (const kind of kinds) {
    const scored = book.rows
      .filter(({ value }) => isOfKind(value, kind))
      .map((row) => ({ row, score: fitOf(row, rare, wanted) }))
      .filter(({ score }) => score >= NAMED)
    const best = scored.reduce((top, { score }) => Math.max(top, score), 0)
    const own = scored.filter(({ score }) => score === best)
    if (new Set(own.map(({ row }) => row.value)).size === 1) found.push(own[0]!.row)
  }
  return found
}

/** 'How much is my EMI and on what date' wants two of them. */
function kindsAsked(question: Question): FigureAsked[] {
  const asked = figureAsked(question)
  if (asked === null) return []
  const sum = /\bhow much\b/.test(question.english)
  if (asked === 'day' && sum) return ['sum', 'day']
  return asked === 'time' && /\bwhen\b/.test(question.english) ? ['day', 'time'] : [asked]
}

/** What may stand for a word in a clause is another line of a table: a salary is no interest. */
const LOOSE: ReadonlySet<string> = new Set(['interest', 'considerat', 'capit', 'partn', 'draw', 'advanc', 'earnest'])
export const namesFor = (one: string): string[] => saidFor(one).filter((word) => word === one || !LOOSE.has(word))

/** How much of what a label names is asked; 0 where it lacks a telling word of the question. */
function fitOf({ label }: Row, rare: readonly string[], wanted: ReadonlySet<string>): number {
  const said = label.toLowerCase()
  const own = new Set(stemsOf(said))
  if (!rare.every((one) => namesFor(one).some((word) => own.has(word)))) return 0
  return said.split(/ (?:and|or) |[&/()]/).reduce((most, part) => {
    const named = stemsOf(part).filter((one) => wanted.has(one) || !OF_LABEL.test(one))
    const asked = stemsOf(part).some((one) => wanted.has(one))
    if (!asked) return most
    return Math.max(most, named.length === 0 ? 1 : named.filter((one) => wanted.has(one)).length / named.length)
  }, 0)
}

const BARE = /^\d[\d,]*(?:\.\d+)?(?:\/-)?$/
const NTH = /\b\d{1,2}(?:st|nd|rd|th)\b/

/** Whether what a line tells is a figure of a kind; in a column of sums a bare number is one. */
export function isOfKind(value: string, kind: FigureAsked): boolean {
  const said = value.toLowerCase()
  if (kind === 'sum') return findMoney(said).length > 0 || /\d ?%/.test(said) || (BARE.test(said) && said.length > 2)
  if (kind === 'rate') return ratesIn(said).length > 0
  if (kind === 'day') return findDates(said).length > 0 || NTH.test(said)
  if (kind === 'time') return findPeriods(said).length > 0
  return /\d/.test(said) && findMoney(said).length === 0 && findDates(said).length === 0
}
