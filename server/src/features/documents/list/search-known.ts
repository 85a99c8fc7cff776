import type { DocumentId, DocumentsQuery } from '@karar/schema'
import type { Db } from '../../../db/open.ts'
import type { Found } from './asked.ts'
import { allChanges, isSameState, snapshotIn } from './changes.ts'
import {
  besideSame,
  type FoundBefore,
  followed,
  foundBefore,
  keepFound,
  knownPage,
  type Pieces,
  type Search,
} from './found-before.ts'
import { readId } from './list-order.ts'
import { findPieces, patternsAsked } from './search.ts'
import { wordQueries } from './search-queries.ts'
import { SortedIds } from './sorted-ids.ts'

type Asked = Omit<DocumentsQuery, 'sort' | 'q'> & { q: string; sort: 'newest' | 'oldest'; entries: string }

interface Shown extends Found {
  pieces: Pieces
}

/** So many ids are kept of a search that is asked for the first time, and so many once somebody stays with it. */
const few = 2000
const most = 20_000
/** A page is looked at anew where something changes meanwhile, but not for ever. */
const mostTries = 3

/**
 * A page in the order of the ids, of which those found are kept: who turns the page has nothing looked for again, and where
 * documents changed meanwhile only those are looked at.
 *
 * @returns undefined where too many are found
 * @throws AppError invalid_request for a cursor that is none
 */
export async function searchKnown(db: Db, search: Search, query: Asked): Promise<Shown | undefined> {
  if (query.cursor !== undefined) readId(query.cursor)
  const before = foundBefore(search)
  const shown = before?.known && (await showKnown(db, search, query, before))
  if (shown) return shown
  if (query.cursor === undefined) return findFirst(db, search, query, before?.known ? most : few)
  const found = await findIds(db, search, query)
  return found && showKnown(db, search, query, found)
}

async function showKnown(db: Db, search: Search, query: Asked, from: FoundBefore): Promise<Shown | undefined> {
  const { owner, status } = search
  const { sort, cursor, limit, q, entries } = query
  const values = { owner, status, entries, patterns: patternsAsked(q) }
  let before = from
  for (let time = 1; time <= mostTries; time++) {
    const ids = before.known && knownPage(before.known, sort, cursor, limit + 1)
    if (!ids) return undefined
    const fresh = ids.slice(0, limit).filter((id) => !before.pieces.has(id))
    const answer = await wordQueries(db, query).known.execute({
      ...values,
      ids,
      fresh,
      snapshot: snapshotIn(before.state),
    })
    const [stand] = answer
    const changes = stand && allChanges(before.state, stand)
    const now = changes && followed(before, changes)
    if (!now) return undefined
    const isSame = now.known === before.known
    before = now
    const page = isSame ? ids : now.known && knownPage(now.known, sort, cursor, limit + 1)
    const rows = new Map(answer.flatMap(({ row }) => (row ? [[row.id, row]] : [])))
    const isThere = (id: DocumentId, place: number) =>
      rows.has(id) && (place === limit || now.pieces.has(id) || fresh.includes(id))
    if (!page?.every(isThere)) continue
    const shown = page.flatMap((id) => rows.get(id) ?? [])
    const anew = shown.filter(({ id }) => fresh.includes(id))
    const pieces = anew.length === 0 ? now.pieces : withPieces(now.pieces, anew, await findPieces(db, q, anew))
    keepFound(search, { ...now, pieces })
    return { rows: shown, total: now.total, pieces }
  }
  return undefined
}

/** Those of a page come last, so that they stay longest. */
function withPieces(kept: Pieces, rows: readonly { id: DocumentId }[], found: readonly (string | null)[]): Pieces {
  return new Map([...kept, ...rows.map(({ id }, place) => [id, found[place] ?? null] as const)])
}

/** @param many of so many it keeps all ids, of more those at the beginning of the order */
async function findFirst(db: Db, search: Search, query: Asked, many: number): Promise<Shown | undefined> {
  const { owner, status } = search
  const { sort, limit, q, entries } = query
  const values = { owner, status, entries, patterns: patternsAsked(q), limit: limit + 1, few: many }
  const found = (await wordQueries(db, query).near?.execute(values)) ?? []
  const [first] = found
  if (!first) return undefined
  const { total, state } = first
  const rows = found.flatMap(({ row }) => (row ? [row] : []))
  const ids = new SortedIds(found.find(({ known }) => known)?.known ?? Buffer.alloc(0))
  const shown = rows.slice(0, limit)
  const pieces = withPieces(new Map(), shown, await findPieces(db, q, shown))
  // a text that was read whole may be newer than that, and then the state is, too
  const before = besideSame(foundBefore(search), state, total)
  keepFound(search, { ...before, known: { ids, from: ids.count === total ? undefined : sort }, pieces })
  return { rows, total, pieces }
}

async function findIds(db: Db, search: Search, query: Asked): Promise<FoundBefore | undefined> {
  const { owner, status } = search
  const [found] = await wordQueries(db, query).ids.execute({ owner, status, entries: query.entries, few: most })
  if (!found) return undefined
  const { total, state, known } = found
  if (total > most) return undefined
  const before = foundBefore(search)
  const pieces: Pieces = before && isSameState(before.state, state) ? before.pieces : new Map()
  const ids = new SortedIds(known ?? Buffer.alloc(0))
  const now = { ...besideSame(before, state, total), known: { ids, from: undefined }, pieces }
  keepFound(search, now)
  return now
}
