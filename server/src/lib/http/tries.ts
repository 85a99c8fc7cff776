import { and, asc, eq, lt, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { tries } from '../../db/tables.ts'
import { newId } from '../ids.ts'

/** At most `most` tries in any `seconds` for what the bucket names. */
export interface Limit {
  bucket: string
  most: number
  seconds: number
}

export type Reservation = { allowed: true; ids: string[] } | { allowed: false; retryAfter: number }

/**
 * Counts one try against each of the limits, or against none when one of them is used up.
 * The count lies in the database, so it holds across processes and restarts. Tries that come at the same
 * moment wait for each other: none slips through.
 *
 * @returns the ids to give back with `giveBack`, in the order of the limits, or the whole seconds until a new try makes sense
 */
export async function reserveTry(db: Db, limits: readonly Limit[]): Promise<Reservation> {
  // the same order for everybody, so that two tries cannot wait for each other crosswise
  const ordered = limits.toSorted((a, b) => (a.bucket < b.bucket ? -1 : 1))
  return db.transaction(async (tx) => {
    for (const { bucket } of ordered)
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${bucket}, 0))`)
    const now = Date.now()
    let retryAfter = 0
    for (const { bucket, most, seconds } of ordered) {
      await tx.delete(tries).where(and(eq(tries.bucket, bucket), lt(tries.at, new Date(now - seconds * 1000))))
      const rows = await tx.select({ at: tries.at }).from(tries).where(eq(tries.bucket, bucket)).orderBy(asc(tries.at))
      const blocking = rows[rows.length - most]
      if (blocking)
        retryAfter = Math.max(retryAfter, Math.ceil((blocking.at.getTime() + seconds * 1000 - now) / 1000), 1)
    }
    if (retryAfter > 0) return { allowed: false, retryAfter }
    const rows = limits.map(({ bucket }) => ({ id: newId(), bucket, at: new Date(now) }))
    await tx.insert(tries).values(rows)
    return { allowed: true, ids: rows.map((row) => row.id) }
  })
}

/** Takes a reservation back: a try that succeeded is not held against anyone. */
export async function giveBack(db: Db, ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.delete(tries).where(eq(tries.id, id))
}

/** Lifts a limit: nothing counts against the bucket any more. */
export async function forgetTries(tx: Tx, bucket: string): Promise<void> {
  await tx.delete(tries).where(eq(tries.bucket, bucket))
}

/** Removes tries that no limit looks at any more. */
export async function sweepTries(db: Db): Promise<void> {
  await db.delete(tries).where(lt(tries.at, new Date(Date.now() - 86_400_000)))
}
