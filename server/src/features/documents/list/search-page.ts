import { type DocumentsQuery, searchWords, type UserId } from '@karar/schema'
import type { Db } from '../../../db/open.ts'
import type { ShownRow } from '../present.ts'
import type { Found } from './asked.ts'
import { isSameState } from './changes.ts'
import { besideSame, type FoundBefore, foundBefore, keepFound, type Pieces, type Search } from './found-before.ts'
import { entriesAsked, findPieces, matches, patternsAsked, textBeside } from './search.ts'
import { searchKnown } from './search-known.ts'
import { countFound, pageAgain, selectFound, wordQueries } from './search-queries.ts'

/** With pieces of the texts that words were found in. */
interface FoundPieces extends Found {
  pieces: Pieces
}

/** One page of what a search finds, with how many there are in all. */
export async function searchPage(db: Db, owner: UserId, query: DocumentsQuery & { q: string }): Promise<FoundPieces> {
  const { q, sort, band, status } = query
  const search = { owner, words: searchWords(q), band, status }
  const entries = entriesAsked(owner, q)
  const isById = sort === 'newest' || sort === 'oldest'
  const known = entries !== undefined && isById ? await searchKnown(db, search, { ...query, sort, entries }) : undefined
  return known ?? searchByItself(db, search, query)
}

/** What is in another order than that of the ids, or not found by words alone, or too much to know the ids of. */
async function searchByItself(db: Db, search: Search, query: DocumentsQuery & { q: string }): Promise<FoundPieces> {
  const { owner } = search
  const { q, sort, limit, cursor } = query
  const page = JSON.stringify([sort, limit, cursor])
  const before = foundBefore(search)
  const shown = before?.pages.get(page)
  if (before && shown) {
    const again = await pageAgain(db, sort).execute({ owner, ids: shown.ids })
    if (again[0] && isSameState(again[0].state, before.state))
      return { rows: rowsIn(again), total: before.total, pieces: shown.pieces }
  }
  const { rows, total, state } = await searchAnew(db, owner, query, before)
  const found = await findPieces(db, q, rows.slice(0, limit))
  const pieces = new Map(rows.map(({ id }, place) => [id, found[place] ?? null]))
  if (state !== undefined) {
    // a text that was read whole may be newer than that, and then the state is, too
    const kept = besideSame(foundBefore(search), state, total)
    keepFound(search, { ...kept, pages: new Map([...kept.pages, [page, { ids: rows.map(({ id }) => id), pieces }]]) })
  }
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
 * Page and count are two questions: one that answers both has the database write down all that is found before it shows any
 * of it, which takes as long again as finding it.
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
  if (entries !== undefined && cursor === undefined) {
    const values = { owner, status, entries }
    const { rows, total } = wordQueries(db, query)
    return bothOf(
      () => rows.execute({ ...values, patterns, limit }),
      () => total.execute(values),
      before,
    )
  }
  const sought = { owner, sort, band, status, cursor, limit, found: matches(db, owner, q) }
  const rows = () => selectFound(db, { ...sought, text: textBeside(patterns) })
  return bothOf(rows, () => countFound(db, sought), before)
}

async function bothOf(
  rows: () => PromiseLike<(RowWithText & { state: string })[]>,
  counts: () => PromiseLike<{ total: number; state: string }[]>,
  before: FoundBefore | undefined,
): Promise<FoundAnew> {
  // together, where nothing is known
  const [page, countedBeside] = await Promise.all([rows(), before ? undefined : counts()])
  const state = page[0]?.state
  if (before && state !== undefined && isSameState(state, before.state))
    return { rows: page, total: before.total, state }
  const [counted] = countedBeside ?? (await counts())
  const isSame = state !== undefined && counted && isSameState(counted.state, state)
  return { rows: page, total: counted?.total ?? 0, state: isSame ? state : undefined }
}
