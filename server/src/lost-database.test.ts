import { mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Document, Health } from '@karar/schema'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Embedded, startEmbedded } from './db/embedded.ts'
import { readPostmaster } from './db/postmaster.ts'
import { sha256 } from './lib/ids.ts'
import { openLog } from './lib/settings/log.ts'
import { type ChildKarar, client, startChild } from './testing/child.ts'
import { putDatabase } from './testing/database/data-folder.ts'
import { contractNumber, contractText, pdfOf } from './testing/files.ts'

const away = 'Karar cannot answer just now. Please try again in a moment.'
const paragraphs = contractText.split('\n').filter(Boolean)

let folder: string
let server: Embedded
let karar: ChildKarar
let calls: ReturnType<typeof client>
let token: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  await putDatabase(join(folder, 'server'))
  server = await startEmbedded(join(folder, 'server'), openLog('silent'))
  const { host, user, password, database } = server.connection
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`
  karar = await startChild(folder, { DATABASE_URL: url, RATE_LIMITS: 'off' })
  token = await client(karar.address).signIn()
  calls = client(karar.address, token)
})
afterAll(async () => {
  const { exitCode, signalCode } = karar.process
  if (exitCode !== null || signalCode !== null) console.error(`Karar ended (${exitCode}, ${signalCode}):`, karar.said())
  await karar.kill()
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An upload whatever becomes of it. */
async function send(
  text: string | Uint8Array,
  analyze: boolean,
): Promise<{ status: number; body: { id: string; detail: unknown } }> {
  const form = new FormData()
  form.set('analyze', String(analyze))
  form.set('file', new File([text as string], 'contract'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${karar.address}/api/documents/upload`, {
    method: 'POST',
    headers,
    body: form,
    signal: AbortSignal.timeout(120_000),
  })
  return { status: answer.status, body: (await answer.json()) as { id: string; detail: unknown } }
}

const health = async () => {
  const answer = await fetch(`${karar.address}/api`)
  return { code: answer.status, ...((await answer.json()) as Health) }
}

const settled = () =>
  expect
    .poll(async () => (await calls.all()).filter(({ analysis_status }) => analysis_status === 'analyzing').length, {
      timeout: 240_000,
      interval: 200,
    })
    .toBe(0)

async function storedKeys(): Promise<string[]> {
  const files = join(folder, 'files')
  const entries = await readdir(files, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(files.length + 1))
}

/** Asks the database past Karar. */
async function ask<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const other = new pg.Client(server.connection)
  await other.connect()
  try {
    return (await other.query<Row>(sql, values)).rows
  } finally {
    await other.end()
  }
}

test('connections that are cut in mid-upload and mid-analysis lose nothing that was promised', async () => {
  const promised = new Map<string, string>()
  const seen = new Map<number, number>()
  let storm = true
  const lanes = [0, 1, 2].map(async (lane) => {
    for (let number = 0; storm; number++) {
      const text = contractNumber(lane * 10_000 + number)
      const { status, body } = await send(text, number % 3 === 0)
      seen.set(status, (seen.get(status) ?? 0) + 1)
      if (status === 201) promised.set(body.id, sha256(text))
      else expect([status, body.detail]).toEqual([503, away])
    }
  })
  const cutter = new pg.Client(server.connection)
  await cutter.connect()
  for (let cut = 0; cut < 30; cut++) {
    await cutter.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    // the next cut falls somewhere into the work that follows
    const before = seen.get(201) ?? 0
    for (const ends = Date.now() + 5000; (seen.get(201) ?? 0) === before && Date.now() < ends; ) await delay(5)
    await delay(Math.random() * 60)
  }
  storm = false
  await cutter.end()
  await Promise.all(lanes)
  expect(seen.get(503)).toBeGreaterThan(5)
  expect(seen.get(201)).toBeGreaterThan(5)
  expect(karar.process.exitCode).toBeNull()

  await settled()
  const documents = new Map((await calls.all()).map((document) => [String(document.id), document]))
  for (const [id, hash] of promised) {
    expect(documents.has(id)).toBe(true)
    expect(sha256(await calls.file(id))).toBe(hash)
  }
  const rows = await ask<{ file_key: string }>('select file_key from documents')
  const keys = new Set(await storedKeys())
  expect(rows.filter(({ file_key }) => !keys.has(file_key))).toEqual([])
  expect([...keys].filter((key) => key.endsWith('.part'))).toEqual([])
  // each cut waits for an upload that got through, up to five seconds
}, 300_000)

