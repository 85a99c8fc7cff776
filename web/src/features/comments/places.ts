import type { CommentPlace, UnifiedAnalysis } from '@karar/schema'

type Span = Pick<CommentPlace, 'start' | 'end'>

/** '120-180', as an address names a place -> its offsets; null for anything else. */
export function readSpan(at: string): Span | null {
  const [, start, end] = /^(\d{1,9})-(\d{1,9})$/.exec(at) ?? []
  const span = { start: Number(start), end: Number(end) }
  return start !== undefined && span.start < span.end ? span : null
}

/** What a comment on these words will say of its place: its clause, and the words. Null where the text has no such place. */
export function describePlace(
  span: Span,
  text: string | undefined,
  analysis: UnifiedAnalysis | undefined,
): Pick<CommentPlace, 'clause_number' | 'quote'> | null {
  if (text !== undefined && span.end > text.length) return null
  // of clauses within clauses the innermost
  const [clause] = (analysis?.clause_analyses ?? [])
    .filter(({ start, end }) => start <= span.start && span.start < end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
  return {
    clause_number: clause?.number ?? null,
    quote: text?.slice(span.start, Math.min(span.end, span.start + 300)) ?? '',
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
