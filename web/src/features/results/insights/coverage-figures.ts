import type { DocumentText, UnifiedAnalysis } from '@karar/schema'

export interface CoverageFigures {
  /** pages in all; null while the text loads */
  pages: number | null
  /** pages of which there is text */
  pagesRead: number | null
  clauses: number
  /** clauses of a kind that is known */
  recognised: number
  words: number | null
}

/** How much of the document the analysis rests on. */
export function coverageFigures(
  { clause_analyses, pages_in_doubt }: Pick<UnifiedAnalysis, 'clause_analyses' | 'pages_in_doubt'>,
  text: DocumentText | undefined,
): CoverageFigures {
  const pages = text?.pages.length ?? null
  const clauses = clause_analyses.filter(({ part_of }) => part_of === undefined)
  return {
    pages,
    pagesRead: pages === null ? null : pages - pages_in_doubt.unread_pages.length,
    clauses: clauses.length,
    recognised: clauses.filter(({ clause_type }) => clause_type !== 'general').length,
    words: text ? (text.text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0) : null,
  }
}
