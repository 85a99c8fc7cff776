import type { DocumentId } from '@karar/schema'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { documents, documentWords } from '../../../db/tables.ts'
import { shownColumns } from '../present.ts'
import { type Asked, isAsked, type Selected } from './asked.ts'
import { changesSince } from './changes.ts'
import { searchState } from './found-before.ts'
import { orders } from './list-order.ts'
import { hasEntries, textBeside } from './search.ts'

/** What a search asks for. */
export interface Sought extends Selected {
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
export function selectFound(db: Db, sought: Sought & { text: SQL<string | null> }) {
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
    .select({ ...shownColumns, text: text.as('text'), state: searchState(sought.owner).as('state') })
    .from(shown)
    .innerJoin(documents, eq(documents.id, shown.id))
    .where(cursor ? after(cursor) : undefined)
    .orderBy(...by)
    .limit(limit)
}

const counted = { total: sql<number>`count(*)::int`.as('total') }
export const countFound = (db: Db, sought: Sought) =>
  hitsOf(db, { ...counted, state: searchState(sought.owner).as('state') }, sought)

/** At the beginning of the order the first page is looked for among so many documents: of what many have it is there. */
const near = 600

const each = sql<DocumentId>`each`
const bytesOf = (ids: SQL) =>
  sql<Buffer | null>`(select string_agg(uuid_send(each), '' order by each) from unnest(${ids}) as each)`
const few = sql.placeholder('few')

/**
 * The count, and with it the page and the ids: all of them where they are few, else those among the documents at the beginning
 * of the order. One look at the index does for all. A row without a document where none is found.
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
  const fields = {
    ...counted,
    ids: sql`array_agg(${id})`.as('ids'),
    near: sql`array_agg(${id}) filter (where ${isNear})`.as('near'),
  }
  const found = hitsOf(db, fields, sought).as('found')
  const shown = sql`case when cardinality(${found.near}) >= ${limit} then ${found.near} else ${found.ids} end`
  const known = sql`case when ${found.total} <= ${few} then ${found.ids} else ${found.near} end`
  const page = db
    .select({
      id: each.as('near_id'),
      // once, and not with every row
      known:
        sql<Buffer | null>`case when row_number() over (order by ${byId.direction(each)}) = 1 then ${bytesOf(known)} end`.as(
          'known',
        ),
    })
    .from(sql`(select each from unnest(${shown}) as each order by ${byId.direction(each)} limit ${limit}) as first`)
    .as('page')
  return db
    .select({
      total: found.total,
      state: searchState(owner).as('state'),
      known: page.known,
      row: { ...shownColumns, text: text.as('text') },
    })
    .from(found)
    .leftJoinLateral(page, sql`true`)
    .leftJoin(documents, eq(documents.id, page.id))
    .orderBy(...by)
    .limit(limit)
}

/** No page, but all ids where they are not more than `few`. */
function selectIds(db: Db, sought: Sought) {
  const found = hitsOf(db, { ...counted, ids: sql`array_agg(${documentWords.documentId})`.as('ids') }, sought).as(
    'found',
  )
  const known = bytesOf(sql`case when ${found.total} <= ${few} then ${found.ids} end`)
  return db
    .select({ total: found.total, known: known.as('known'), state: searchState(sought.owner).as('state') })
    .from(found)
}

/**
 * A page whose documents are known, with the texts of those that are `fresh`, and what changed since that was so: which of the
 * changed documents are found now. A row without a document where there is none.
 */
function selectKnown(db: Db, sought: Sought & { text: SQL<string | null> }) {
  const owner = sql.placeholder('owner')
  const stand = changesSince(owner, sql.placeholder('snapshot'))
  const id = documentWords.documentId
  // by itself, or the database would look for the words in its index first
  const changed = db.select().from(documentWords).where(sql`${id} = any(stand.changed)`).limit(all).as('document_words')
  const asked = isAsked(sought)
  const hits = db
    .select({ found: sql`array_agg(${id})`.as('found') })
    .from(changed)
    .$dynamic()
  if (asked) hits.innerJoin(documents, eq(documents.id, id))
  const found = hits.where(and(sought.found, asked)).as('found')
  const isFresh = sql`${documents.id} = any(${sql.placeholder('fresh')}::uuid[])`
  return db
    .select({
      state: sql<string>`stand.state`.as('stand_state'),
      told: sql<number>`stand.told`.as('stand_told'),
      changed: sql<DocumentId[] | null>`stand.changed`.as('stand_changed'),
      found: sql<DocumentId[] | null>`${found.found}`.as('found_now'),
      row: { ...shownColumns, text: sql<string | null>`case when ${isFresh} then ${sought.text} end`.as('text') },
    })
    .from(sql`${stand} as stand`)
    .leftJoinLateral(found, sql`true`)
    .leftJoin(documents, sql`${documents.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(...orders[sought.sort].by)
}

/** Of words alone, which nearly all searches are of. */
const ofWords = prepared((db, variant) => {
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
    ids: selectIds(db, sought).prepare(`found ids ${variant}`),
    known: selectKnown(db, { ...sought, text }).prepare(`found known ${variant}`),
    rows: selectFound(db, { ...sought, text }).prepare(`found ${variant}`),
    total: countFound(db, sought).prepare(`count of found ${variant}`),
  }
})

/** The first page, and what else does not depend on where a page begins. */
export const wordQueries = (db: Db, { sort, band, status }: Pick<Asked, 'sort' | 'band' | 'status'>) =>
  ofWords(db, JSON.stringify({ sort, band, status: status && 'pending' }))

/** A page whose documents are known, and the state now. A row without a document where there is none. */
export const pageAgain = prepared((db, variant) =>
  db
    .select({ state: sql<string>`stand.state`.as('stand_state'), row: shownColumns })
    .from(sql`(select ${searchState(sql.placeholder('owner'))} as state) as stand`)
    .leftJoin(documents, sql`${documents.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(...orders[variant as Asked['sort']].by)
    .prepare(`page again ${variant}`),
)