test('what a cut left on the disk is in the trash after the night, and the night is in the audit log', async () => {
  const orphan = join(folder, 'files', 'zz-orphan')
  await writeFile(orphan, 'left behind')
  const old = new Date(Date.now() - 2 * 3_600_000)
  for (const key of await storedKeys()) await utimes(join(folder, 'files', key), old, old)
  await ask("update pgboss.job set start_after = now() where name = 'storage.sweep'")
  const lines = () => ask<{ after: object }>("select after from audit_log where action = 'storage.sweep'")
  await expect.poll(async () => (await lines()).length, { timeout: 60_000, interval: 200 }).toBe(1)
  const rows = await ask<{ file_key: string }>('select file_key from documents')
  const keys = await storedKeys()
  const kept = keys.filter((key) => !key.startsWith('trash/'))
  expect(kept.toSorted()).toEqual(rows.map(({ file_key }) => file_key).toSorted())
  expect(keys).toContain('trash/zz-orphan')
  expect((await lines())[0]?.after).toMatchObject({ documents: rows.length, missing_files: 0, kept_files: 0 })
})

test('while the database hangs everybody is told within seconds, and health says why; when it answers again, so does Karar', async () => {
  const postmaster = readPostmaster(join(folder, 'server', 'data'))?.pid ?? 0
  const server = [postmaster]
  const signal = (name: 'SIGSTOP' | 'SIGCONT', pids: readonly number[]) => {
    for (const pid of pids) {
      try {
        process.kill(pid, name)
      } catch {
        // one of its processes that has just ended by itself
      }
    }
  }
  const stopAll = async () => {
    // first the one that would start others
    signal('SIGSTOP', server)
    const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8')
    server.push(...children.trim().split(' ').map(Number))
    signal('SIGSTOP', server)
  }
  const list = async () => {
    const startedAt = performance.now()
    const answer = await fetch(`${karar.address}/api/documents`, { headers: { authorization: `Bearer ${token}` } })
    return { status: answer.status, body: await answer.json(), seconds: (performance.now() - startedAt) / 1000 }
  }
  expect((await list()).status).toBe(200)
  try {
    await stopAll()
    const [first, told] = await Promise.all([list(), health()])
    expect(first).toMatchObject({ status: 503, body: { detail: away } })
    expect(first.seconds).toBeLessThan(5)
    expect(told).toMatchObject({ code: 503, status: 'down', components: { database: 'down' } })
    // by now it is known, and nobody waits; the quickest of three, since a busy machine may hold up any
    const others = [await list(), await list(), await list()]
    for (const other of others) expect(other).toMatchObject({ status: 503, body: { detail: away } })
    expect(Math.min(...others.map(({ seconds }) => seconds))).toBeLessThan(1)
  } finally {
    signal('SIGCONT', server)
  }
  await expect.poll(async () => (await list()).status, { timeout: 30_000, interval: 100 }).toBe(200)
  expect((await health()).components.database).toBe('ok')
})

test('while the database is down Karar says so; when it is back, so is everything, and the cut-off analysis is done', async () => {
  const long = pdfOf(Array.from({ length: 120 }, (_, page) => [`${page + 1}. Clause`, ...paragraphs]))
  const { body } = await send(long, true)
  const stage = async () => (await calls.get<Document>(`/api/documents/${body.id}`)).progress?.stage
  await expect.poll(stage, { timeout: 60_000, interval: 10 }).toBe('converting')
  await server.stop()

  expect(await health()).toMatchObject({ code: 503, status: 'down', components: { database: 'down' } })
  const before = await storedKeys()
  const refused = await send(contractNumber(500_000), true)
  expect([refused.status, refused.body.detail]).toEqual([503, away])
  const list = await fetch(`${karar.address}/api/documents`, { headers: { authorization: `Bearer ${token}` } })
  expect([list.status, await list.json()]).toEqual([503, { detail: away }])
  expect(await storedKeys()).toEqual(before)

  server = await startEmbedded(join(folder, 'server'), openLog('silent'))
  await expect.poll(async () => (await health()).components.database, { timeout: 60_000 }).toBe('ok')
  const next = await send(contractNumber(500_000), true)
  expect(next.status).toBe(201)
  await settled()
  for (const id of [body.id, next.body.id]) {
    expect((await calls.get<Document>(`/api/documents/${id}`)).analysis_status).toBe('completed')
  }
  expect(karar.process.exitCode).toBeNull()
})
