import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import type { TestProject } from 'vitest/node'
import { type Embedded, startEmbedded } from '../../db/embedded.ts'
import { migrate } from '../../db/migrate.ts'
import { openLog } from '../../lib/settings/log.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    databaseServer: { host: string; user: string; password: string }
    /** a database in it with this version's tables and nothing else: to copy it is much quicker than to make them */
    emptyDatabase: string
    /** a folder of the built-in database as it is after its first start, at rest, with the same tables */
    databaseAtRest: string
  }
}

/** One embedded PostgreSQL for the whole run; each test file makes its own database in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  const [home, atRest] = [join(folder, 'postgres'), join(folder, 'at-rest')]
  const log = openLog('silent')
  const first = await startEmbedded(home, log)
  await makeTables(first.connection)
  await first.stop()
  await promisify(execFile)('cp', ['-Rp', home, atRest])
  // for the servers of three files at once, some of which start three
  const embedded = await startEmbedded(home, log, undefined, 400)
  const { host, user, password, database } = embedded.connection
  await saveWork(embedded.connection)
  await copyBySystem(embedded.connection)
  project.provide('databaseServer', { host, user, password })
  project.provide('emptyDatabase', database)
  project.provide('databaseAtRest', atRest)
  return async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Ours and the queue's. */
async function makeTables(connection: Embedded['connection']): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 1 })
  // its connection may still be on its way out when the server ends
  pool.on('error', () => {})
  await migrate(pool)
  await pool.query(getConstructionPlans())
  // who copies a database must find nobody in it
  await pool.end()
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

/**
 * Each test file's database is a copy, file by file (karar.ts), which the system itself can make: that costs a quarter of
 * what it costs PostgreSQL to write every page down as new. Where the system cannot, PostgreSQL copies the files.
 */
async function copyBySystem({ database, ...connection }: Embedded['connection']): Promise<void> {
  const ask = async (sql: string) => {
    const client = new pg.Client({ ...connection, database: 'postgres' })
    await client.connect()
    try {
      await client.query(sql)
    } finally {
      await client.end()
    }
  }
  try {
    await ask('alter system set file_copy_method = clone')
    await ask('select pg_reload_conf()')
    await ask(`create database first_copy template ${database} strategy file_copy`)
  } catch {
    await ask('alter system reset file_copy_method')
    await ask('select pg_reload_conf()')
  }
}
