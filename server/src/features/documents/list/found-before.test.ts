import { type AnalysisStatus, type DocumentId, DocumentSort, type ListedDocument, type UserId } from '@karar/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { documents, documentTexts, searchChanges, users } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { keepWords } from './search.ts'

let karar: TestKarar
let db: Db
let reader: { id: UserId; token: string }
/** what searches have asked the database */
let asked: string[] = []
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  db = karar.parts.database.db
  const pool = (karar.parts.database.heavy as Db & { $client: pg.Pool }).$client
  const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
  const noted = (given: { text: string }, values: unknown[]) => {
    asked.push(given.text)
    return query(given, values)
  }
  Object.assign(pool, { query: noted })
})
beforeEach(async () => {
  reader = await karar.givenSession()
})
afterAll(() => karar.close())

async function given(originalFilename: string, words: readonly string[] = [], score: number | null = null) {
  const id = newId<DocumentId>()
  const file = { fileSize: 1, mimeType: 'text/plain', contentHash: id, fileKey: id }
  const status = 'completed' as const
  await db.insert(documents).values({ id, ownerId: reader.id, originalFilename, status, safetyScore: score, ...file })
  await keepWords(db, id, words)
  return id
}

const change = (id: DocumentId, set: Partial<typeof documents.$inferInsert>) =>
  db.update(documents).set(set).where(eq(documents.id, id))

