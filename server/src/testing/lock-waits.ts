import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Db } from '../db/open.ts'

/** Comes back once somebody in this database waits for a row, a lock or the like that another transaction holds. */
export async function somebodyWaits(db: Db): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await expect
    .poll(async () => (await db.execute(waiting)).rowCount, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0)
}
