import { fileURLToPath } from 'node:url'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings the database to this version's tables. drizzle takes no lock of its own, and processes may start together. */
export async function migrate(pool: pg.Pool): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query("select pg_advisory_lock(hashtext('karar migrates'))")
    await runMigrations(drizzle(client), { migrationsFolder })
  } finally {
    await client.query("select pg_advisory_unlock(hashtext('karar migrates'))").catch(() => {})
    client.release()
  }
}
