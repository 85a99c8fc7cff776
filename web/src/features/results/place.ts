import type { UnifiedAnalysis } from '@karar/schema'

/** A place in the document's text that the address names. */
export interface Place {
  start: number
  end: number
  issueId: string | null
}

export const issueHash = (id: string) => `#issue-${encodeURIComponent(id)}`
export const clauseHash = (id: string) => `#clause-${encodeURIComponent(id)}`
export const spanHash = (start: number, end: number) => `#at-${start}-${end}`

/** What the fragment of the address points at: a finding, a clause, or any span; null for anything else. */
export function findPlace(hash: string, analysis: UnifiedAnalysis): Place | null {
  const span = /^#at-(\d{1,9})-(\d{1,9})$/.exec(hash)
  if (span) return { start: Number(span[1]), end: Number(span[2]), issueId: null }
  const id = decode(hash.replace(/^#(issue|clause)-/, ''))
  if (hash.startsWith('#issue-')) {
    const issue = analysis.critical_issues.find((one) => one.id === id)
    return issue ? { start: issue.start, end: issue.end, issueId: issue.id } : null
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
