import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { audit } from './audit.ts'
import { verifyChain } from './audit-chain.ts'

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

test('who wrote a line and is not done yet keeps nobody else from writing theirs, and the chain holds', async () => {
  const { db } = karar.parts.database
  const line = (action: 'slow.first' | 'quick.second') => ({ actor: null, action, subject: { type: 'c', id: 'd' } })
  await db.transaction(async (slow) => {
    await audit(slow, line('slow.first'))
    await db.transaction(async (quick) => {
      // held up by the other, this would end in words of the database and not hang the test
      await quick.execute(sql`set local lock_timeout = '5s'`)
      await audit(quick, line('quick.second'))
    })
  })
  const { rows } = await db.execute<{ action: string }>(
    sql`select action from audit_log where action in ('slow.first', 'quick.second') order by id`,
  )
  // in the order in which they were committed, each following on the one before
  expect(rows.map(({ action }) => action)).toEqual(['quick.second', 'slow.first'])
  expect(await verifyChain(db)).toMatchObject({ valid: true, broken_at: null })
  expect((await db.execute(sql`select from audit_lines`)).rowCount).toBe(0)
})
