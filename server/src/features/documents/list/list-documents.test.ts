import { setTimeout } from 'node:timers/promises'
import { type AnalysisStatus, type DocumentId, type ListedDocument, type UserId, wordsPattern } from '@karar/schema'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { auditLog, documents, documentTexts } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { textWords } from '../../../lib/text/text-words.ts'
import { contractNumber } from '../../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { keepWords, pieceAround } from './search.ts'

let karar: TestKarar
let reader: { id: UserId; token: string }
beforeAll(async () => {
  karar = await openTestKarar()
})
beforeEach(async () => {
  reader = await karar.givenSession()
})
afterAll(() => karar.close())

interface Given {
  status?: AnalysisStatus
  score?: number
  text?: string
}

/** A document as an analysis would have left it. */
async function given(originalFilename: string, { status = 'completed', score, text }: Given = {}, owner = reader.id) {
  const { db } = karar.parts.database
  // ids of the same millisecond are in no order
  await setTimeout(2)
  const id = newId<DocumentId>()
  const mimeType = originalFilename.endsWith('.pdf') ? 'application/pdf' : 'text/plain'
  const file = { fileSize: 1, mimeType, contentHash: id, fileKey: id }
  await db
    .insert(documents)
    .values({ id, ownerId: owner, originalFilename, status, safetyScore: score ?? null, ...file })
  if (text !== undefined) {
    await db.insert(documentTexts).values({ documentId: id, text, pages: [] })
    await keepWords(db, id, textWords(text))
  }
  return id
}

async function list(query: Record<string, string>, url = `/api/documents?${new URLSearchParams(query)}`) {
  const answer = await karar.call(reader.token)('GET', url)
  expect(answer.statusCode, answer.body).toBe(200)
  const rows = answer.json<ListedDocument[]>()
  const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  return { rows, names: rows.map((row) => row.original_filename), total: Number(answer.headers['x-total-count']), next }
}

const names = async (query: Record<string, string>) => (await list(query)).names.toSorted()

test('every word asked for is in the name or begins a word of the text', async () => {
  await given('Orbis lease.pdf', { text: 'The Lessee shall pay a Rent of Rs.2,50,000 every month.' })
  await given('Nilgiri services.pdf', { text: 'Non-compete: for two years. Fees of 2 and 50 and 000.' })
  await given('किराया.pdf', { text: 'मासिक किराया ₹5000 होगा।' })
  await given('orbis waiting.txt', { status: 'pending' })
  await given('Orbis of somebody else.pdf', { text: 'rent' }, (await karar.givenSession()).id)
  const found: [q: string, names: string[]][] = [
    ['orbis', ['Orbis lease.pdf', 'orbis waiting.txt']],
    ['  RENT   orbis ', ['Orbis lease.pdf']],
    ['ren', ['Orbis lease.pdf']],
    ['ease', ['Orbis lease.pdf']],
    ['compete', ['Nilgiri services.pdf']],
    ['pete', []],
    ['2,50,000', ['Orbis lease.pdf']],
    ['मासिक किरा', ['किराया.pdf']],
    ['5000', ['किराया.pdf']],
    ['non-comp', ['Nilgiri services.pdf']],
    ['50,000', ['Orbis lease.pdf']],
    ['every month.', ['Orbis lease.pdf']],
    ['orbis compete', []],
    ["o'neill & \\ ' | ! :*", []],
    ['x\u0000y', []],
  ]
  for (const [q, expected] of found) expect(await names({ q }), q).toEqual(expected)
  expect((await list({ q: 'orbis', limit: '1' })).total).toBe(2)
  const long = await karar.call(reader.token)('GET', `/api/documents?q=${'a'.repeat(201)}`)
  expect(long.statusCode).toBe(400)
})

test('what would be a pattern is only a letter', async () => {
  await given('50% rebate.pdf', { text: 'plain' })
  await given('terms_2026.pdf', { text: 'interest at 12% a year' })
  await given('other.pdf', { text: 'nothing of the kind' })
  expect(await names({ q: '%' })).toEqual(['50% rebate.pdf', 'terms_2026.pdf'])
  expect(await names({ q: '_' })).toEqual(['terms_2026.pdf'])
  expect(await names({ q: '\\' })).toEqual([])
})

test('a match in the text is shown as the piece of text it stands in, a match in the name is not', async () => {
  await given('lease.pdf', { text: 'The Supplier shall indemnify\nthe Buyer.' })
  await given('indemnity.pdf', { text: 'The Supplier shall indemnify the Buyer.' })
  const { rows } = await list({ q: 'indemn', sort: 'name' })
  expect(rows.map((row) => row.matched_text)).toEqual([null, 'The Supplier shall indemnify\nthe Buyer.'])
  expect((await list({})).rows.map((row) => row.matched_text)).toEqual([null, null])
})

