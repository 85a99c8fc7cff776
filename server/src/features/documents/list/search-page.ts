import { type DocumentId, type DocumentsQuery, searchWords, type UserId } from '@karar/schema'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { SelectedFields } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { documents, documentWords } from '../../../db/tables.ts'
import { type ShownRow, shownColumns } from '../present.ts'
import { type Asked, type Found, isAsked, type Selected } from './asked.ts'
import { type FoundBefore, foundBefore, keepFound, searchState } from './found-before.ts'
import { orders } from './list-order.ts'
import { entriesAsked, findPieces, hasEntries, matches, patternsAsked, textBeside } from './search.ts'

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
    .select({ ...shownColumns, text: text.as('text'), state: searchState(sought.owner).as('state') })
    .from(shown)
    .innerJoin(documents, eq(documents.id, shown.id))
    .where(cursor ? after(cursor) : undefined)
    .orderBy(...by)
    .limit(limit)
}

const counted = { total: sql<number>`count(*)::int`.as('total') }
const countFound = (db: Db, sought: Sought) =>
  hitsOf(db, { ...counted, state: searchState(sought.owner).as('state') }, sought)

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
    .select({
      total: found.total,
      state: searchState(owner).as('state'),
      row: { ...shownColumns, text: text.as('text') },
    })
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

/** A page whose documents are known, and whether they still are what is found. A row without a document where there is none. */
const pageAgain = prepared((db, variant) =>
  db
    .select({ state: sql<string>`stand.state`.as('stand_state'), row: shownColumns })
    .from(sql`(select ${searchState(sql.placeholder('owner'))} as state) as stand`)
    .leftJoin(documents, sql`${documents.id} = any(${sql.placeholder('ids')}::uuid[])`)
    .orderBy(...orders[variant as Asked['sort']].by)
    .prepare(`page again ${variant}`),
)

/** With pieces of the texts that words were found in. */
interface FoundPieces extends Found {
  pieces: ReadonlyMap<DocumentId, string>
}

/** One page of what a search finds, with how many there are in all. */
export async function searchPage(db: Db, owner: UserId, query: DocumentsQuery & { q: string }): Promise<FoundPieces> {
  const { q, sort, band, status, limit, cursor } = query
  const search = { owner, words: searchWords(q), band, status }
  const page = JSON.stringify([sort, limit, cursor])
  const before = foundBefore(search)
  const shown = before?.pages.get(page)
  if (before && shown) {
    const again = await pageAgain(db, sort).execute({ owner, ids: shown.ids })
    if (again[0]?.state === before.state) return { rows: rowsIn(again), total: before.total, pieces: shown.pieces }
  }
  const { rows, total, state } = await searchAnew(db, owner, query, before)
  const found = await findPieces(db, q, rows.slice(0, limit))
  const pieces = new Map(rows.flatMap(({ id }, place) => (found[place] ? [[id, found[place]]] : [])))
  // a text that was read whole may be newer than that, and then the state is, too
  if (state !== undefined) keepFound(search, { state, total }, page, { ids: rows.map(({ id }) => id), pieces })
  return { rows, total, pieces }
}

const rowsIn = <Row>(found: readonly { row: Row | null }[]) => found.flatMap(({ row }) => (row ? [row] : []))

/** Where `textBeside` selected the text. */
type RowWithText = ShownRow & { text: string | null }

/** In which state it was found, where page and count were found in the same. */
interface FoundAnew {
  rows: RowWithText[]
  total: number
  state: string | undefined
}

/**
 * Where the page does not stand near the beginning of the order, page and count are two questions: one that answers both
 * has the database write down all that is found before it shows any of it, which takes as long again as finding it.
 *
 * @param before what it had counted, which is not counted again where it still holds
 */
async function searchAnew(
  db: Db,
  owner: UserId,
  query: DocumentsQuery & { q: string },
  before: FoundBefore | undefined,
): Promise<FoundAnew> {
  const { q, sort, band, status, cursor } = query
  const limit = query.limit + 1
  const entries = entriesAsked(owner, q)
  const patterns = patternsAsked(q)
  if (entries === undefined || cursor !== undefined) {
    const sought = { owner, sort, band, status, cursor, limit, found: matches(db, owner, q) }
    const rows = () => selectFound(db, { ...sought, text: textBeside(patterns) })
    return bothOf(rows, () => countFound(db, sought), before)
  }
  const first = firstFound(db, JSON.stringify({ sort, band, status: status && 'pending' }))
  const values = { owner, status, entries }
  const asked = { ...values, patterns, limit }
  const near = await first.near?.execute(asked)
  if (!near)
    return bothOf(
      () => first.rows.execute(asked),
      () => first.total.execute(values),
      before,
    )
  const { total = 0, state } = near[0] ?? {}
  const rows = rowsIn(near)
  if (rows.length >= Math.min(limit, total)) return { rows, total, state }
  const far = await first.rows.execute(asked)
  return { rows: far, total, state: far[0]?.state === state ? state : undefined }
}

async function bothOf(
  rows: () => PromiseLike<(RowWithText & { state: string })[]>,
  counts: () => PromiseLike<{ total: number; state: string }[]>,
  before: FoundBefore | undefined,
): Promise<FoundAnew> {
  // together, where nothing is known
  const [page, countedBeside] = await Promise.all([rows(), before ? undefined : counts()])
  const state = page[0]?.state
  if (before && state === before.state) return { rows: page, total: before.total, state }
  const [counted] = countedBeside ?? (await counts())
  return { rows: page, total: counted?.total ?? 0, state: counted?.state === state ? state : undefined }
}
