import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Document, Health } from '@karar/schema'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type ChildKarar, client, startChild } from './testing/child.ts'
import { contractNumber } from './testing/files.ts'
import { onSmallDisks } from './testing/small-disk.ts'

const noRoom =
  'There is no room left on the server, so nothing was kept. Please tell the administrator, and try again later.'
const megabyte = 1024 * 1024

const dataDir = await mkdtemp(join(tmpdir(), 'karar-test-'))
const [files, postgres, small] = [join(dataDir, 'files'), join(dataDir, 'postgres'), join(dataDir, 'small')]
for (const folder of [files, postgres, small]) await mkdir(folder)
// 6 MB for files, 160 MB for the database, 1 MB more for a part of it
const sizes = { [files]: 6 * 1024, [postgres]: 160 * 1024, [small]: 1024 }
const wrapper = onSmallDisks(sizes, { [postgres]: inject('databaseAtRest') })
/** How the disks of Karar are seen from here. */
const seen = (path: string) => join('/proc', String(karar.process.pid), 'root', path)

let karar: ChildKarar
let calls: ReturnType<typeof client>
let token: string
let database: pg.Client
beforeAll(async () => {
  if (!wrapper) return
  karar = await startChild(dataDir, { RATE_LIMITS: 'off' }, wrapper)
  token = await client(karar.address).signIn()
  calls = client(karar.address, token)
  database = await connect()
})
afterAll(async () => {
  await database?.end()
  await karar?.end()
  await rm(dataDir, { recursive: true, force: true })
})

async function connect(): Promise<pg.Client> {
  const password = await readFile(join(seen(postgres), 'password'), 'utf8')
  const client = new pg.Client({ host: join(seen(postgres), 'run'), user: 'karar', password, database: 'karar' })
  client.on('error', () => {})
  await client.connect()
  return client
}

let number = 0
async function send(bytes: number): Promise<{ status: number; body: { id: string; detail: string } }> {
  const form = new FormData()
  form.set('file', new File([contractNumber(++number).padEnd(bytes, ' x')], 'contract.txt'))
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`${karar.address}/api/documents/upload`, { method: 'POST', headers, body: form })
  return { status: answer.status, body: (await answer.json()) as { id: string; detail: string } }
}

const call = (method: string, path: string) =>
  fetch(karar.address + path, { method, headers: { authorization: `Bearer ${token}` } })

/** What is on the small disk, which only Karar sees. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(seen(files), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name)
}

async function settled(id: string): Promise<Document> {
  for (;;) {
    const document = await calls.get<Document>(`/api/documents/${id}`)
    if (document.analysis_status === 'completed' || document.analysis_status === 'failed') return document
    await delay(50)
  }
}

/** From now on each new row of the table takes 800 kB of the small disk; `table` null lets it go, with what it took. */
async function takeRoomWith(table: string | null): Promise<void> {
  await database.query('drop table if exists filler cascade; drop function if exists fill cascade')
  if (table === null) return
  await database.query(`
    create table filler (x text) tablespace small;
    create function fill() returns trigger language plpgsql as $$ begin
      insert into filler select repeat(md5(random()::text), 60) from generate_series(1, 400);
      return new;
    end $$;
    create trigger fill before insert on ${table} for each row execute function fill()`)
}

test.skipIf(!wrapper)(
  'a full disk refuses an upload in words, keeps nothing of it, and takes the next when there is room',
  async () => {
    const kept: string[] = []
    let answer = await send(1.5 * megabyte)
    while (answer.status === 201 && kept.length < 10) {
      kept.push(answer.body.id)
      answer = await send(1.5 * megabyte)
    }
    expect(kept.length).toBeGreaterThan(2)
    expect([answer.status, answer.body.detail]).toEqual([507, noRoom])
    expect((await storedFiles()).length).toBe(kept.length)
    expect((await storedFiles()).filter((name) => name.endsWith('.part'))).toEqual([])
    expect((await calls.all()).map(({ id }) => String(id)).toSorted()).toEqual(kept.toSorted())
    const { status, components } = await calls.get<Health>('/api')
    expect([status, components.storage]).toEqual(['degraded', 'degraded'])

    expect((await call('DELETE', `/api/documents/${kept[0]}`)).status).toBe(204)
    const next = await send(1.5 * megabyte)
    expect(next.status).toBe(201)
    expect((await calls.file(next.body.id)).length).toBe(1.5 * megabyte)
    expect((await storedFiles()).length).toBe(kept.length)
    for (const { id } of await calls.all()) await call('DELETE', `/api/documents/${id}`)
    expect(await storedFiles()).toEqual([])
  },
)

test.skipIf(!wrapper)('a full disk of the database refuses an upload in the same words and keeps no file', async () => {
  await database.query(`create tablespace small location '${small}'`)
  await takeRoomWith('documents')
  const before = await storedFiles()
  const answers = [await send(2000), await send(2000)]
  expect(answers.map(({ status }) => status)).toEqual([201, 507])
  expect(answers[1]?.body.detail).toBe(noRoom)
  expect((await storedFiles()).length).toBe(before.length + 1)
  await takeRoomWith(null)
  expect((await send(2000)).status).toBe(201)
})

test.skipIf(!wrapper)(
  'results that find no room wait, in words, and are kept by themselves once there is room',
  async () => {
    const ids = [(await send(2000)).body.id, (await send(2000)).body.id]
    await takeRoomWith('analyses')
    for (const id of ids) expect((await call('POST', `/api/documents/${id}/analyze`)).status).toBe(200)
    const read = (id: string) => calls.get<Document>(`/api/documents/${id}`)
    const states = async () => {
      const documents = await Promise.all(ids.map(read))
      return documents.map((each) => each.progress?.message ?? each.analysis_status).toSorted()
    }
    const waiting = 'Waiting until there is room on the server again'
    await expect.poll(states, { timeout: 180_000, interval: 200 }).toEqual([waiting, 'completed'])
    await takeRoomWith(null)
    const documents = await Promise.all(ids.map(settled))
    expect(documents.map(({ analysis_status }) => analysis_status)).toEqual(['completed', 'completed'])
  },
)

test.skipIf(!wrapper)(
  'a disk so full that the database falls is answered in words; with room it comes back by itself, with all it had',
  async () => {
    const before = await calls.all()
    const ballast = join(seen(postgres), 'ballast')
    await expect(writeFile(ballast, Buffer.alloc(200 * megabyte))).rejects.toThrow('ENOSPC')
    // notes in the log that comes before every change: without room for it a database cannot go on
    const fill = database.query(
      "select pg_logical_emit_message(false, '', repeat('x', 1000000)) from generate_series(1, 60)",
    )
    await expect(fill).rejects.toThrow()
    await expect.poll(async () => (await fetch(`${karar.address}/api`)).status, { timeout: 120_000 }).toBe(503)
    const refused = await send(2000)
    expect([refused.status, refused.body.detail]).toEqual([
      503,
      'Karar cannot answer just now. Please try again in a moment.',
    ])

    await rm(ballast)
    await expect.poll(async () => (await fetch(`${karar.address}/api`)).status, { timeout: 180_000 }).toBe(200)
    expect(await calls.all()).toEqual(before)
    expect((await send(2000)).status).toBe(201)
    expect((await storedFiles()).length).toBe(before.length + 1)
  },
)
