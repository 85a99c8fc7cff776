import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../testing/karar.ts'
import { audit } from './audit.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

test('a line of the audit log can be neither changed nor removed', async () => {
  const { db } = karar.parts.database
  await audit(db, { actor: null, action: 'a.b', subject: { type: 'c', id: 'd' }, after: { word: 'करार' } })
  for (const change of [sql`update audit_log set action = 'x'`, sql`delete from audit_log`, sql`truncate audit_log`]) {
    await expect(db.execute(change)).rejects.toMatchObject({ cause: { message: 'The audit log is append-only.' } })
  }
})

test('a change and its line are there together or not at all', async () => {
  const { db } = karar.parts.database
  const count = async () => (await db.execute<{ n: number }>(sql`select count(*)::int as n from audit_log`)).rows[0]?.n
  const before = await count()
  const broken = db.transaction(async (tx) => {
    await audit(tx, { actor: null, action: 'a.b', subject: { type: 'c', id: 'd' } })
    throw new Error('the change itself fails')
  })
  await expect(broken).rejects.toThrow('the change itself fails')
  expect(await count()).toBe(before)
})
