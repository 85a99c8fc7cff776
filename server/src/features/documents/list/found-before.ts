import type { DocumentId, RiskBand, UserId } from '@karar/schema'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { type documents, searchChanges } from '../../../db/tables.ts'

/** What a search found as long as nothing changed that it goes by: who turns its page, or comes back to it, has nothing counted again. */
export interface FoundBefore {
  /** what `searchState` said in the very question that found this */
  readonly state: string
  readonly total: number
  readonly pages: Map<string, PageBefore>
}

interface PageBefore {
  /** one more than were shown, where there is one */
  ids: readonly DocumentId[]
  /** of the texts, as they were shown */
  pieces: ReadonlyMap<DocumentId, string>
}

interface Search {
  owner: UserId
  words: readonly string[]
  band: RiskBand | undefined
  status: (typeof documents.$inferSelect)['status'] | undefined
}

/** Of each search some pages, of 100 documents at most: ten megabytes together, or a few more. */
const mostSearches = 100
const mostPages = 4

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

/**
 * Keeps a page beside those that were found in the same state, or in place of what an older state had. What is there is not
 * changed for whoever is just reading it.
 */
export function keepFound(
  search: Search,
  { state, total }: Pick<FoundBefore, 'state' | 'total'>,
  page: string,
  shown: PageBefore,
): void {
  const before = foundBefore(search)
  const pages = before?.state === state ? before.pages : new Map<string, PageBefore>()
  dropFirst(pages, mostPages)
  pages.set(page, shown)
  searches.set(nameOf(search), { state, total, pages })
  dropFirst(searches, mostSearches + 1)
}

function dropFirst(kept: Map<string, unknown>, most: number): void {
  const [first] = kept.keys()
  if (kept.size >= most && first !== undefined) kept.delete(first)
}

/** How often the owner's documents have changed, as a value to select: it only grows, with each transaction that is seen. */
export function searchState(owner: UserId | Placeholder): SQL<string> {
  const { ownerId, changes } = searchChanges
  return sql<string>`(select coalesce(sum(${changes}), 0)::text from ${searchChanges} where ${eq(ownerId, owner)})`
}
