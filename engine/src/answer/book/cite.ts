import type { Citation } from '@karar/schema'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import { pageAt } from '../../grammar/pages.ts'
import { type Book, clauseAt } from './book.ts'
import { inContext, type Passage } from './passages.ts'

/** Most characters of a quote: more is no quote but the contract over again. */
const LONGEST = 1200

/** The words at an original span as a citation; null where nothing stands there. */
export function citeOriginal(book: Book, span: Span): Citation | null {
  const { original } = book.contract.text
  let start = Math.max(0, Math.min(span.start, original.length))
  let end = Math.max(start, Math.min(span.end, original.length))
  while (start < end && /\s/.test(original[start]!)) start++
  // A sign that opens the next heading of a Markdown text is none of these words.
  while (end > start && /[\s#]/.test(original[end - 1]!)) end--
  if (end - start > LONGEST) {
    const space = original.lastIndexOf(' ', start + LONGEST)
    end = space > start + LONGEST / 2 ? space : start + LONGEST
    // No half of a surrogate pair.
    if (/[\ud800-\udbff]/.test(original[end - 1]!)) end--
  }
  if (end <= start) return null
  const clause = clauseAt(book, start)
  return {
    clause_id: clause?.id ?? null,
    clause_number: clause?.number ?? null,
    heading: clause === null ? null : (clause.heading ?? clause.path.at(-1) ?? null),
    quote: original.slice(start, end),
    start,
    end,
    page: pageAt(book.pages, start),
  }
}

/** The words at a normalised span as a citation. */
export const cite = (book: Book, span: Span): Citation | null =>
  citeOriginal(book, originalSpan(book.contract.text, span))

/** Citations without those that stand inside another, at most `most`. */
export function apart(citations: readonly (Citation | null)[], most = 4): Citation[] {
  const kept: Citation[] = []
  for (const citation of citations) {
    if (citation === null || kept.length >= most) continue
    if (!kept.some((other) => other.start < citation.end && citation.start < other.end)) kept.push(citation)
  }
  return kept
}

/** Most characters of places that run into each other and are cited as one. */
const JOINED = 900

/**
 * The places of some passages, the best first: each with what stands around it in its clause. What runs into a place before
 * it, and is not in it, makes that place longer; what is in it already is not cited again.
 */
export function placesOf(book: Book, passages: readonly (Passage | undefined)[], most: number): Citation[] {
  const spans: { start: number; end: number }[] = []
  const said = ({ start, end }: Span): string => book.contract.text.norm.slice(start, end)
  for (const passage of passages) {
    if (passage === undefined) continue
    const own = inContext(book.passages, passage)
    const met = spans.filter(({ start, end }) => start < own.end && own.start < end)
    const [first] = met
    if (first === undefined) {
      // a page that is printed twice tells no more the second time
      if (spans.length < most && !spans.some((other) => said(other) === said(own))) spans.push(own)
    } else if (met.length === 1) {
      const [start, end] = [Math.min(first.start, own.start), Math.max(first.end, own.end)]
      const meetsOther = spans.some((other) => other !== first && other.start < end && start < other.end)
      if (end - start <= JOINED && !meetsOther) Object.assign(first, { start, end })
    }
  }
  return apart(
    spans.map((span) => cite(book, span)),
    most,
  )
}

/** How a passage is cited: with what stands around it in its clause. */
export const citationOf = (book: Book, passage: Passage): Citation | null =>
  cite(book, inContext(book.passages, passage))