test('the piece of a long text is the same wherever in it the match stands', async () => {
  const places = [700, 830, 840, 850, 900, 990, 1000, 5000]
  const texts = places.map((place) => `${'na '.repeat(1900).slice(0, place)} indemnity ${'und so weiter '.repeat(90)}`)
  const letters = texts.map((text) => `क😀 ${text}`)
  for (const [number, text] of [...texts, ...letters].entries()) await given(`${100 + number}.pdf`, { text })
  const { rows } = await list({ q: 'indemn', sort: 'name' })
  const pattern = wordsPattern(['indemn'])
  expect(rows.map((row) => row.matched_text)).toEqual([...texts, ...letters].map((text) => pieceAround(text, pattern)))
})

test('a new text takes the place of the old one in the search', async () => {
  const id = await given('lease.pdf', { text: 'arbitration at Pune' })
  await keepWords(karar.parts.database.db, id, textWords('arbitration at Nagpur'))
  expect(await names({ q: 'pune' })).toEqual([])
  expect(await names({ q: 'nagpur' })).toEqual(['lease.pdf'])
})

test('a text with more words than an index entry holds is kept and found', async () => {
  const words = Array.from({ length: 60_000 }, (_, number) => `lorem${number}ipsum${number}dolor`)
  await given('long.pdf', { text: `arbitration ${words.join(' ')}` })
  expect(await names({ q: 'arbitration' })).toEqual(['long.pdf'])
})

test('an analysis makes its text searchable', async () => {
  const { id } = (await karar.upload(reader.token, contractNumber(1), { analyze: true })).json()
  expect((await list({ q: 'singapore' })).total).toBe(0)
  await karar.settled(reader.token, id)
  const { rows } = await list({ q: 'singapore' })
  expect(rows[0]?.matched_text).toMatch(/seat of arbitration is Singapore/)
})

test('a search finds what stands far behind the newest, too, and counts all of it', async () => {
  const { db } = karar.parts.database
  const insert = (what: string, count: number) =>
    db.execute(sql`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, analysis_status)
      select uuidv7(), ${reader.id}, ${what} || n || '.pdf', 1, 'application/pdf', n::text, n::text, 'pending' from generate_series(1, ${count}::int) as n`)
  await insert('old lease ', 30)
  await insert('paper ', 605)
  await insert('new lease ', 3)
  for (const [q, total] of [
    ['lease', 33],
    ['old lease', 30],
    ['new lease', 3],
    ['pdf', 638],
    ['paper 305', 1],
    ['no such thing', 0],
  ] as const) {
    for (const sort of ['newest', 'oldest', 'name']) {
      const seen: ListedDocument[] = []
      for (let page = await list({ q, sort, limit: '20' }); ; page = await list({}, page.next)) {
        expect(page.total, q).toBe(total)
        seen.push(...page.rows)
        if (!page.next || seen.length > 60) break
      }
      const order = seen.map(({ id, original_filename }) => (sort === 'name' ? original_filename : id))
      expect(order.length, `${q} by ${sort}`).toBeGreaterThanOrEqual(Math.min(total, 60))
      expect(new Set(order).size).toBe(order.length)
      expect(order).toEqual(sort === 'newest' ? order.toSorted().toReversed() : order.toSorted())
    }
  }
})

test('the list is filtered by status and by risk band, which is of completed analyses alone', async () => {
  await given('red 39', { score: 39 })
  await given('yellow 40', { score: 40 })
  await given('yellow 74', { score: 74 })
  await given('green 75', { score: 75 })
  await given('again', { status: 'analyzing', score: 20 })
  await given('failed', { status: 'failed', score: 90 })
  await given('waiting', { status: 'pending' })
  expect(await names({ band: 'high' })).toEqual(['red 39'])
  expect(await names({ band: 'medium' })).toEqual(['yellow 40', 'yellow 74'])
  expect(await names({ band: 'low' })).toEqual(['green 75'])
  expect(await names({ status: 'pending' })).toEqual(['waiting'])
  expect(await names({ status: 'analyzing' })).toEqual(['again'])
  expect(await names({ status: 'failed', band: 'low' })).toEqual([])
  expect(await names({ status: 'completed', band: 'medium', q: '74' })).toEqual(['yellow 74'])
  expect((await list({ band: 'medium', limit: '1' })).total).toBe(2)
  for (const query of ['status=done', 'band=none', 'sort=size']) {
    expect((await karar.call(reader.token)('GET', `/api/documents?${query}`)).statusCode, query).toBe(400)
  }
})

