import type { Row } from '../../grammar/rows.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { stemsOf } from '../question/words-of.ts'
import { isOfKind, namesFor } from './row-asked.ts'

/** Lines of particulars from which on a place is a table of them. */
const TABLE = 3
/** How much of the question one line, with the name of its table, must speak of for the table to answer it. */
const SPOKEN = 0.34
/** Or so many of the words by which contracts say it must stand in its label: one alone, 'loan', is of every line. */
const MEANT = 2

/** The lines of particulars of a place; none where it is no table of them. */
function tableAt({ contract: { text }, rows }: Book, { start, end }: Passage): readonly Row[] {
  if (rows.length < TABLE) return []
  const from = text.toOriginal[start] ?? 0
  const to = (text.toOriginal[end - 1] ?? from) + 1
  const own = rows.filter((row) => row.start >= from && row.end <= to)
  return own.length < TABLE ? [] : own
}

/** How much of a question a line speaks of, each word by how telling it is. */
function spokenShare({ ranking }: Book, { stems }: Question, spoken: ReadonlySet<string>): number {
  const all = stems.reduce((sum, one) => sum + ranking.idf(one), 0)
  const own = stems.filter((one) => namesFor(one).some((word) => spoken.has(word)))
  return all === 0 ? 0 : own.reduce((sum, one) => sum + ranking.idf(one) * (spoken.has(one) ? 1 : SYNONYM), 0) / all
}
const SYNONYM = 0.8

/** A part of a pay is not the pay. */
const PART = /\b(?:basic|allowances?|hra|medical|conveyance|special|component)\b/i
/** 'Component | Amount (Rs.)' is the head of a table and tells nothing. */
const HEADER =
  /^[\s(]*(?:(?:amount|sum|value|price|rate|details?|particulars|terms|description|remarks?|in|per|month|annum|rs\.?|inr|₹|rupees|%)[\s()./,-]*)+$/i

/** The line of a table that speaks of the question most; null where none does, or the place is no table. */
export function rowTold(book: Book, question: Question, passage: Passage): Row | null {
  let best: { row: Row; share: number } | null = null
  const { path, heading } = passage.clause
  const named = stemsOf([...path, heading ?? ''].join(' ').toLowerCase())
  const asked = figureAsked(question)
  const rows = tableAt(book, passage).filter(
    ({ label, value }) => !HEADER.test(value) && (!PART.test(label) || PART.test(question.english)),
  )
  const ofKind = asked === null ? rows : rows.filter(({ value }) => isOfKind(value, asked))
  for (const row of ofKind.length > 0 ? ofKind : rows) {
    const label = new Set(stemsOf(row.label.toLowerCase()))
    const spoken = new Set([...label, ...stemsOf(row.value.toLowerCase()), ...named])
    const byMeant = question.meant.filter((one) => label.has(one)).length >= MEANT
    const share = Math.max(spokenShare(book, question, spoken), byMeant ? SPOKEN : 0)
    if (share >= SPOKEN && (best === null || share > best.share)) best = { row, share }
  }
  return best?.row ?? null
}

/** 'Can I get a second loan?' is not settled by what the loan is called in a table. */
export const asksLeaveOfTable = (book: Book, { english }: Question, passage: Passage): boolean =>
  /^(?:so |and |but |then |please )?(?:can|could|may|am|will|would|must|should|do|does) (?:i|we|they|he|she|the)\b/.test(
    english,
  ) && tableAt(book, passage).length > 0

/** A table of particulars answers by one line of it, or not at all: together its many lines have a word of everything. */
export const isTableOfOther = (book: Book, question: Question, passage: Passage): boolean =>
  tableAt(book, passage).length > 0 && rowTold(book, question, passage) === null
