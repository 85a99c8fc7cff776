import type { DocumentsQuery, ListedDocument, RiskBand, UserId } from '@karar/schema'
import { and, count, eq, gte, inArray, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { documents, documentWords } from '../../../db/tables.ts'
import { type DocumentRow, presentDocument } from '../present.ts'
import { orders } from './list-order.ts'
import { matchedTexts, matches } from './search.ts'
import { documentTotal, findTotal } from './tallies.ts'

export interface DocumentPage {
  documents: ListedDocument[]
  /** how many the filter lets through in all */
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

/** One page of the owner's documents that are asked for, in the order asked for. */
export async function listDocuments(db: Db, owner: UserId, query: DocumentsQuery): Promise<DocumentPage> {
  const { q = '', sort, limit } = query
  const { rows, total } = await (q === '' ? readPage(db, owner, query) : searchPage(db, owner, { ...query, q }))
  const page = rows.slice(0, limit)
  const pieces = await matchedTexts(db, page, q)
  const last = page.at(-1)
  return {
    documents: page.map((row) => ({ ...presentDocument(row), matched_text: pieces.get(row.id) ?? null })),
    total,
    next: last && rows.length > limit ? orders[sort].cursorAfter(last) : undefined,
  }
}

/** The rows of the owner's newest documents, once they are asked. */
export function newestDocuments(db: Tx, owner: Placeholder, limit: number) {
  return db
    .select()
    .from(documents)
    .where(eq(documents.ownerId, owner))
    .orderBy(...orders.newest.by)
    .limit(limit)
}

/** One row more than the page has, where there is one. */
interface Found {
  rows: DocumentRow[]
  total: number
}

async function readPage(db: Db, owner: UserId, query: DocumentsQuery): Promise<Found> {
  const { status, band, sort, limit, cursor } = query
  const total = documentTotal({ owner, status, band })
  const found = await db
    .select({ row: documents, total })
    .from(documents)
    .where(and(eq(documents.ownerId, owner), isAsked(query), cursor ? orders[sort].after(cursor) : undefined))
    .orderBy(...orders[sort].by)
    .limit(limit + 1)
  return { rows: found.map(({ row }) => row), total: found[0]?.total ?? (await findTotal(db, total)) }
}

/** All that is found is counted, but only what is shown is read. */
async function searchPage(db: Db, owner: UserId, query: DocumentsQuery & { q: string }): Promise<Found> {
  const { q, sort, limit, cursor } = query
  const { by, after, byId } = orders[sort]
  const id = documentWords.documentId
  const asked = isAsked(query)
  const found = db.select({ id }).from(documentWords).$dynamic()
  if (asked) found.innerJoin(documents, eq(documents.id, id))
  const hits = db.$with('hits').as(found.where(and(matches(db, owner, q), asked)))
  const total = sql<number>`(select count(*)::int from hits)`
  const ids = db.select({ id: hits.id }).from(hits).$dynamic()
  // in the order of ids the page is known before any document is read
  if (byId)
    ids
      .where(cursor ? byId.after(hits.id, cursor) : undefined)
      .orderBy(byId.direction(hits.id))
      .limit(limit + 1)
  const rows = await db
    .with(hits)
    .select({ row: documents, total })
    .from(documents)
    .where(and(inArray(documents.id, ids), cursor ? after(cursor) : undefined))
    .orderBy(...by)
    .limit(limit + 1)
  const counted = rows[0] ?? (cursor ? (await db.with(hits).select({ total: count() }).from(hits))[0] : undefined)
  return { rows: rows.map(({ row }) => row), total: counted?.total ?? 0 }
}

const isAsked = ({ status, band }: DocumentsQuery) => and(status && eq(documents.status, status), band && inBand[band])

// A score from before a new analysis that is running or failed is no longer the document's band.
const isCompleted = eq(documents.status, 'completed')
const inBand: Record<RiskBand, SQL | undefined> = {
  high: and(isCompleted, lt(documents.safetyScore, 40)),
  medium: and(isCompleted, gte(documents.safetyScore, 40), lt(documents.safetyScore, 75)),
  low: and(isCompleted, gte(documents.safetyScore, 75)),
}
