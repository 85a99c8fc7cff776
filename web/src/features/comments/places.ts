import type { CommentPlace, DocumentText, UnifiedAnalysis } from '@karar/schema'

type Span = Pick<CommentPlace, 'start' | 'end'>

/** characters of the contract that a comment keeps */
const longestQuote = 300

/** '120-180', as an address names a place -> its offsets; null for anything else, and for what the text does not have. */
export function readSpan(at: string, text?: string): Span | null {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(at) ?? []
  const span = { start: Number(start), end: Number(end) }
  if (start === undefined || span.start >= span.end) return null
  return text !== undefined && span.end > text.length ? null : span
}

/** What a comment on these words will say of its place. */
export function describePlace(
  span: Span,
  text: DocumentText | undefined,
  analysis: UnifiedAnalysis | undefined,
): Pick<CommentPlace, 'clause_number' | 'quote'> & { page?: number } {
  // of clauses within clauses the innermost
  const [clause] = (analysis?.clause_analyses ?? [])
    .filter(({ start, end }) => start <= span.start && span.start < end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
  const page = text?.pages.findLast(({ start }) => start <= span.start)?.number
  return {
    clause_number: clause?.number ?? null,
    quote: text?.text.slice(span.start, Math.min(span.end, span.start + longestQuote)) ?? '',
    ...(page !== undefined && { page }),
  }
}

/**
 * Where a comment's words stand today: a scan that was read anew may have them elsewhere. Null where they are not to be
 * found; as they were noted while the text is not here.
 */
export function placeToday({ start, end, quote }: CommentPlace, text: string | undefined): Span | null {
  if (text === undefined || text.startsWith(quote, start)) return { start, end }
  const found = text.indexOf(quote)
  return found < 0 ? null : { start: found, end: Math.min(text.length, found + (end - start)) }
}