test.each([
  ['newest', ['d', 'Ä', 'c', 'B', 'a']],
  ['oldest', ['a', 'B', 'c', 'Ä', 'd']],
  ['name', ['a', 'B', 'c', 'd', 'Ä']],
  ['score', ['B', 'Ä', 'd', 'a', 'c']],
])('sorted by %s, pages neither skip nor repeat while documents come and go', async (sort, expected) => {
  await given('a')
  await given('B', { score: 10 })
  await given('c', { status: 'pending' })
  await given('Ä', { score: 10 })
  await given('d', { score: 55 })
  expect((await list({ sort })).names).toEqual(expected)

  const first = await list({ sort, limit: '2' })
  expect(first.names).toEqual(expected.slice(0, 2))
  // one that sorts before all, and the one that the page ended with is deleted
  await given(sort === 'oldest' ? '0 last' : '0', { score: 0 })
  await karar.call(reader.token)('DELETE', `/api/documents/${first.rows.at(-1)?.id}`)
  const seen = [...first.names]
  let { next } = first
  while (next) {
    expect(next).toContain(`sort=${sort}`)
    const page = await list({}, next)
    seen.push(...page.names)
    next = page.next
  }
  expect(seen).toEqual(sort === 'oldest' ? [...expected, '0 last'] : expected)
})

test('the next page keeps search and filters', async () => {
  for (const number of [1, 2, 3]) await given(`lease "${number}" & annex.pdf`, { score: 50 })
  await given('other.pdf', { score: 50 })
  const first = await list({ q: 'lease &', band: 'medium', sort: 'name', limit: '2' })
  const second = await list({}, first.next)
  expect([first.total, second.total, second.names, second.next]).toEqual([3, 3, ['lease "3" & annex.pdf'], undefined])
})

test.each(['name', 'score', 'oldest', 'newest'])(
  'a cursor that the list sorted by %s never gave out is refused',
  async (sort) => {
    const made = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const id = newId()
    const cursors = ['elsewhere', made([1]), made({ a: 1 }), made(['a\u0000', id]), made([1e9, id]), made([null, 'x'])]
    for (const cursor of cursors) {
      const answer = await karar.call(reader.token)('GET', `/api/documents?sort=${sort}&cursor=${cursor}`)
      expect([answer.statusCode, answer.json().detail], cursor).toEqual([
        400,
        'The cursor is not one that this list gave out.',
      ])
    }
  },
)

test('a document is renamed, keeps its ending, and the log tells of it without the names', async () => {
  const id = await given('scan 0042.pdf')
  const rename = (original_filename: unknown, token = reader.token) =>
    karar.call(token)('PATCH', `/api/documents/${id}`, { original_filename })
  const answer = await rename('Lease of Pune godown')
  expect([answer.statusCode, answer.json().original_filename]).toEqual([200, 'Lease of Pune godown.pdf'])
  expect((await list({})).names).toEqual(['Lease of Pune godown.pdf'])
  await rename('Lease of Pune godown.pdf')
  const empty = await rename('  .pdf ')
  expect([empty.statusCode, empty.json().detail]).toEqual([400, 'Give the document a name.'])
  expect((await rename(7)).statusCode).toBe(400)
  expect((await rename('Mine', (await karar.givenSession({ role: 'admin' })).token)).statusCode).toBe(404)
  const lines = await linesOf(id)
  expect(lines.map((line) => line.action)).toEqual(['document.rename'])
  expect(JSON.stringify(lines)).not.toMatch(/scan|Lease/)
})

const linesOf = (id: string) =>
  karar.parts.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectType, 'document'), eq(auditLog.subjectId, id)))

test('several are deleted at once, each with its line in the log; what is not there or not theirs is named', async () => {
  const [a, b] = [await given('a'), await given('b')]
  const theirs = await given('theirs', {}, (await karar.givenSession()).id)
  const nowhere = newId()
  const remove = (ids: unknown) => karar.call(reader.token)('POST', '/api/documents/delete', { ids })
  const answer = await remove([a, theirs, nowhere, b, a])
  const detail = 'Document not found. It may have already been deleted.'
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    {
      deleted: [a, b],
      failed: [
        { id: theirs, detail },
        { id: nowhere, detail },
      ],
    },
  ])
  expect((await list({})).total).toBe(0)
  for (const [id, actions] of [
    [a, ['document.delete']],
    [b, ['document.delete']],
    [theirs, []],
  ] as const) {
    expect((await linesOf(id)).map((line) => line.action)).toEqual(actions)
  }
  const [row] = await karar.parts.database.db.select().from(documents).where(eq(documents.id, theirs))
  expect(row?.originalFilename).toBe('theirs')
  for (const ids of [[], ['x'], 'all', Array.from({ length: 101 }, () => newId())]) {
    expect((await remove(ids)).statusCode).toBe(400)
  }
})
