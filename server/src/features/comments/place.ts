import type { ClauseAnalysis, CommentPlace, DocumentId, Page } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'
import { analyses, documentTexts } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { words } from './words.ts'

/** characters of the contract that a comment keeps */
const longestQuote = 300

interface Source {
  text: string
  pages: readonly Page[]
  clauses: readonly Pick<ClauseAnalysis, 'id' | 'number' | 'start' | 'end'>[]
}

type Span = Pick<CommentPlace, 'start' | 'end'>

/** The place with its clause, page and words, from the text and the analysis as they are kept. */
export async function locate(tx: Tx, document: DocumentId, span: Span): Promise<CommentPlace> {
  const [read] = await tx
    .select({ text: documentTexts.text, pages: documentTexts.pages, analysis: analyses.unified })
    .from(documentTexts)
    .leftJoin(analyses, eq(analyses.documentId, documentTexts.documentId))
    .where(eq(documentTexts.documentId, document))
  if (!read) throw new AppError('invalid_request', { message: words.notRead })
  return placeIn({ ...read, clauses: read.analysis?.clause_analyses ?? [] }, span)
}

/** @throws AppError invalid_request where the text has no such place */
export function placeIn({ text, pages, clauses }: Source, { start, end }: Span): CommentPlace {
  const isThere = start < end && end <= text.length && !splitsPair(text, start) && !splitsPair(text, end)
  if (!isThere || text.slice(start, end).trim() === '') {
    throw new AppError('invalid_request', { message: words.noSuchPlace })
  }
  // of clauses within clauses the innermost
  const [clause] = clauses
    .filter((one) => one.start <= start && start < one.end)
    .toSorted((a, b) => a.end - a.start - (b.end - b.start))
  const page = pages.findLast((one) => one.start <= start) ?? pages[0]
  const last = Math.min(end, start + longestQuote)
  return {
    start,
    end,
    clause_id: clause?.id ?? null,
    clause_number: clause?.number ?? null,
    page: page?.number ?? 1,
    quote: text.slice(start, splitsPair(text, last) ? last - 1 : last),
  }
}

/** Whether an offset lies within a character that takes two code units. */
function splitsPair(text: string, offset: number): boolean {
  return /^[\ud800-\udbff][\udc00-\udfff]$/.test(text.slice(offset - 1, offset + 1))
}
