import type { DocumentsQuery, ListedDocument, RiskBand, UserId } from '@karar/schema'
import { and, count, eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import { orders } from './list-order.ts'
import { presentDocument } from './present.ts'
import { matchedTexts, matches } from './search.ts'

export interface DocumentPage {
  documents: ListedDocument[]
  /** how many the filter lets through in all */
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

/** One page of the owner's documents that are asked for, in the order asked for. */
export function listDocuments(db: Db, owner: UserId, query: DocumentsQuery): Promise<DocumentPage> {
  if (!query.q) return readPage(db, owner, query)
  return db.transaction(async (tx) => {
    // To the planner a table whose words lie out of line looks small enough to be read whole.
    await tx.execute(sql`set local enable_seqscan = off`)
    return readPage(tx, owner, query)
  })
}

async function readPage(tx: Tx, owner: UserId, query: DocumentsQuery): Promise<DocumentPage> {
  const { q = '', status, band, sort, limit, cursor } = query
  const order = orders[sort]
  const filter = and(
    eq(documents.ownerId, owner),
    status && eq(documents.status, status),
    band && inBand[band],
    matches(tx, owner, q),
  )
  const rows = await tx
    .select()
    .from(documents)
    .where(and(filter, cursor ? order.after(cursor) : undefined))
    .orderBy(...order.by)
    .limit(limit + 1)
  const [counted] = await tx.select({ total: count() }).from(documents).where(filter)
  const page = rows.slice(0, limit)
  const pieces = await matchedTexts(tx, page, q)
  const last = page.at(-1)
  return {
    documents: page.map((row) => ({ ...presentDocument(row), matched_text: pieces.get(row.id) ?? null })),
    total: counted?.total ?? 0,
    next: last && rows.length > limit ? order.cursorAfter(last) : undefined,
  }
}

// A score from before a new analysis that is running or failed is no longer the document's band.
const isCompleted = eq(documents.status, 'completed')
const inBand: Record<RiskBand, SQL | undefined> = {
  high: and(isCompleted, lt(documents.safetyScore, 40)),
  medium: and(isCompleted, gte(documents.safetyScore, 40), lt(documents.safetyScore, 75)),
  low: and(isCompleted, gte(documents.safetyScore, 75)),
}
