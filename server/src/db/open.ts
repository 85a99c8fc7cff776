import { join } from 'node:path'
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import type { Log } from '../lib/log.ts'
import { words } from '../lib/words.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { migrate } from './migrate.ts'
import * as tables from './tables.ts'

export type Db = NodePgDatabase<typeof tables>
/** The database or a transaction on it: what a step needs that is part of a larger change. */
export type Tx = Db | Parameters<Parameters<Db['transaction']>[0]>[0]

export interface Database {
  db: Db
  /** how another pool (the queue's) reaches the same database */
  connection: pg.ClientConfig
  /** true while no other process can be using this database */
  exclusive: boolean
  close(): Promise<void>
}

/**
 * Opens the database and brings its tables up to date: the built-in one, or the server at `databaseUrl`.
 *
 * @throws Error in words when it cannot be opened
 */
export async function openDatabase(
  settings: { dataDir: string; databaseUrl: string | undefined },
  log: Log,
): Promise<Database> {
  const embedded: Embedded | undefined = settings.databaseUrl
    ? undefined
    : await startEmbedded(join(settings.dataDir, 'postgres'), log)
  const connection = embedded?.connection ?? { connectionString: settings.databaseUrl }
  const pool = new pg.Pool({ ...connection, max: 10, connectionTimeoutMillis: 10_000 })
  // Without a listener a connection that drops while idle would end the process.
  let closing = false
  const lost = (error: Error) => log[closing ? 'debug' : 'warn']({ err: error }, 'a database connection was lost')
  pool.on('error', lost)
  // Nor would one that drops between two queries of a transaction: while it is lent out, the pool does not listen.
  pool.on('connect', (client) => client.on('error', lost))
  const close = async () => {
    closing = true
    await pool.end()
    await embedded?.stop()
  }
  try {
    await migrate(pool)
  } catch (cause) {
    await close()
    throw new Error(words.database.unreachable, { cause })
  }
  return { db: drizzle(pool, { schema: tables }), connection, exclusive: embedded !== undefined, close }
}
