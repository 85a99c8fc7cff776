import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { NamedAuditEntry, UsageInfo } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../db/tables.ts'
import { readConfig } from '../../lib/settings/config.ts'
import { openLog } from '../../lib/settings/log.ts'
import { startKarar } from '../../start.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { comingNight, sweepStore } from './night.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000)
const keyOf = async (id: string) =>
  (
    await karar.parts.database.db
      .select()
      .from(documents)
      .where(eq(documents.id, id as never))
  )[0]?.fileKey ?? ''

async function putAside(folder: string, names: readonly string[], written: Date): Promise<void> {
  await mkdir(folder, { recursive: true })
  for (const name of names) {
    await writeFile(join(folder, name), 'left behind')
    await utimes(join(folder, name), written, written)
  }
}

test.each([
  ['2026-11-21T10:00:00Z', '2026-11-21T21:30:00.000Z'],
  ['2026-11-21T21:29:59Z', '2026-11-21T21:30:00.000Z'],
  ['2026-11-21T21:30:00Z', '2026-11-22T21:30:00.000Z'],
  ['2026-12-31T23:00:00Z', '2027-01-01T21:30:00.000Z'],
])('after %s the next three o’clock in India is %s', (now, night) => {
  expect(comingNight(new Date(now)).toISOString()).toBe(night)
})

test('a night puts files without a document into the trash, old ones only, and reports documents without a file', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const call = karar.call(token)
  const [kept, lost] = await Promise.all(
    [1, 2].map(async (number) => (await karar.upload(token, contractNumber(number))).json().id),
  )
  await rm(join(karar.dataDir, 'files', await keyOf(lost)))
  const strays = join(karar.dataDir, 'files', 'zz')
  await putAside(strays, ['orphan', 'half.part'], hoursAgo(1.1))
  await putAside(strays, ['young'], hoursAgo(0.9))

  const report = await sweepStore({ ...karar.parts, db: karar.parts.database.db }, new Date())
  expect(report).toMatchObject({
    documents: 2,
    files: 4,
    trashed_files: 1,
    restored_files: 0,
    removed_files: 1,
    half_written_files: 1,
    kept_files: 0,
    missing_files: 1,
    missing_documents: [lost],
  })
  expect(await readdir(strays)).toEqual(['young'])
  expect((await call('GET', `/api/documents/${kept}/file`)).statusCode).toBe(200)

  // nothing is done to the document itself; it answers in words
  const download = await call('GET', `/api/documents/${lost}/file`)
  expect([download.statusCode, download.json()]).toEqual([
    410,
    {
      detail:
        'The file of this document is no longer there. Its text and analysis are kept; upload the file again if you have it.',
    },
  ])
  await call('POST', `/api/documents/${lost}/analyze`)
  expect((await karar.settled(token, lost)).analysis_error).toEqual({
    reason: 'file_gone',
    message:
      'The file of this document is no longer there, so it cannot be analyzed. Upload the file again if you have it.',
  })
  expect((await call('GET', '/api/user/usage')).json<UsageInfo>().documents_analyzed).toBe(0)
  expect((await karar.upload(token, contractNumber(2))).statusCode).toBe(201)
  expect((await karar.upload(token, contractNumber(2))).statusCode).toBe(409)
})

test('administrators find the report in the audit log, and a monitor in the metrics', async () => {
  const admin = karar.call((await karar.givenUser({ role: 'admin' })).token)
  const [line] = (await admin('GET', '/api/admin/audit?action=storage')).json<NamedAuditEntry[]>()
  expect(line).toMatchObject({ actor_id: null, action: 'storage.sweep', subject_type: 'storage' })
  expect(JSON.parse(line?.after ?? '')).toMatchObject({ trashed_files: 1, removed_files: 1, missing_files: 1 })
  const metrics = (await admin('GET', '/api/metrics')).body
  expect(metrics).toMatch(/^karar_storage_sweep_files\{kind="missing_files"\} 1$/m)
  expect(metrics).toMatch(/^karar_storage_sweep_files\{kind="trashed_files"\} 1$/m)
  const at = Number(/^karar_storage_sweep_timestamp_seconds (\d+)$/m.exec(metrics)?.[1])
  expect(Math.abs(at - Date.now() / 1000)).toBeLessThan(600)
})

