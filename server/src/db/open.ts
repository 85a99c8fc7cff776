import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { whyRefused } from '../lib/database-refusal.ts'
import type { Log } from '../lib/settings/log.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import { openPool } from './pools.ts'
import { openPulse } from './pulse.ts'
import * as tables from './tables.ts'

export type Db = NodePgDatabase<typeof tables>
/** The database or a transaction on it: what a step needs that is part of a larger change. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  /** for people who wait for an answer */
  db: Db
  /** for answers that read a lot: they have few connections, and cannot take those of `db` */
  heavy: Db
  /** for what nobody waits for: jobs, sweeps */
  work: Db
  /** how another pool (the queue's) reaches the same database */
  connection: pg.ClientConfig
  /** true while no other process can be using this database */
  exclusive: boolean
  /** true while the database takes connections, perhaps, but does not answer */
  hangs(): boolean
  close(): Promise<void>
}

/**
 * Opens the database and brings its tables up to date: the built-in one, or the server at `databaseUrl`.
 *
 * @param ending once it fires, a built-in database that ends is not started again
 * @throws Error in words when it cannot be opened
 */
export async function openDatabase(
  settings: { dataDir: string; databaseUrl: string | undefined },
  log: Log,
  ending?: AbortSignal,
): Promise<Database> {
  const embedded: Embedded | undefined = settings.databaseUrl
    ? undefined
    : await startEmbedded(join(settings.dataDir, 'postgres'), log, ending)
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl }
  try {
    await bringUpToDate(connection)
  } catch (cause) {
    await embedded?.stop()
    throw new Error(whyRefused(cause), { cause })
  }
  let closing = false
  const quiet = () => closing
  const people = openPool(connection, 'people', log, quiet)
  const heavy = openPool(connection, 'heavy', log, quiet)
  const work = openPool(connection, 'work', log, quiet)
  const pulse = openPulse(connection, log, () => {
    // who waits for an answer is told that there is none now; work may wait
    people.drop()
    heavy.drop()
  })
  return {
    db: drizzle(people.pool, { schema: tables }),
    heavy: drizzle(heavy.pool, { schema: tables }),
    work: drizzle(work.pool, { schema: tables }),
    connection,
    exclusive: embedded !== undefined,
    hangs: pulse.hangs,
    close: async () => {
      closing = true
      await pulse.close()
      await Promise.all([people, heavy, work].map((pool) => pool.close()))
      await embedded?.stop()
    },
  }
}

/** On a connection without limits of time: a migration takes what it takes. */
async function bringUpToDate(connection: pg.ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1, connectionTimeoutMillis: 10_000 })
  pool.on('error', () => {})
  try {
    await migrate(pool)
  } finally {
    await pool.end()
  }
}
