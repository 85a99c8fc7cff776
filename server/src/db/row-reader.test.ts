import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../testing/karar.ts'
import { readQuickly } from './row-reader.ts'
import { analyses, documents, users } from './tables.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
  await karar.givenSession()
  const { id } = await karar.givenSession()
  await karar.parts.database.db.insert(documents).values({
    id: sql`uuidv7()`,
    ownerId: id,
    originalFilename: 'Lease.pdf',
    fileSize: 1,
    mimeType: 'application/pdf',
    contentHash: 'x',
    fileKey: 'x',
    side: { party: 'Asha', basis: 'said' },
  } as never)
})
afterAll(() => karar.close())

test('rows are read as drizzle reads them: dates, JSON, objects, joins that found something and such that found nothing', async () => {
  const { db } = karar.parts.database
  const { id, email, createdAt } = users
  const isTheirs = eq(documents.ownerId, users.id)
  const one = sql<number>`1`.as('one')
  const some = db.select({ id: documents.id }).from(documents).as('some')
  const build = [
    (name: string) => db.select().from(documents).prepare(name),
    (name: string) => db.select({ id, createdAt, one }).from(users).orderBy(id).prepare(name),
    (name: string) => db.select().from(users).leftJoin(documents, isTheirs).orderBy(id).prepare(name),
    (name: string) => db.select().from(users).innerJoin(documents, isTheirs).prepare(name),
    (name: string) => db.select().from(documents).rightJoin(users, isTheirs).orderBy(id).prepare(name),
    (name: string) =>
      db
        .select({ one, mixed: { email, name: documents.originalFilename }, found: { id: documents.id, one } })
        .from(users)
        .leftJoin(documents, and(isTheirs, sql`true`))
        .orderBy(id)
        .prepare(name),
    (name: string) =>
      db
        .select({ row: documents, pressed: analyses.pressedResults, found: sql<string | null>`null` })
        .from(documents)
        .leftJoin(analyses, eq(analyses.documentId, documents.id))
        .prepare(name),
    (name: string) =>
      db.select({ email, hit: some.id }).from(users).leftJoin(some, sql`true`).orderBy(id).prepare(name),
  ]
  const found: unknown[] = []
  for (const [place, prepare] of build.entries()) {
    const quick = prepare(`quick ${place}`)
    readQuickly(quick)
    expect(quick).toHaveProperty('customResultMapper', expect.any(Function))
    const rows = await quick.execute()
    expect(rows).toEqual(await prepare(`own ${place}`).execute())
    found.push(rows)
  }
  expect(found.flat().length).toBeGreaterThan(build.length)
  expect(found[2]).toContainEqual(expect.objectContaining({ documents: null }))
})