test('where most files have no document, as with the database of another store, not one is touched', async () => {
  const names = Array.from({ length: 25 }, (_, index) => `foreign-${index}`)
  const folder = join(karar.dataDir, 'files', 'yy')
  await putAside(folder, names, hoursAgo(48))
  const report = await sweepStore({ ...karar.parts, db: karar.parts.database.db }, new Date())
  expect(report).toMatchObject({ trashed_files: 0, removed_files: 0, kept_files: 25 })
  expect((await readdir(folder)).length).toBe(25)
  await rm(folder, { recursive: true })
})

const day = 24
const look = (from: TestKarar, now: Date) => sweepStore({ ...from.parts, db: from.parts.database.db }, now)

test('what lies in the trash is removed after a week, not before', async () => {
  await putAside(join(karar.dataDir, 'files', 'trash', 'xx'), ['recent'], hoursAgo(6.9 * day))
  await putAside(join(karar.dataDir, 'files', 'trash', 'xx'), ['old'], hoursAgo(7.1 * day))
  // the week begins when a file is put there, however old it was
  await putAside(join(karar.dataDir, 'files', 'xx'), ['ancient'], hoursAgo(100 * day))
  expect(await look(karar, new Date())).toMatchObject({ trashed_files: 1, removed_files: 1 })
  expect((await readdir(join(karar.dataDir, 'files', 'trash', 'xx'))).toSorted()).toEqual(['ancient', 'recent'])
  expect(await look(karar, hoursAgo(-8 * day))).toMatchObject({ removed_files: 3 })
  expect(await readdir(join(karar.dataDir, 'files', 'trash', 'xx'))).toEqual([])
})

test('a file in the trash whose document is there again is brought back', async () => {
  const { token } = await karar.givenUser()
  const { id } = (await karar.upload(token, contractNumber(3))).json()
  const key = await keyOf(id)
  await karar.parts.files.toTrash(key)
  const file = () => karar.call(token)('GET', `/api/documents/${id}/file`)
  expect((await file()).statusCode).toBe(410)
  expect(await look(karar, hoursAgo(-30 * day))).toMatchObject({ restored_files: 1, trashed_files: 0 })
  expect((await file()).statusCode).toBe(200)
})

test('a database that knows none of the files has none of them touched, but the half-written', async () => {
  const empty = await openTestKarar()
  try {
    const files = join(empty.dataDir, 'files')
    await putAside(join(files, 'zz'), ['one', 'two', 'half.part'], hoursAgo(48))
    await putAside(join(files, 'trash', 'zz'), ['three'], hoursAgo(30 * day))
    expect(await look(empty, new Date())).toMatchObject({
      files: 3,
      trashed_files: 0,
      removed_files: 1,
      half_written_files: 1,
      kept_files: 2,
    })
    expect((await readdir(join(files, 'zz'))).toSorted()).toEqual(['one', 'two'])
    expect(await readdir(join(files, 'trash', 'zz'))).toEqual(['three'])
  } finally {
    await empty.close()
  }
})

test('of several processes exactly one does the night, and the next night is arranged once', async () => {
  const web = await openTestKarar({ ROLE: 'web' })
  const { db } = web.parts.database
  const shared = { ROLE: 'worker', DATABASE_URL: web.parts.config.databaseUrl ?? '', DATA_DIR: web.dataDir }
  const workers = await Promise.all([1, 2].map(() => startKarar(readConfig(shared), openLog('silent'))))
  try {
    const nights = async () => {
      const { rows } = await db.execute<{ state: string; count: number }>(
        sql`select state::text, count(*)::int as count from pgboss.job where name = 'storage.sweep' group by 1 order by 1`,
      )
      return rows
    }
    expect(await nights()).toEqual([{ state: 'created', count: 1 }])
    // as if it were three o'clock, in a process whose own clock is yet to strike
    await db.execute(
      sql`update pgboss.job set start_after = now(), id = gen_random_uuid() where name = 'storage.sweep'`,
    )
    const done = [
      { state: 'completed', count: 1 },
      { state: 'created', count: 1 },
    ]
    await expect.poll(nights, { timeout: 30_000 }).toEqual(expect.arrayContaining(done))
    const { rows } = await db.execute(sql`select 1 from audit_log where action = 'storage.sweep'`)
    expect(rows.length).toBe(1)
  } finally {
    for (const worker of workers) await worker.close()
    await web.close()
  }
})
