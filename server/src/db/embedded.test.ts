import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { openLog } from '../lib/settings/log.ts'
import { usedDataFolder } from '../testing/database/data-folder.ts'
import { startEmbedded } from './embedded.ts'
import { type Database, openDatabase } from './open.ts'
import { readPostmaster, stateOf } from './postmaster.ts'

const log = openLog('silent')
/** One for all tests that leave a sound database behind: to copy it takes more than to start it. */
let sharedDir: string
let dataDir: string
const opened: Database[] = []
const children: ChildProcess[] = []

beforeAll(async () => {
  sharedDir = await usedDataFolder()
})
afterAll(() => rmSync(sharedDir, { recursive: true, force: true }))
beforeEach(() => {
  dataDir = sharedDir
})

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const database of opened.splice(0)) await database.close()
  // an orphan that a test left is ended by whoever adopts it
  const orphan = readdirSync(dataDir).includes('postgres') && readPostmaster(join(dataDir, 'postgres', 'data'))
  if (orphan) await (await startEmbedded(join(dataDir, 'postgres'), log)).stop()
  if (dataDir !== sharedDir) rmSync(dataDir, { recursive: true, force: true })
})

async function open(): Promise<Database> {
  const database = await openDatabase({ dataDir, databaseUrl: undefined }, log)
  opened.push(database)
  return database
}

async function close(database: Database): Promise<void> {
  opened.splice(opened.indexOf(database), 1)
  await database.close()
}

/** Another process that opens the database, and says so on standard output. */
async function elsewhere(): Promise<ChildProcess> {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(new URL('./open.ts', import.meta.url).href)})
    const { openLog } = await import(${JSON.stringify(new URL('../lib/settings/log.ts', import.meta.url).href)})
    await openDatabase({ dataDir: ${JSON.stringify(dataDir)}, databaseUrl: undefined }, openLog('silent'))
    process.stdout.write('open')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  if (child.stdout) await once(child.stdout, 'data')
  return child
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('what was written is there after an orderly end, and the server runs with fsync, UTF-8 and UTC', async () => {
  const first = await open()
  await first.db.execute(sql`create table kept (word text)`)
  await first.db.execute(sql`insert into kept values ('करार')`)
  const { rows } = await first.db.execute(
    sql`select current_setting('fsync') as fsync, current_setting('server_encoding') as encoding, current_setting('timezone') as zone`,
  )
  expect(rows).toEqual([{ fsync: 'on', encoding: 'UTF8', zone: 'UTC' }])
  await close(first)
  expect(readPostmaster(join(dataDir, 'postgres', 'data'))).toBeUndefined()
  const second = await open()
  expect((await second.db.execute(sql`select word from kept`)).rows).toEqual([{ word: 'करार' }])
})

test('the server that a killed process left behind is adopted, not started again', async () => {
  const child = await elsewhere()
  const orphan = readPostmaster(join(dataDir, 'postgres', 'data'))?.pid
  await kill(child)
  const database = await open()
  expect(readPostmaster(join(dataDir, 'postgres', 'data'))?.pid).toBe(orphan)
  await close(database)
  expect(stateOf(orphan ?? 0, join(dataDir, 'postgres', 'data'))).not.toBe('alive')
})

test('a folder that a living Karar uses is refused in words, and that Karar is not disturbed', async () => {
  const database = await open()
  await expect(openDatabase({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(/^Karar already runs here:/)
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('of two first starts at the same moment one runs and the other says so', async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'karar-test-'))
  const results = await Promise.allSettled([open(), open()])
  const refused = results.filter((result) => result.status === 'rejected')
  expect(refused.map((result) => String(result.reason))).toEqual([expect.stringContaining('Karar already runs here')])
  expect(readdirSync(join(dataDir, 'postgres')).toSorted()).toEqual(['data', 'password', 'run'])
})

test('a server that has not yet said where its socket lies is waited for', async () => {
  const data = join(dataDir, 'postgres', 'data')
  const child = spawn('sleep', ['60'], { cwd: data })
  children.push(child)
  // as PostgreSQL first writes it: its number, folder, beginning and port
  writeFileSync(join(data, 'postmaster.pid'), `${child.pid}\n${data}\n0\n5432\n`)
  const opening = open()
  await delay(200)
  // that one does not come up after all
  rmSync(join(data, 'postmaster.pid'))
  await kill(child)
  const { db } = await opening
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a server that died with its machine leaves a number that is now another program: it starts all the same', async () => {
  await close(await open())
  const data = join(dataDir, 'postgres', 'data')
  // as the file looks after a power cut, with our own number in place of the dead server's
  writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n0\n5432\n${dataDir}\n\n\nready\n`)
  const database = await open()
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

test('a server that was killed itself recovers what was committed', async () => {
  const child = await elsewhere()
  const pid = readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0
  await kill(child)
  process.kill(pid, 'SIGKILL')
  const database = await open()
  expect((await database.db.execute(sql`select count(*)::int as users from users`)).rows).toEqual([{ users: 0 }])
})

test('a server that goes down under a running Karar is brought back', async () => {
  const database = await open()
  const pid = readPostmaster(join(dataDir, 'postgres', 'data'))?.pid ?? 0
  process.kill(pid, 'SIGKILL')
  // the dead server's last backends may still answer for a moment: only a new server counts
  const serving = () => readPostmaster(join(dataDir, 'postgres', 'data'))
  await expect.poll(() => serving()?.ready && serving()?.pid !== pid, { timeout: 60_000 }).toBe(true)
  const answers = async () => (await database.db.execute(sql`select 1 as one`)).rows
  await expect.poll(() => answers().catch(() => []), { timeout: 60_000 }).toEqual([{ one: 1 }])
  // the lock comes a moment after the first answers
  const locks = sql`select count(*)::int as held from pg_locks where locktype = 'advisory' and granted`
  const held = async () => (await database.db.execute(locks)).rows
  await expect.poll(held, { timeout: 60_000 }).toEqual([{ held: 1 }])
  await expect(openDatabase({ dataDir, databaseUrl: undefined }, log)).rejects.toThrow(/^Karar already runs here:/)
})

test('a data folder too deep for a socket works through a short one, which is removed at the end', async () => {
  dataDir = join(sharedDir, 'a'.repeat(60), 'b'.repeat(60))
  mkdirSync(dataDir, { recursive: true })
  const [usual, deep] = [join(sharedDir, 'postgres'), join(dataDir, 'postgres')]
  renameSync(usual, deep)
  const database = await open()
  const { host } = database.connection
  expect(host).toMatch(/^\/tmp\/karar-/)
  expect((await database.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
  await close(database)
  expect(readdirSync('/tmp')).not.toContain(String(host).slice('/tmp/'.length))
  renameSync(deep, usual)
})

test('a server that cannot start is not waited for, and the log is told why', async () => {
  // what is spoiled is no other test's
  dataDir = await usedDataFolder()
  chmodSync(join(dataDir, 'postgres', 'data'), 0o755)
  const failure = await open().catch((error: Error) => error)
  expect(failure).toMatchObject({
    message: 'The built-in PostgreSQL did not start.',
    cause: expect.stringContaining('has invalid permissions'),
  })
})

test('nobody gets in without the password, which only this user can read', async () => {
  const { connection } = await open()
  const stranger = new pg.Client({ ...connection, password: 'guessed' })
  await expect(stranger.connect()).rejects.toThrow(/password authentication failed/)
  expect(readFileSync(join(dataDir, 'postgres', 'password'), 'utf8').length).toBeGreaterThan(20)
})
