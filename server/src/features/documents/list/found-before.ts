import type { DocumentId, RiskBand, UserId } from '@karar/schema'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type documents, searchChanges } from '../../../db/tables.ts'
import { type Changes, changesIn, isSameState } from './changes.ts'
import type { SortedIds } from './sorted-ids.ts'

/** What a search found, so that who turns its page, or comes back to it, has nothing counted again. */
export interface FoundBefore {
  /** what `searchState` said in the very question that found this */
  readonly state: string
  readonly total: number
  /** pages that were looked for by themselves, as long as nothing has changed */
  readonly pages: ReadonlyMap<string, PageBefore>
  readonly known: KnownIds | undefined
  /** of the texts, as they were shown; null where the name has all words */
  readonly pieces: Pieces
}

export type Pieces = ReadonlyMap<DocumentId, string | null>

interface PageBefore {
  /** one more than were shown, where there is one */
  ids: readonly DocumentId[]
  pieces: Pieces
}

/** The ids of all that is found; or of all from the newest, or the oldest, to the last of these ids. */
export interface KnownIds {
  readonly ids: SortedIds
  readonly from: 'newest' | 'oldest' | undefined
}

export interface Search {
  owner: UserId
  words: readonly string[]
  band: RiskBand | undefined
  status: (typeof documents.$inferSelect)['status'] | undefined
}

/** Pages are of 100 documents at most, pieces of 160 letters: with the ids twenty megabytes together, or a few more. */
const mostSearches = 100
const mostOfOne = 20
const mostPages = 4
const mostPieces = 300
const mostBytes = 10 << 20

/** the least lately asked first */
const searches = new Map<string, FoundBefore>()

const nameOf = ({ owner, words, band, status }: Search) => JSON.stringify([owner, words, band, status])

export function foundBefore(search: Search): FoundBefore | undefined {
  const name = nameOf(search)
  const found = searches.get(name)
  if (found) {
    searches.delete(name)
    searches.set(name, found)
  }
  return found
}

/** Keeps what was found in place of what was found before: that is not changed for whoever is just reading it. */
export function keepFound(search: Search, found: FoundBefore): void {
  const name = nameOf(search)
  searches.delete(name)
  searches.set(name, { ...found, pages: lastOf(found.pages, mostPages), pieces: lastOf(found.pieces, mostPieces) })
  const names = [...searches.keys()]
  const begun = JSON.stringify([search.owner]).slice(0, -1)
  const theirs = names.filter((other) => other.startsWith(begun))
  for (const old of theirs.slice(0, -mostOfOne)) searches.delete(old)
  let bytes = 0
  for (const [place, kept] of names.toReversed().entries()) {
    bytes += searches.get(kept)?.known?.ids.bytes.length ?? 0
    if (place > 0 && (place >= mostSearches || bytes > mostBytes)) searches.delete(kept)
  }
}

/** What was found in the same state, and this beside it. */
export function besideSame(before: FoundBefore | undefined, state: string, total: number): FoundBefore {
  if (before && isSameState(before.state, state)) return before
  return { state, total, pages: new Map(), known: undefined, pieces: new Map() }
}

function lastOf<Key, Value>(map: ReadonlyMap<Key, Value>, most: number): ReadonlyMap<Key, Value> {
  return map.size <= most ? map : new Map([...map].slice(-most))
}

/** How often the owner's documents have changed, as a value to select: it only grows, with each transaction that is seen. */
export function searchState(owner: UserId | Placeholder): SQL<string> {
  return sql<string>`(select ${changesIn} from ${searchChanges} where ${eq(searchChanges.ownerId, owner)})`
}

/**
 * What is known of a page, one more than `limit` where there is one.
 *
 * @param cursor the id that the page before ended with
 * @returns undefined where what is known does not reach so far
 */
export function knownPage(
  { ids, from }: KnownIds,
  sort: 'newest' | 'oldest',
  cursor: string | undefined,
  most: number,
): DocumentId[] | undefined {
  const last = ids.count
  const place = cursor === undefined ? undefined : ids.placeOf(cursor)
  const [start, step] =
    sort === 'newest'
      ? [(place ?? last) - 1, -1]
      : [place === undefined ? 0 : place + (ids.has(cursor ?? '') ? 1 : 0), 1]
  const page: DocumentId[] = []
  for (let at = start; at >= 0 && at < last && page.length < most; at += step) page.push(ids.at(at))
  return from === undefined || (from === sort && page.length === most) ? page : undefined
}

/** Whether a document is found; undefined where that is not known. */
function isKnown({ ids, from }: KnownIds, id: DocumentId): boolean | undefined {
  if (from === undefined) return ids.has(id)
  const place = ids.placeOf(id)
  if (ids.has(id)) return true
  // between two of them it would be known
  return from === 'newest' ? (place > 0 ? false : undefined) : place < ids.count ? false : undefined
}

/**
 * What is found now, by what changed since.
 *
 * @returns undefined where that cannot be told
 */
export function followed(before: FoundBefore, { state, changed, found }: Changes): FoundBefore | undefined {
  if (changed.length === 0) return { ...before, state }
  let { total, known } = before
  const pieces = new Map(before.pieces)
  for (const id of new Set(changed)) {
    const was = known && isKnown(known, id)
    if (!known || was === undefined) return undefined
    const is = found.includes(id)
    total += Number(is) - Number(was)
    known = { ...known, ids: known.ids.changed(id, is) }
    pieces.delete(id)
  }
  return { state, total, pages: new Map(), known, pieces }
}