/** @returns the names and the total that a search says, and whether it looked for the words to say so */
async function search(query: Record<string, string>, token = reader.token) {
  asked = []
  const answer = await karar.call(token)('GET', `/api/documents?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  const names = answer.json<ListedDocument[]>().map((row) => row.original_filename)
  const next = /[?&]cursor=([^&>]+)/.exec(String(answer.headers.link ?? ''))?.[1]
  return {
    names,
    total: Number(answer.headers['x-total-count']),
    anew: asked.some((text) => text.includes('@@') && !text.includes('stand.changed')),
    next,
  }
}

test('a search that is asked again is not looked for again, and its further pages are not counted again', async () => {
  for (const number of [1, 2, 3, 4]) await given(`lease ${number}`)
  for (const sort of DocumentSort.options) {
    const query = { q: 'lease', sort, limit: '2' }
    const first = await search(query)
    // all ids are known by the first already, in whichever order
    expect([first.total, first.anew]).toEqual([4, sort !== 'oldest'])
    expect(await search(query)).toEqual({ ...first, anew: false })
    const second = await search({ ...query, cursor: first.next ?? '' })
    expect(asked.filter((text) => text.includes('count('))).toEqual([])
    expect([second.total, new Set([...first.names, ...second.names]).size]).toEqual([4, 4])
    expect(second.anew).toBe(sort === 'name' || sort === 'score')
  }
  expect(await search({ q: 'nowhere' })).toMatchObject({ names: [], total: 0, anew: true })
  expect(await search({ q: 'nowhere' })).toMatchObject({ names: [], total: 0, anew: false })
})

test.each([...DocumentSort.options])('by %s a search asked again tells of whatever has changed since', async (sort) => {
  const ids = [await given('lease a', [], 90), await given('lease b', ['rent'], 50), await given('deed', ['rent'], 10)]
  const [first, second, third] = ids as [DocumentId, DocumentId, DocumentId]
  const seen = async (query: Record<string, string>) => {
    const { names, total } = await search({ sort, ...query })
    expect(total, JSON.stringify(query)).toBe(names.length)
    return names.toSorted().join()
  }
  const all = async () => [
    await seen({ q: 'lease' }),
    await seen({ q: 'rent' }),
    await seen({ q: 'lease', band: 'low' }),
    await seen({ q: 'rent', status: 'failed' }),
  ]
  expect(await all()).toEqual(['lease a,lease b', 'deed,lease b', 'lease a', ''])
  expect(await all()).toEqual(['lease a,lease b', 'deed,lease b', 'lease a', ''])
  await change(second, { originalFilename: 'paper b' })
  expect(await all()).toEqual(['lease a', 'deed,paper b', 'lease a', ''])
  await change(first, { safetyScore: 41 })
  expect(await all()).toEqual(['lease a', 'deed,paper b', '', ''])
  await change(third, { status: 'failed' })
  expect(await all()).toEqual(['lease a', 'deed,paper b', '', 'deed'])
  await keepWords(db, third, ['lease'])
  expect(await all()).toEqual(['deed,lease a', 'paper b', '', ''])
  await given('lease new', ['rent'], 80)
  expect(await all()).toEqual(['deed,lease a,lease new', 'lease new,paper b', 'lease new', ''])
  await karar.call(reader.token)('DELETE', `/api/documents/${first}`)
  expect(await all()).toEqual(['deed,lease new', 'lease new,paper b', 'lease new', ''])
})

test('what was found before is in the order of now, shows what stands there now, and is nobody else’s', async () => {
  const ids = [await given('lease a', [], 10), await given('lease b', [], 20)]
  const query = { q: 'lease', sort: 'score' }
  expect((await search(query)).names).toEqual(['lease a', 'lease b'])
  await change(ids[0]!, { safetyScore: 30 })
  expect((await search(query)).names).toEqual(['lease b', 'lease a'])
  // not of what a search goes by: the same are found, with what is new of them
  await change(ids[0]!, { pageCount: 7 })
  const again = await karar.call(reader.token)('GET', `/api/documents?${new URLSearchParams(query)}`)
  expect(again.json<ListedDocument[]>().map((row) => row.page_count)).toEqual([null, 7])
  const other = await karar.givenSession()
  expect(await search(query, other.token)).toMatchObject({ names: [], total: 0 })
})

test('the piece of a text is shown again, and a new one where the text is new', async () => {
  const id = await given('lease a')
  const pieces = async (q: string) => {
    const answer = await karar.call(reader.token)('GET', `/api/documents?${new URLSearchParams({ q })}`)
    return answer.json<ListedDocument[]>().map((row) => row.matched_text)
  }
  const rewrite = (text: string) =>
    db
      .insert(documentTexts)
      .values({ documentId: id, text, pages: [] })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: { text } })
  await rewrite('The rent is due & payable.')
  await keepWords(db, id, ['rent'])
  for (const _ of ['first', 'again']) {
    expect(await pieces('rent')).toEqual(['The rent is due & payable.'])
    expect(await pieces('&')).toEqual(['The rent is due & payable.'])
    expect(await pieces('lease')).toEqual([null])
  }
  await rewrite('No rent is due.')
  expect(await pieces('rent')).toEqual(['No rent is due.'])
  expect(await pieces('&')).toEqual([])
})

test('searches asked over and over while documents come, go and are renamed say what counting says', async () => {
  const ids: DocumentId[] = []
  for (let number = 0; number < 30; number++) ids.push(await given(`lease ${number}`, ['rent']))
  const statuses: AnalysisStatus[] = ['pending', 'completed', 'failed']
  const changes = ids.map(async (id, number) => {
    await change(id, { originalFilename: number % 3 === 0 ? `deed ${number}` : `lease x${number}` })
    await change(id, { status: statuses[number % 3]! })
    if (number % 4 === 0) await db.delete(documents).where(eq(documents.id, id))
  })
  const looks = Array.from({ length: 40 }, (_, number) => search({ q: number % 2 ? 'lease' : 'rent', limit: '100' }))
  for (const look of await Promise.all(looks)) expect(look.names).toHaveLength(look.total)
  await Promise.all(changes)
  const rows = await db
    .select({ name: documents.originalFilename, status: documents.status })
    .from(documents)
    .where(eq(documents.ownerId, reader.id))
    .orderBy(asc(documents.id))
  for (const status of [undefined, ...statuses]) {
    const query = status && { status }
    const wanted = rows.filter((row) => (status ?? row.status) === row.status).map(({ name }) => name)
    for (const q of ['lease', 'rent', 'x']) {
      const names = wanted.filter((name) => q === 'rent' || name.includes(q))
      expect(await search({ q, ...query, sort: 'oldest' })).toMatchObject({ names, total: names.length })
    }
  }
})

test('changes are counted once each, do not pile up, and go with the account; progress is none', async () => {
  const ids = await Promise.all(Array.from({ length: 10 }, (_, number) => given(`lease ${number}`)))
  const mine = eq(searchChanges.ownerId, reader.id)
  const sum = async () => {
    const [row] = await db
      .select({ sum: sql<number>`sum(${searchChanges.changes})::int` })
      .from(searchChanges)
      .where(mine)
    return row?.sum ?? 0
  }
  const quiet = await sum()
  expect(quiet).toBeGreaterThanOrEqual(10)
  await change(ids[1]!, { pageCount: 3, runStartedAt: new Date() })
  expect(await sum()).toBe(quiet)
  const one = and(eq(documents.ownerId, reader.id), eq(documents.id, ids[2]!))
  for (let time = 1; time <= 100; time++) {
    await db
      .update(documents)
      .set({ safetyScore: time % 2 })
      .where(one)
    expect(await sum()).toBe(quiet + time)
  }
  expect(await db.$count(searchChanges, mine)).toBeLessThan(100)
  await db.delete(users).where(eq(users.id, reader.id))
  expect(await db.$count(searchChanges, mine)).toBe(0)
})
