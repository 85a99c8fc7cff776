import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { type Embedded, startEmbedded } from '../db/embedded.ts'
import { migrate } from '../db/migrate.ts'
import { openLog } from '../lib/settings/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; user: string; password: string }
    /** a database in it with this version's tables and nothing else: to copy it is much quicker than to make them */
    emptyDatabase: string
  }
}

/** One embedded PostgreSQL for the whole run; each test file makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  const embedded = await startEmbedded(folder, openLog('silent'))
  const { host, user, password } = embedded.connection
  await saveWork(embedded.connection)
  project.provide('databaseServer', { host, user, password })
  project.provide('emptyDatabase', await makeEmpty(embedded.connection))
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function makeEmpty(connection: Embedded['connection']): Promise<string> {
  const database = 'karar_empty'
  const client = new pg.Client(connection)
  await client.connect()
  await client.query(`create database ${database}`)
  await client.end()
  const pool = new pg.Pool({ ...connection, database, max: 1 })
  await migrate(pool)
  // who copies it must find nobody in it
  await pool.end()
  return database
}

/**
 * Nothing here outlives the run: PostgreSQL does not wait for the disk. What survives a crash is shown by the tests that start
 * servers of their own (`start.test.ts`, `embedded.test.ts`). Nor does it tidy up behind us, which it would do in each of a
 * hundred databases, nor make a password dear to guess, which every one of two thousand connections would pay for.
 */
async function saveWork(connection: Embedded['connection']): Promise<void> {
  const client = new pg.Client(connection)
  await client.connect()
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit', 'autovacuum']) {
    await client.query(`alter system set ${setting} = off`)
  }
  await client.query('select pg_reload_conf()')
  await client.query('set scram_iterations = 1')
  await client.query(
    `alter role ${pg.escapeIdentifier(connection.user)} password ${pg.escapeLiteral(connection.password)}`,
  )
  await client.end()
}
