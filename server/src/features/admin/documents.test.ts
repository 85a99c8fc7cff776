import type { AdminDocument, AnalysisStatus, DocumentContent, DocumentId, UserId } from '@karar/schema'
import { and, asc, eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, documents, users } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let administrator: { id: UserId; token: string }
let admin: ReturnType<TestKarar['call']>
let number = 500
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  administrator = await karar.givenSession({ role: 'admin' })
  admin = karar.call(administrator.token)
})
afterAll(() => karar.close())

const db = () => karar.parts.database.db
type Person = { id: UserId; token: string }

async function givenAnalysed({ token }: Person, name = 'lease.txt'): Promise<DocumentId> {
  const { id } = (await karar.upload(token, contractNumber(++number), { name, analyze: true })).json()
  expect((await karar.settled(token, id)).analysis_status).toBe('completed')
  return id
}
async function givenPending({ token }: Person, name = 'waiting.txt'): Promise<DocumentId> {
  return (await karar.upload(token, contractNumber(++number), { name, analyze: false })).json().id
}
/** A row alone, where the file does not matter. */
async function givenRow({ id: ownerId }: Person, originalFilename: string, status: AnalysisStatus = 'pending') {
  const id = newId<DocumentId>()
  const file = { fileSize: 1, mimeType: 'text/plain', contentHash: id, fileKey: id }
  await db()
    .insert(documents)
    .values({ id, ownerId, originalFilename, status, ...file })
  return id
}

/** What the log tells of administrators' looks at a document, oldest first. */
async function looksAt(id: DocumentId) {
  const lines = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), like(auditLog.action, '%view_by_admin')))
    .orderBy(asc(auditLog.id))
  return lines.map(({ actorId, after }) => [actorId, after?.seen])
}

async function list(url: string) {
  const answer = await admin('GET', url)
  expect(answer.statusCode, answer.body).toBe(200)
  const rows = answer.json<AdminDocument[]>()
  const next = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
  return { rows, names: rows.map((row) => row.original_filename), total: Number(answer.headers['x-total-count']), next }
}

test('the list shows everybody’s documents, newest first, with whose they are', async () => {
  const owner = await karar.givenSession({ company: 'Kaveri Traders' })
  const id = await givenAnalysed(owner, 'kaveri.txt')
  const newer = await givenPending(await karar.givenSession(), 'godavari.txt')
  const { rows } = await list('/api/admin/documents?limit=2')
  expect(rows.map((row) => row.id)).toEqual([newer, id])
  const { matched_text: _, ...own } = (await karar.call(owner.token)('GET', '/api/documents')).json()[0]
  const whose = {
    user_id: owner.id,
    user_name: 'Asha Rao',
    user_email: `${owner.id}@example.com`,
    company_name: 'Kaveri Traders',
  }
  expect(rows[1]).toEqual({ ...own, ...whose })
  expect((await admin('GET', `/api/admin/documents/${id}`)).json()).toEqual({ ...own, ...whose })
})

test('the list is searched in file, name, e-mail and company, filtered by status, and paged', async () => {
  const [bora, nair] = [
    await karar.givenSession({ company: 'Bora Tea 100% Traders' }),
    await karar.givenSession({ company: 'Nair_Boats' }),
  ]
  await db().update(users).set({ fullName: 'Lakshmi Nair' }).where(eq(users.id, nair.id))
  for (const name of ['assam one.pdf', 'assam two.pdf', 'assam three.pdf']) await givenRow(bora, name, 'failed')
  await givenRow(nair, 'assam boats.pdf')
  const found: [query: string, names: string[]][] = [
    ['q=assam', ['assam boats.pdf', 'assam one.pdf', 'assam three.pdf', 'assam two.pdf']],
    ['q=ASSAM+two', ['assam two.pdf']],
    ['q=lakshmi+boats.pdf', ['assam boats.pdf']],
    [`q=${bora.id}@example.com+one`, ['assam one.pdf']],
    ['q=tea+assam&status=failed', ['assam one.pdf', 'assam three.pdf', 'assam two.pdf']],
    ['q=assam&status=pending', ['assam boats.pdf']],
    ['q=assam&status=completed', []],
    ['q=100%25+t', ['assam one.pdf', 'assam three.pdf', 'assam two.pdf']],
    ['q=nair_b', ['assam boats.pdf']],
    ['q=nair%25b', []],
  ]
  for (const [query, names] of found) {
    const answer = await list(`/api/admin/documents?${query}`)
    expect(answer.names.toSorted(), query).toEqual(names)
    expect(answer.total, query).toBe(names.length)
  }

  const whole = await list(`/api/admin/users/${bora.id}/documents`)
  const first = await list(`/api/admin/users/${bora.id}/documents?limit=2`)
  const second = await list(first.next ?? '')
  expect([first.total, second.total, second.next]).toEqual([3, 3, undefined])
  expect([...first.rows, ...second.rows]).toEqual(whole.rows)
  expect((await list(`/api/admin/users/${bora.id}/documents?q=two`)).names).toEqual(['assam two.pdf'])
  for (const wrong of ['?cursor=x', '?limit=101', '?status=lost', '?q=a%00b']) {
    expect((await admin('GET', `/api/admin/documents${wrong}`)).statusCode, wrong).toBe(400)
  }
  const unknown = await admin('GET', `/api/admin/users/${crypto.randomUUID()}/documents`)
  expect([unknown.statusCode, unknown.json().detail]).toEqual([404, expect.stringMatching(/^User not found/)])
})

