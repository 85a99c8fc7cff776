import type { DocumentId } from '@karar/schema'
import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { searchChanges } from '../../../db/tables.ts'

/** What changed since a state, and in which state that is so. */
export interface Changes {
  state: string
  /** the documents, some of which may be gone */
  changed: readonly DocumentId[]
  /** which of them a search finds */
  found: readonly DocumentId[]
}

/**
 * A state: how many changes were seen, and by which snapshot. Transactions that end later than others may have begun earlier,
 * so that no number of a row tells what was seen.
 */
export const changesIn = sql`coalesce(sum(${searchChanges.changes}), 0)::text || ' ' || pg_current_snapshot()::text`

const countIn = (state: string) => Number(state.split(' ')[0])
export const snapshotIn = (state: string): string => state.split(' ')[1] ?? ''

export const isSameState = (one: string, other: string): boolean => countIn(one) === countIn(other)

/** More than that are not looked at one by one. */
const mostChanged = 20

/** One row: the state now, and which documents changed since a snapshot. */
export function changesSince(owner: Placeholder, snapshot: Placeholder): SQL {
  const { documentId, writtenBy, changes } = searchChanges
  const isNew = sql`${documentId} is not null and not pg_visible_in_snapshot(${writtenBy}, ${snapshot}::pg_snapshot)`
  return sql`(select ${changesIn} as state, coalesce(sum(${changes}) filter (where ${isNew}), 0)::int as told,
    (array_agg(distinct ${documentId}) filter (where ${isNew}))[:${sql.raw(String(mostChanged + 1))}] as changed
    from ${searchChanges} where ${eq(searchChanges.ownerId, owner)})`
}

/** @returns undefined where not all that changed is told: rows were put together, or too many changed */
export function allChanges(
  before: string,
  {
    state,
    told,
    changed,
    found,
  }: { state: string; told: number; changed: DocumentId[] | null; found: DocumentId[] | null },
): Changes | undefined {
  const all = changed ?? []
  if (countIn(state) - countIn(before) !== told || all.length > mostChanged) return undefined
  return { state, changed: all, found: found ?? [] }
}
