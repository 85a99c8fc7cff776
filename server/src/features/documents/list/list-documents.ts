import type { DocumentsQuery, ListedDocument, RiskBand, UserId } from '@karar/schema'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { documents, documentWords } from '../../../db/tables.ts'
import { presentDocument, type ShownRow, shownColumns } from '../present.ts'
import { orders } from './list-order.ts'
import { entriesAsked, hasEntries, matches, patternsAsked, pieceFinder, textBeside } from './search.ts'
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
  const last = page.at(-1)
  const pieceIn = pieceFinder(q)
  return {
    documents: page.map((row) => ({
      ...presentDocument(row),
      matched_text: pieceIn(row.originalFilename, row.text),
    })),
    total,
    next: last && rows.length > limit ? orders[sort].cursorAfter(last) : undefined,
  }
}

/** The owner's newest documents, once they are asked. */
export function newestDocuments(db: Tx, owner: Placeholder, limit: number) {
  return selectPage(db, { owner, sort: 'newest', limit })
}

/** One row more than the page has, where there is one. */
interface Found {
  rows: (ShownRow & { text: string | null })[]
  total: number
}

type Asked = Pick<DocumentsQuery, 'sort' | 'band' | 'status' | 'cursor'>
/** The same, where what changes may be a placeholder. */
type Selected = Pick<Asked, 'sort' | 'band' | 'cursor'> & {
  owner: UserId | Placeholder
  status?: NonNullable<Asked['status']> | Placeholder | undefined
  limit: number | Placeholder
  total?: SQL<number>
}

/** Rows with the total beside them. */
function selectPage(db: Tx, { owner, total = sql<number>`0`, limit, ...query }: Selected) {
  const { by, after } = orders[query.sort]
  const isAfter = query.cursor === undefined ? undefined : after(query.cursor)
  return db
    .select({ ...shownColumns, total: total.as('total'), text: sql<null>`null`.as('text') })
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
  const limit = sql.placeholder('limit')
  return selectPage(db, { owner, status, band, sort, limit, total }).prepare(`documents ${variant}`)
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

/** What a search asks for, and what is shown of it. */
interface Sought extends Selected {
  found: SQL | undefined
  text: SQL<string | null>
}

/** All that is found is counted, but only what is shown is read. */
function selectFound(db: Db, { found, text, limit, sort, cursor, ...query }: Sought) {
  const { by, after, byId } = orders[sort]
  const asked = isAsked(query)
  const all = db
    .select({ id: documentWords.documentId, total: sql<number>`(count(*) over ())::int`.as('total') })
    .from(documentWords)
    .$dynamic()
  if (asked) all.innerJoin(documents, eq(documents.id, documentWords.documentId))
  const hits = all.where(and(found, asked)).as('hits')
  // in the order of ids the page is known before any document is read
  const page = db.select().from(hits).$dynamic()
  if (byId)
    page
      .where(cursor ? byId.after(hits.id, cursor) : undefined)
      .orderBy(byId.direction(hits.id))
      .limit(limit)
  const shown = page.as('page')
  const rows = db
    .select({ ...shownColumns, total: shown.total, text: text.as('text') })
    .from(shown)
    .innerJoin(documents, eq(documents.id, shown.id))
    .where(cursor ? after(cursor) : undefined)
    .orderBy(...by)
    .limit(limit)
  return { rows, total: () => db.select({ total: hits.total }).from(hits).limit(1) }
}

/** First pages of words alone, which are nearly all. */
const firstFound = prepared((db, variant) => {
  const query: Pick<Asked, 'sort' | 'band' | 'status'> = JSON.parse(variant)
  const owner = sql.placeholder('owner')
  const { rows } = selectFound(db, {
    ...query,
    owner,
    status: query.status && sql.placeholder('status'),
    found: hasEntries(owner, sql.placeholder('entries')),
    text: textBeside(sql.placeholder('patterns')),
    limit: sql.placeholder('limit'),
  })
  return rows.prepare(`found ${variant}`)
})

async function searchPage(db: Db, owner: UserId, query: DocumentsQuery & { q: string }): Promise<Found> {
  const { q, sort, band, status, cursor } = query
  const limit = query.limit + 1
  const entries = entriesAsked(owner, q)
  const patterns = patternsAsked(q)
  if (entries !== undefined && cursor === undefined) {
    const variant = JSON.stringify({ sort, band, status: status && 'pending' })
    const rows = await firstFound(db, variant).execute({ owner, status, entries, patterns, limit })
    return { rows, total: rows[0]?.total ?? 0 }
  }
  const found = matches(db, owner, q)
  const sought = selectFound(db, { owner, sort, band, status, cursor, limit, found, text: textBeside(patterns) })
  const rows = await sought.rows
  const counted = rows[0] ?? (cursor ? (await sought.total())[0] : undefined)
  return { rows, total: counted?.total ?? 0 }
}

// A score from before a new analysis that is running or failed is no longer the document's band.
const isAsked = ({ status, band }: { status?: Selected['status']; band?: RiskBand | undefined }) =>
  and(
    status && eq(documents.status, status),
    // as the index of bands says it
    band && eq(documents.status, sql`'completed'`),
    band && eq(documents.band, band),
  )