test('the text of a document is read page by page; before there is one, words say so', async () => {
  const owner = await karar.givenSession()
  const waiting = await givenPending(owner)
  const before = (await admin('GET', `/api/admin/documents/${waiting}/content`)).json<DocumentContent>()
  expect(before).toMatchObject({ original_filename: 'waiting.txt', mime_type: 'text/plain', content: null, pages: [] })
  expect(before.message).toMatch(/has not been read yet/)
  // nothing of it was shown
  expect(await looksAt(waiting)).toEqual([])

  const id = await givenAnalysed(owner)
  const content = (await admin('GET', `/api/admin/documents/${id}/content`)).json<DocumentContent>()
  const own = (await karar.call(owner.token)('GET', `/api/documents/${id}/text`)).json()
  expect({ text: content.content, pages: content.pages, message: content.message }).toEqual({ ...own, message: null })
  const { file_size, upload_time } = (await karar.call(owner.token)('GET', `/api/documents/${id}`)).json()
  expect(content).toMatchObject({ file_size, upload_time, original_filename: 'lease.txt' })

  await db()
    .update(documents)
    .set({ status: 'failed', error: { reason: 'encrypted', message: 'The file is protected by a password.' } })
    .where(eq(documents.id, waiting))
  const failed = (await admin('GET', `/api/admin/documents/${waiting}/content`)).json<DocumentContent>()
  expect(failed.message).toMatch(/analysis failed\. The file is protected by a password\.$/)
})

test('a download is the very file, as an attachment under a name that no header can be broken with', async () => {
  const owner = await karar.givenSession()
  const text = contractNumber(++number)
  const name = 'पट्टा "2026"; x=\u202ey.txt'
  const { id } = (await karar.upload(owner.token, text, { name })).json()
  const answer = await admin('GET', `/api/admin/documents/${id}/download`)
  expect([answer.statusCode, answer.body]).toEqual([200, text])
  const theirs = await karar.call(owner.token)('GET', `/api/documents/${id}/file`)
  for (const header of ['content-disposition', 'content-type', 'content-length', 'cache-control']) {
    expect(answer.headers[header], header).toBe(theirs.headers[header])
  }
  expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*"; filename\*=UTF-8''/)
  expect(await looksAt(id)).toEqual([[administrator.id, 'file']])
})

test('an administrator reads what the owner reads, through the same calls, and each look is in the log', async () => {
  const owner = await karar.givenSession({ company: 'Kaveri Traders' })
  const id = await givenAnalysed(owner)
  const theirs = karar.call(owner.token)
  const looked = { text: 'text', file: 'file', 'unified-analysis': 'analysis' }
  for (const part of Object.keys(looked)) {
    const url = `/api/documents/${id}/${part}`
    const [mine, own] = [await admin('GET', url), await theirs('GET', url)]
    expect([mine.statusCode, mine.body], part).toEqual([200, own.body])
  }
  for (const url of [`/api/legal-issues?document_id=${id}`, `/api/admin/documents/${id}/legal-issues`]) {
    expect((await admin('GET', url)).json().length, url).toBeGreaterThan(0)
  }
  await admin('GET', `/api/admin/documents/${id}/content`)
  const seen = [...Object.values(looked), 'issues', 'issues', 'text']
  expect(await looksAt(id)).toEqual(seen.map((part) => [administrator.id, part]))

  // what it is and whose is no look into it
  const { owner: whose, analysis_results: told, ...document } = (await admin('GET', `/api/documents/${id}`)).json()
  const { analysis_results: found, ...same } = (await theirs('GET', `/api/documents/${id}`)).json()
  expect(document).toEqual(same)
  expect(found.professional_analysis.critical_issues.length).toBeGreaterThan(0)
  expect(told).toBeNull()
  expect(whose).toEqual({
    user_id: owner.id,
    user_name: 'Asha Rao',
    user_email: `${owner.id}@example.com`,
    company_name: 'Kaveri Traders',
  })
  await admin('GET', `/api/admin/documents/${id}`)
  await admin('GET', '/api/admin/documents')
  expect(await looksAt(id)).toHaveLength(seen.length)
})

