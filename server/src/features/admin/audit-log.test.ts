import type { AuditEntry, NamedAuditEntry } from '@karar/schema'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../db/open.ts'
import { hashOf, verifyChain } from '../../lib/audit/audit-chain.ts'
import { csvField } from '../../lib/text/csv.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { adminEmail, password } from '../../testing/people.ts'

let karar: TestKarar
let admin: ReturnType<TestKarar['call']>
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  admin = karar.call((await karar.signIn(adminEmail, password)).json().token)
})
afterAll(() => karar.close())

const read = async (query = '') => (await admin('GET', `/api/admin/audit${query}`)).json<NamedAuditEntry[]>()

test.each(['0000-01-01', '0001-01-01', '9999-12-31', '2026-02-30'])('the day %s is refused in words', async (day) => {
  for (const query of [`from=${day}`, `to=${day}`]) {
    const answer = await admin('GET', `/api/admin/audit?${query}`)
    expect([answer.statusCode, answer.json().errors?.length]).toEqual([400, 1])
  }
})

test('an administrator reads who did what to whom, newest first, by name and by filter', async () => {
  const { id } = await karar.givenUser({ status: 'pending' })
  await admin('POST', `/api/admin/approve-user/${id}`)
  const [line] = await read()
  expect(line).toMatchObject({
    action: 'user.approve',
    actor_name: 'Administrator',
    subject_name: 'Asha Rao',
    subject_id: id,
    before: '{"status": "pending"}',
  })
  expect((await read(`?subject=${id}`)).map(({ action }) => action)).toEqual(['user.approve'])
  expect((await read('?action=user')).every(({ action }) => action.startsWith('user.'))).toBe(true)
  expect((await read('?action=session.open')).every(({ action }) => action === 'session.open')).toBe(true)
  // a part of a word is no group
  expect(await read('?action=us')).toEqual([])
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format()
  expect((await read(`?from=${today}&to=${today}`)).length).toBeGreaterThan(1)
  expect(await read('?to=2020-01-01')).toEqual([])
})

test('the log is paged', async () => {
  for (let index = 0; index < 5; index++) await admin('GET', '/api/admin/audit/verify')
  const first = await admin('GET', '/api/admin/audit?limit=2&action=audit.verify')
  expect(first.headers['x-total-count']).toBe('5')
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? ''
  const ids = [...first.json<AuditEntry[]>(), ...(await admin('GET', next)).json<AuditEntry[]>()].map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
  expect(ids).toEqual(ids.toSorted((a, b) => b - a))
})

test('a failed sign-in is written, an unknown e-mail is not', async () => {
  const { id, email } = await karar.givenUser()
  await karar.signIn(email, 'a guess')
  await karar.signIn('somebody@example.in', 'a guess')
  const [unknown, known] = await read('?action=session.refuse')
  expect(known).toMatchObject({ subject_type: 'user', subject_id: id, after: '{"reason": "credentials"}' })
  expect(unknown).toMatchObject({ subject_type: 'email', subject_id: 'unknown' })
})

test('the export as JSON lines can be verified by anybody, the one as CSV be opened by a spreadsheet', async () => {
  const lines = await admin('GET', '/api/admin/audit/export?format=jsonl')
  expect(lines.headers['content-disposition']).toMatch(/karar-audit-log-\d{4}-\d\d-\d\d\.jsonl/)
  const entries = lines.body
    .trim()
    .split('\n')
    .map((line): AuditEntry => JSON.parse(line))
  let previous = '0'.repeat(64)
  for (const [index, { hash, ...entry }] of entries.entries()) {
    expect([entry.id, entry.previous_hash, hashOf(entry)]).toEqual([index + 1, previous, hash])
    previous = hash
  }
  const csv = (await admin('GET', '/api/admin/audit/export?action=audit')).body.split('\r\n')
  expect(csv[0]).toBe('\ufeffid,at,actor_id,action,subject_type,subject_id,before,after,previous_hash,hash')
  expect(csv[1]).toMatch(/^\d+,\d{4}-\d\d-\d\dT[\d:.]+Z,[0-9a-f-]{36},audit\.\w+,audit,log,/)
})

test.each([
  ['=1+1', "'=1+1"],
  ['a "b", c', '"a ""b"", c"'],
  [null, ''],
  [7, '7'],
])('in CSV %j is %s', (value, field) => expect(csvField(value)).toBe(field))

const tampered: [string, ReturnType<typeof sql>, number][] = [
  ['a line is changed', sql`update audit_log set after = '{"status": "rejected"}' where id = 3`, 3],
  ['a line is removed', sql`delete from audit_log where id = 3`, 4],
  ['a line is dated back', sql`update audit_log set at = at - interval '1 microsecond' where id = 3`, 3],
  ['a line is put on somebody else', sql`update audit_log set actor_id = gen_random_uuid() where id = 3`, 3],
  [
    'a line is changed and its hash made to fit',
    sql`update audit_log set action = 'user.reject', hash = audit_log_hash(row(id, at, actor_id, 'user.reject', subject_type, subject_id, before, after, previous_hash, hash)::audit_log) where id = 3`,
    4,
  ],
]
/** As only the owner of the database can. */
async function tamper(db: Db, change: ReturnType<typeof sql>): Promise<void> {
  await db.execute(sql`alter table audit_log disable trigger audit_log_is_append_only`)
  await db.execute(change)
  await db.execute(sql`alter table audit_log enable trigger audit_log_is_append_only`)
}

test.each(tampered)('when %s behind its back, the check says where', async (_what, change, brokenAt) => {
  const { db } = karar.parts.database
  const whole = await verifyChain(db)
  expect(whole).toMatchObject({ valid: true, broken_at: null, head: { id: whole.entries } })
  let seen: unknown
  const undone = new Error('undone')
  const trying = db.transaction(async (tx) => {
    await tamper(tx, change)
    seen = await verifyChain(tx)
    throw undone
  })
  await expect(trying).rejects.toBe(undone)
  expect(seen).toMatchObject({ valid: false, broken_at: brokenAt })
})

test('fifty writers at the same moment make one chain', async () => {
  await Promise.all(Array.from({ length: 50 }, (_, index) => karar.signIn(`nobody${index}@example.in`, 'x')))
  const verification = (await admin('GET', '/api/admin/audit/verify')).json()
  expect(verification).toMatchObject({ valid: true })
  expect(verification.entries).toBeGreaterThan(50)
})

// the last one: from here on this log is broken
test('an administrator who asks is told that the log was changed, and where', async () => {
  const [, change, brokenAt] = tampered[0]!
  const whole = (await admin('GET', '/api/admin/audit/verify')).json()
  expect(whole).toMatchObject({ valid: true, broken_at: null, head: { id: whole.entries } })
  await karar.parts.database.db.transaction((tx) => tamper(tx, change))
  expect((await admin('GET', '/api/admin/audit/verify')).json()).toMatchObject({ valid: false, broken_at: brokenAt })
})
