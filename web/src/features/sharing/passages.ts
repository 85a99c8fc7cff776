import type { LegalIssue } from '@karar/schema'

/** A piece of the text; with the finding that it belongs to, if any. */
export interface Passage {
  start: number
  text: string
  issue: Pick<LegalIssue, 'id' | 'severity' | 'title'> | null
}

/**
 * The text in pieces, so that what findings quote can be marked. Where two findings share words, those belong to the one that
 * begins first; of two that begin alike, to the graver one, which comes first in the list.
 */
export function passagesOf(
  text: string,
  issues: readonly Pick<LegalIssue, 'id' | 'severity' | 'title' | 'start' | 'end'>[],
): Passage[] {
  const passages: Passage[] = []
  let at = 0
  for (const issue of issues.toSorted((a, b) => a.start - b.start)) {
    const start = Math.max(issue.start, at)
    if (issue.end <= start) continue
    if (start > at) passages.push({ start: at, text: text.slice(at, start), issue: null })
    passages.push({ start, text: text.slice(start, issue.end), issue })
    at = issue.end
  }
  if (at < text.length) passages.push({ start: at, text: text.slice(at), issue: null })
  return passages
}
