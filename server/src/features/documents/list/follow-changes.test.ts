import type { AnalysisStatus, DocumentId, ListedDocument, UserId } from '@karar/schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Db } from '../../../db/open.ts'
import { documents } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { keepWords } from './search.ts'
import { SortedIds } from './sorted-ids.ts'

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

async function given(originalFilename: string, words: readonly string[] = [], ownerId = reader.id) {
  const id = newId<DocumentId>()
  const file = { fileSize: 1, mimeType: 'text/plain', contentHash: id, fileKey: id }
  await db.insert(documents).values({ id, ownerId, originalFilename, status: 'completed', safetyScore: 90, ...file })
  if (words.length > 0) await keepWords(db, id, words)
  return id
}

const change = (id: DocumentId, set: Partial<typeof documents.$inferInsert>) =>
  db.update(documents).set(set).where(eq(documents.id, id))

interface Page {
  ids: DocumentId[]
  total: number
  next: string | undefined
  /** whether the words were looked for among all documents */
  anew: boolean
}

async function search(query: Record<string, string>): Promise<Page> {
  asked = []
  const answer = await karar.call(reader.token)('GET', `/api/documents?${new URLSearchParams(query)}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return {
    ids: answer.json<ListedDocument[]>().map(({ id }) => id),
    total: Number(answer.headers['x-total-count']),
    next: /[?&]cursor=([^&>]+)/.exec(String(answer.headers.link ?? ''))?.[1],
    anew: asked.some((text) => text.includes('@@') && !text.includes('stand.changed')),
  }
}

/** All pages, one after the other. */
async function walk(query: Record<string, string>): Promise<Page[]> {
  const pages = [await search(query)]
  for (let next = pages[0]?.next; next !== undefined; next = pages.at(-1)?.next)
    pages.push(await search({ ...query, cursor: next }))
  return pages
}

const idsOf = (pages: readonly Page[]) => pages.flatMap(({ ids }) => ids)

test('pages and totals are those of now, whatever changed since the page before was shown', async () => {
  const kept = new Map<DocumentId, { name: string; words: string[]; status: AnalysisStatus; score: number }>()
  const add = async (name: string, words: string[]) =>
    kept.set(await given(name, words), { name, words, status: 'completed', score: 90 })
  for (let number = 0; number < 20; number++) await add(number % 3 ? `lease ${number}` : `deed ${number}`, ['rent'])
  const other = await karar.givenSession()
  const statuses: AnalysisStatus[] = ['completed', 'failed', 'pending']
  const rename = (id: DocumentId, originalFilename: string) => {
    kept.get(id)!.name = originalFilename
    return change(id, { originalFilename })
  }
  const steps = [
    (id: DocumentId, step: number) => rename(id, `lease x${step}`),
    (id: DocumentId, step: number) => rename(id, `deed x${step}`),
    (id: DocumentId, step: number) => {
      const status = statuses[step % 3]!
      kept.get(id)!.status = status
      return change(id, { status })
    },
    (id: DocumentId, step: number) => {
      const safetyScore = step % 2 ? 10 : 90
      kept.get(id)!.score = safetyScore
      return change(id, { safetyScore })
    },
    (id: DocumentId, step: number) => {
      const words = step % 2 ? [] : ['rent', 'lease']
      kept.get(id)!.words = words
      return keepWords(db, id, words)
    },
    async (id: DocumentId) => {
      kept.delete(id)
      await db.delete(documents).where(eq(documents.id, id))
    },
    (_: DocumentId, step: number) => add(`lease new ${step}`, ['rent']),
    () => given('lease of somebody else', ['rent'], other.id),
    // more at once than are told one by one
    async () => {
      for (const [, one] of kept) one.status = 'failed'
      await db
        .update(documents)
        .set({ status: 'failed' })
        .where(inArray(documents.id, [...kept.keys()]))
    },
  ]
  const isFound = ({ name, words }: { name: string; words: string[] }, q: string) =>
    name.includes(q) || words.includes(q)
  for (let step = 0; step < 50; step++) {
    const ids = [...kept.keys()]
    await steps[(step * 7) % steps.length]?.(ids[(step * 13) % ids.length]!, step)
    const query = [{}, { status: 'failed' }, { band: 'low' }][step % 3] as { status?: string; band?: string }
    const q = step % 2 ? 'lease' : 'rent'
    const wanted = [...kept]
      .filter(([, one]) => isFound(one, q))
      .filter(([, { status }]) => !query.status || status === query.status)
      .filter(([, { status, score }]) => !query.band || (status === 'completed' && score >= 75))
      .map(([id]) => id)
      .sort()
    for (const sort of ['oldest', 'newest']) {
      const pages = await walk({ q, sort, limit: '6', ...query })
      const at = JSON.stringify({ step, q, sort, ...query })
      expect(idsOf(pages), at).toEqual(sort === 'oldest' ? wanted : wanted.toReversed())
      expect(
        pages.map(({ total }) => total),
        at,
      ).toEqual(pages.map(() => wanted.length))
    }
  }
})

test('where a document changed only that one is looked at, unless changes were put together', async () => {
  const ids: DocumentId[] = []
  for (let number = 0; number < 8; number++) ids.push(await given(`lease ${number}`))
  const query = { q: 'lease', limit: '5' }
  expect(await search(query)).toMatchObject({ total: 8, anew: true })
  const looks: boolean[] = []
  for (let time = 0; time < 12; time++) {
    await change(ids[time % 8]!, { safetyScore: time })
    const [first, second] = await walk(query)
    expect([first, second].map((page) => page?.total)).toEqual([8, 8])
    expect(idsOf([first!, second!])).toEqual(ids.toSorted().toReversed())
    looks.push(first?.anew ?? true)
  }
  // every 32nd change puts the rows together
  expect(looks.filter((anew) => anew).length).toBeLessThan(3)
})

test('a change is not overlooked that began before a search and was kept after others', async () => {
  const [late, early] = [await given('lease a'), await given('lease b')]
  const query = { q: 'lease' }
  await db.transaction(async (tx) => {
    await tx.update(documents).set({ originalFilename: 'deed a' }).where(eq(documents.id, late))
    expect((await search(query)).ids.toSorted()).toEqual([early, late].toSorted())
    await change(early, { safetyScore: 3 })
    expect((await search(query)).ids.toSorted()).toEqual([early, late].toSorted())
  })
  expect(await search(query)).toMatchObject({ ids: [early], total: 1 })
})

test('of many, the pages near the beginning are known, and further ones found once', async () => {
  const many = 2400
  await db.execute(sql`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, analysis_status)
    select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${reader.id}, 'many', 1, 'text/plain', n::text, n::text, 'completed' from generate_series(1, ${many}::int) as n`)
  const numberOf = (id: DocumentId) => Number.parseInt(id.slice(24), 16)
  const query = { q: 'many', limit: '100' }
  const pages = await walk(query)
  expect(idsOf(pages).map(numberOf)).toEqual(Array.from({ length: many }, (_, place) => many - place))
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([many]))
  // the first, and then the first that does not lie among the newest 600, with the one more that tells of a next page
  expect(pages.flatMap(({ anew }, page) => (anew ? [page] : []))).toEqual([0, 5])

  const [newest, oldest] = [pages[0]?.ids[1], pages.at(-1)?.ids[5]]
  await db.delete(documents).where(and(eq(documents.ownerId, reader.id), inArray(documents.id, [newest!, oldest!])))
  const left = await walk(query)
  expect(idsOf(left)).toEqual(idsOf(pages).filter((id) => id !== newest && id !== oldest))
  expect(new Set(left.map(({ total }) => total))).toEqual(new Set([many - 2]))
  expect(idsOf(await walk({ ...query, sort: 'oldest' }))).toEqual(idsOf(left).toReversed())
})

test('what lies far behind may change while only the beginning is known', async () => {
  await db.execute(sql`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, analysis_status)
    select ('01910000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid, ${reader.id}, 'far', 1, 'text/plain', n::text, n::text, 'completed' from generate_series(1, 2100) as n`)
  const query = { q: 'far', limit: '10' }
  expect((await search(query)).total).toBe(2100)
  await change('01910000-0000-7000-8000-000000000001' as DocumentId, { originalFilename: 'other' })
  expect((await search(query)).total).toBe(2099)
})

test('a cursor that is none is refused, also where the page is known', async () => {
  await given('lease')
  for (const cursor of [undefined, 'x', newId().slice(1)]) {
    const query = new URLSearchParams({ q: 'lease', ...(cursor && { cursor }) })
    const { statusCode } = await karar.call(reader.token)('GET', `/api/documents?${query}`)
    expect(statusCode).toBe(cursor ? 400 : 200)
  }
})

test('ids are kept in their order', () => {
  const ids = Array.from({ length: 50 }, () => newId<DocumentId>())
  let kept = new SortedIds(Buffer.alloc(0))
  for (const id of [...ids.filter((_, place) => place % 2), ...ids]) kept = kept.changed(id, true)
  const all = () => Array.from({ length: kept.count }, (_, place) => kept.at(place))
  expect(all()).toEqual(ids.toSorted())
  for (const id of ids.slice(10)) kept = kept.changed(id, false)
  expect(all()).toEqual(ids.slice(0, 10).toSorted())
  expect([kept.has(ids[3]!), kept.has(ids[30]!), kept.placeOf(newId())]).toEqual([true, false, 10])
})
