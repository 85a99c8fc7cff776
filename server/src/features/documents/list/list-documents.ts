import type { DocumentId, DocumentsQuery, ListedDocument, RiskBand, UserId } from '@karar/schema'
import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { documents, documentWords } from '../../../db/tables.ts'
import { presentDocument, type ShownRow, shownColumns } from '../present.ts'
import { orders } from './list-order.ts'
import { entriesAsked, findPieces, hasEntries, matches, patternsAsked, textBeside } from './search.ts'
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
  const pieces = await findPieces(db, q, page)
  return {
    documents: page.map((row, place) => ({ ...presentDocument(row), matched_text: pieces[place] ?? null })),
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

/** What a search asks for. */
interface Sought extends Selected {
  found: SQL | undefined
}

/** All that is found, with its documents only where more than words is asked for. */
function hitsOf<Fields extends SelectedFields>(db: Db, fields: Fields, { found, ...query }: Sought) {
  const asked = isAsked(query)
  const all = db.select(fields).from(documentWords).$dynamic()
  if (asked) all.innerJoin(documents, eq(documents.id, documentWords.documentId))
  return all.where(and(found, asked))
}

/**
 * More than there ever are. A part that has a limit is worked out by itself: else the database, which cannot know how many have
 * the words, may look for them in every document, newest first.
 */
const all = 2 ** 31 - 1

/** What is shown of what is found: no other document is read. */
function selectFound(db: Db, sought: Sought & { text: SQL<string | null> }) {
  const { text, limit, sort, cursor } = sought
  const { by, after, byId } = orders[sort]
  const hits = hitsOf(db, { id: documentWords.documentId }, sought).limit(all).as('hits')
  // in the order of ids the page is known before any document is read
  const page = db.select().from(hits).$dynamic()
  if (byId)
    page
      .where(cursor ? byId.after(hits.id, cursor) : undefined)
      .orderBy(byId.direction(hits.id))
      .limit(limit)
  const shown = page.as('page')
  return db
    .select({ ...shownColumns, text: text.as('text') })
    .from(shown)
    .innerJoin(documents, eq(documents.id, shown.id))
    .where(cursor ? after(cursor) : undefined)
    .orderBy(...by)
    .limit(limit)
}

const counted = { total: sql<number>`count(*)::int`.as('total') }
const countFound = (db: Db, sought: Sought) => hitsOf(db, counted, sought)

/** At the beginning of the order the first page is looked for among so many documents: of what many have it is there. */
const near = 600

/**
 * The count, and with it the page as far as that many documents have it: one look at the index does for both. A row without a
 * document where none of them has it.
 */
function selectNear(db: Db, sought: Sought & { text: SQL<string | null> }) {
  const { text, owner, limit, sort } = sought
  const { by, byId } = orders[sort]
  if (!byId) return undefined
  const id = documentWords.documentId
  // of the words' own rows: the index that the documents are sorted by seems dear where the owner is a placeholder
  const edge = db
    .select({ id })
    .from(documentWords)
    .where(eq(documentWords.ownerId, owner))
    .orderBy(byId.direction(id))
    .limit(1)
    .offset(near)
  const isNear = sql`coalesce(${byId.isBefore(id, sql`(${edge})`)}, true)`
  const ids = sql<DocumentId[]>`array_agg(${id}) filter (where ${isNear})`.as('ids')
  const found = hitsOf(db, { ...counted, ids }, sought).as('found')
  const each = sql<DocumentId>`each`
  const page = db
    .select({ id: each.as('near_id') })
    .from(sql`unnest(${found.ids}) as each`)
    .orderBy(byId.direction(each))
    .limit(limit)
    .as('page')
  return db
    .select({ total: found.total, row: { ...shownColumns, text: text.as('text') } })
    .from(found)
    .leftJoinLateral(page, sql`true`)
    .leftJoin(documents, eq(documents.id, page.id))
    .orderBy(...by)
    .limit(limit)
}

/** First pages of words alone, which are nearly all. */
const firstFound = prepared((db, variant) => {
  const query: Pick<Asked, 'sort' | 'band' | 'status'> = JSON.parse(variant)
  const owner = sql.placeholder('owner')
  const sought = {
    ...query,
    owner,
    status: query.status && sql.placeholder('status'),
    found: hasEntries(owner, sql.placeholder('entries')),
    limit: sql.placeholder('limit'),
  }
  const text = textBeside(sql.placeholder('patterns'))
  return {
    near: selectNear(db, { ...sought, text })?.prepare(`found near ${variant}`),
    rows: selectFound(db, { ...sought, text }).prepare(`found ${variant}`),
    total: countFound(db, sought).prepare(`count of found ${variant}`),
  }
})

/**
 * Where the page does not stand near the beginning of the order, page and count are two questions: one that answers both
 * has the database write down all that is found before it shows any of it, which takes as long again as finding it.
 */
async function searchPage(db: Db, owner: UserId, query: DocumentsQuery & { q: string }): Promise<Found> {
  const { q, sort, band, status, cursor } = query
  const limit = query.limit + 1
  const entries = entriesAsked(owner, q)
  const patterns = patternsAsked(q)
  if (entries === undefined || cursor !== undefined) {
    const sought = { owner, sort, band, status, cursor, limit, found: matches(db, owner, q) }
    return bothOf(selectFound(db, { ...sought, text: textBeside(patterns) }), countFound(db, sought))
  }
  const first = firstFound(db, JSON.stringify({ sort, band, status: status && 'pending' }))
  const values = { owner, status, entries }
  const asked = { ...values, patterns, limit }
  const near = await first.near?.execute(asked)
  if (!near) return bothOf(first.rows.execute(asked), first.total.execute(values))
  const total = near[0]?.total ?? 0
  const rows = near.flatMap(({ row }) => (row ? [row] : []))
  return { rows: rows.length < Math.min(limit, total) ? await first.rows.execute(asked) : rows, total }
}

async function bothOf(rows: Promise<Found['rows']>, counts: Promise<{ total: number }[]>): Promise<Found> {
  const [page, [counted]] = await Promise.all([rows, counts])
  return { rows: page, total: counted?.total ?? 0 }
}

// A score from before a new analysis that is running or failed is no longer the document's band.
const isAsked = ({ status, band }: { status?: Selected['status']; band?: RiskBand | undefined }) =>
  and(
    status && eq(documents.status, status),
    // as the index of bands says it
    band && eq(documents.status, sql`'completed'`),
    band && eq(documents.band, band),
  )
