import type { LegalIssue, Page, UnifiedAnalysis } from '@karar/schema'

/** A place in the document's text that the address names. */
export interface Place {
  start: number
  end: number
  issueId: string | null
  /** set where the address names a page as a whole, which may have no words at all */
  page?: number
}

/** What of an analysis has a place of its own. */
type Findings = Pick<UnifiedAnalysis, 'critical_issues' | 'clause_analyses'>

export const issueHash = (id: string) => `#issue-${encodeURIComponent(id)}`
export const clauseHash = (id: string) => `#clause-${encodeURIComponent(id)}`
export const pageHash = (page: number) => `#page-${page}`
export const spanHash = (start: number, end: number) => `#at-${start}-${end}`

/** Where a finding stands. */
export const placeOf = ({ id, start, end }: Pick<LegalIssue, 'id' | 'start' | 'end'>): Place => ({
  start,
  end,
  issueId: id,
})

/** What the fragment of the address points at: a finding, a clause, a page, or any span; null for anything else. */
export function findPlace(hash: string, analysis: Findings, pages: readonly Page[] = []): Place | null {
  const span = /^#at-(\d{1,9})-(\d{1,9})$/.exec(hash)
  if (span) return { start: Number(span[1]), end: Number(span[2]), issueId: null }
  const number = /^#page-(\d{1,4})$/.exec(hash)?.[1]
  if (number) {
    const page = pages.find((one) => one.number === Number(number))
    // of no length: the page is what is meant, and none of its words
    return page ? { start: page.start, end: page.start, issueId: null, page: page.number } : null
  }
  const id = decode(hash.replace(/^#(issue|clause)-/, ''))
  if (hash.startsWith('#issue-')) {
    const issue = analysis.critical_issues.find((one) => one.id === id)
    return issue ? placeOf(issue) : null
  }
  if (hash.startsWith('#clause-')) {
    const clause = analysis.clause_analyses.find((one) => one.id === id)
    return clause ? { start: clause.start, end: clause.end, issueId: null } : null
  }
  return null
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
