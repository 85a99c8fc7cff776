import { type DocumentId, type DocumentsQuery, type ListedDocument, mostListed, type UserId } from '@karar/schema'
import { and, eq, type Placeholder, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { atMost, prepared } from '../../../db/prepared.ts'
import { documents } from '../../../db/tables.ts'
import { presentDocument, shownColumns } from '../present.ts'
import { type Asked, type Found, isAsked, type Selected } from './asked.ts'
import { orders } from './list-order.ts'
import { searchPage } from './search-page.ts'
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
  const found = q === '' ? await readPage(db, owner, query) : await searchPage(db, owner, { ...query, q })
  const { rows, total, pieces } = { pieces: new Map<DocumentId, string | null>(), ...found }
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  return {
    documents: page.map((row) => ({ ...presentDocument(row), matched_text: pieces.get(row.id) ?? null })),
    total,
    next: last && rows.length > limit ? orders[sort].cursorAfter(last) : undefined,
  }
}

/** The owner's newest documents, once they are asked. */
export function newestDocuments(db: Tx, owner: Placeholder, limit: number) {
  return selectPage(db, { owner, sort: 'newest', limit: atMost(limit) })
}

/** Rows with the total beside them. */
function selectPage(db: Tx, { owner, total = sql<number>`0`, limit, ...query }: Selected) {
  const { by, after } = orders[query.sort]
  const isAfter = query.cursor === undefined ? undefined : after(query.cursor)
  return db
    .select({ ...shownColumns, total: total.as('total') })
    .from(documents)
    .where(and(eq(documents.ownerId, owner), isAsked(query), isAfter))
    .orderBy(...by)
    .limit(limit)
}

/** First pages are what is asked most. */
const firstPage = prepared((db, variant) => {
  const query: Pick<Asked, 'sort' | 'band' | 'status'> = JSON.parse(variant)
  const { sort, band } = query
  const owner = sql.placeholder('owner')
  const status = query.status && sql.placeholder('status')
  const total = documentTotal({ owner, status, band })
  const page = selectPage(db, { owner, status, band, sort, limit: atMost(mostListed + 1), total }).as('page')
  // its order is kept: no more is done with the rows than to leave off after so many
  return db.select().from(page).limit(sql.placeholder('limit')).prepare(`documents ${variant}`)
})

async function readPage(db: Db, owner: UserId, query: DocumentsQuery): Promise<Found> {
  const { status, band, sort, limit: most, cursor } = query
  const limit = most + 1
  const rows =
    cursor === undefined
      ? await firstPage(db, JSON.stringify({ sort, band, status: status && 'pending' })).execute({
          owner,
          status,
          limit,
        })
      : await selectPage(db, {
          owner,
          status,
          band,
          sort,
          cursor,
          limit,
          total: documentTotal({ owner, status, band }),
        })
  const total = rows[0]?.total ?? (await findTotal(db, documentTotal({ owner, status, band })))
  return { rows, total }
}