test('an analysis that is not there yet is asked for again and again without a line in the log', async () => {
  const id = await givenPending(await karar.givenSession())
  const answer = await admin('GET', `/api/documents/${id}/unified-analysis`)
  expect(answer.json()).toMatchObject({ available: false, unified_analysis: null })
  expect((await admin('GET', `/api/documents/${id}/text`)).statusCode).toBe(404)
  expect(await looksAt(id)).toEqual([])
})

test('an administrator’s own document is no look into somebody else’s', async () => {
  const id = await givenAnalysed(administrator)
  const urls = ['text', 'file', 'unified-analysis'].map((part) => `/api/documents/${id}/${part}`)
  for (const url of [...urls, `/api/admin/documents/${id}/content`, `/api/admin/documents/${id}/download`]) {
    expect((await admin('GET', url)).statusCode, url).toBe(200)
  }
  expect((await admin('GET', `/api/documents/${id}`)).json().owner).toBeUndefined()
  expect(await looksAt(id)).toEqual([])
})

test('renaming, analysing and deleting through the owner’s calls stay the owner’s, whoever else asks', async () => {
  const owner = await karar.givenSession()
  const id = await givenPending(owner)
  const row = () => db().select().from(documents).where(eq(documents.id, id))
  const before = await row()
  for (const caller of [admin, karar.call((await karar.givenSession()).token)]) {
    expect((await caller('PATCH', `/api/documents/${id}`, { original_filename: 'mine' })).statusCode).toBe(404)
    expect((await caller('POST', `/api/documents/${id}/analyze`, {})).statusCode).toBe(404)
    expect((await caller('DELETE', `/api/documents/${id}`)).statusCode).toBe(404)
    expect((await caller('POST', '/api/documents/delete', { ids: [id] })).json()).toMatchObject({ deleted: [] })
    expect((await caller('GET', '/api/documents')).json().map((one: AdminDocument) => one.id)).not.toContain(id)
  }
  expect(await row()).toEqual(before)
})

test('an administrator deletes a document of somebody else: file, text and analysis go, the log says who', async () => {
  const owner = await karar.givenSession()
  const id = await givenAnalysed(owner)
  const [row] = await db().select().from(documents).where(eq(documents.id, id))
  expect((await admin('DELETE', `/api/admin/documents/${id}`)).statusCode).toBe(204)
  expect((await karar.call(owner.token)('GET', `/api/documents/${id}`)).statusCode).toBe(404)
  await expect(karar.parts.files.bytes(row?.fileKey ?? '')).rejects.toThrow()
  const lines = await db()
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'document.delete')))
  expect(lines).toMatchObject([{ actorId: administrator.id, before: { status: 'completed' } }])
  const again = await admin('DELETE', `/api/admin/documents/${id}`)
  expect([again.statusCode, again.json().detail]).toEqual([
    404,
    'Document not found. It may have already been deleted.',
  ])
})

test('the owner gets the use back where their own deletion would give it back, and only there', async () => {
  const owner = await karar.givenSession({ subscription: 'free' })
  const analysed = await givenAnalysed(owner)
  const waiting = await givenPending(owner)
  const used = async () => {
    const [row] = await db().select().from(users).where(eq(users.id, owner.id))
    return row?.documentsAnalyzed
  }
  expect((await admin('DELETE', `/api/admin/documents/${analysed}`)).statusCode).toBe(204)
  expect(await used()).toBe(1)
  // an analysis that was counted and is not over
  const run = crypto.randomUUID()
  const running = { status: 'analyzing', runId: run, countedRunId: run, runStartedAt: new Date() } as const
  await db().update(documents).set(running).where(eq(documents.id, waiting))
  await db().update(users).set({ documentsAnalyzed: 2 }).where(eq(users.id, owner.id))
  expect((await admin('DELETE', `/api/admin/documents/${waiting}`)).statusCode).toBe(204)
  expect(await used()).toBe(1)
})

test('who lacks the two-step sign-in that the operator demands reads nothing of anybody', async () => {
  const strict = await openTestKarar({ RATE_LIMITS: 'off', REQUIRE_TWO_STEP: 'admins' })
  try {
    const owner = await strict.givenSession()
    const { id } = (await strict.upload(owner.token, contractNumber(++number))).json()
    const { token, id: adminId } = await strict.givenSession({ role: 'admin' })
    const urls = ['', '/file', '/text', '/unified-analysis'].map((part) => `/api/documents/${id}${part}`)
    for (const url of [...urls, `/api/legal-issues?document_id=${id}`]) {
      expect((await strict.call(token)('GET', url)).statusCode, url).toBe(404)
    }
    await strict.parts.database.db.update(users).set({ totpSince: new Date() }).where(eq(users.id, adminId))
    expect((await strict.call(token)('GET', `/api/documents/${id}/file`)).statusCode).toBe(200)
  } finally {
    await strict.close()
  }
})
