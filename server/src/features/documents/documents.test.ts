import { mkdir, readdir, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Document } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { auditLog, documents } from '../../db/tables.ts'
import { contractNumber, contractText, docxOf, pdfOf } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { sweepFiles } from './sweep.ts'

let karar: TestKarar
let token: string
beforeAll(async () => {
  karar = await openTestKarar()
  token = (await karar.givenUser()).token
})
afterAll(() => karar.close())

let number = 0
/** A text file that nobody has uploaded yet. */
const fresh = () => contractNumber(++number)

async function storedFiles(): Promise<string[]> {
  const entries = await readdir(join(karar.dataDir, 'files'), { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

test.each([
  ['a PDF', pdfOf([['1. Services'], ['2. Fees'], ['3. Term']]), 'application/pdf', 3, 'scan.pdf'],
  [
    'a Word file',
    docxOf([contractText]),
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    1,
    'scan.docx',
  ],
  ['plain text', contractNumber(1000, 200), 'text/plain', 3, 'scan.txt'],
])('%s is known by its content, whatever it is called', async (_kind, file, mimeType, pages, name) => {
  const answer = await karar.upload(token, file, { name: 'scan.jpg' })
  expect(answer.statusCode, answer.body).toBe(201)
  const uploaded = answer.json()
  expect(uploaded).toMatchObject({
    original_filename: name,
    mime_type: mimeType,
    page_count: pages,
    analysis_status: 'pending',
    file_size: typeof file === 'string' ? Buffer.byteLength(file) : file.length,
  })
  const document = (await karar.call(token)('GET', `/api/documents/${uploaded.id}`)).json<Document>()
  expect(document).toMatchObject({ id: uploaded.id, mime_type: mimeType, page_count: pages, progress: null })
})

test.each([
  ['an empty file', '', 422, 'empty_file'],
  ['a picture that is none of JPG and PNG', Uint8Array.from(Buffer.from('GIF89a')), 415, 'wrong_kind'],
  ['a PDF that is cut off', pdfOf([['1. Services']]).slice(0, 60), 422, 'corrupt'],
  ['a Word file that is cut off', docxOf([contractText]).slice(0, 300), 422, 'corrupt'],
])('%s is refused in words and leaves nothing behind', async (_kind, file, status, reason) => {
  const before = await storedFiles()
  const answer = await karar.upload(token, file, { name: 'contract.pdf' })
  expect(answer.statusCode, answer.body).toBe(status)
  const { detail } = answer.json()
  expect(detail.reason).toBe(reason)
  expect(detail.message).toMatch(/^This .*\.$/)
  expect(await storedFiles()).toEqual(before)
})

test('ten megabytes are taken, one byte more is not', async () => {
  const limit = 10 * 1024 * 1024
  const text = (size: number) => Buffer.alloc(size, 'The parties agree to act in good faith. ')
  const over = await karar.upload(token, text(limit + 1))
  expect([over.statusCode, over.json()]).toEqual([
    413,
    { detail: 'This file is larger than 10 MB, the most that can be uploaded.' },
  ])
  // as large as may be, but far too long to be a contract: the reader's own limit speaks
  const full = await karar.upload(token, text(limit))
  expect([full.statusCode, full.json().detail.reason]).toEqual([422, 'too_long'])
})

test.each([
  ['no multipart', { headers: { 'content-type': 'application/json' }, payload: '{}' }, /multipart/],
  ['no file', { payload: formWith({ analyze: 'true' }) }, /no file/],
  ['two files', { payload: formWith({ file: new File(['a'], 'a.txt'), other: new File(['b'], 'b.txt') }) }, /one file/],
])('an upload with %s is a mistake of the caller', async (_name, request, sentence) => {
  const headers = { authorization: `Bearer ${token}`, ...('headers' in request && request.headers) }
  const answer = await karar.app.inject({ method: 'POST', url: '/api/documents/upload', ...request, headers })
  expect(answer.statusCode).toBe(400)
  expect(answer.json().detail).toMatch(sentence)
})

function formWith(fields: Record<string, string | File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

test('fields are understood after the file as well as before it', async () => {
  const form = formWith({ file: new File([fresh()], 'a.txt'), analyze: 'true' })
  const answer = await karar.app.inject({
    method: 'POST',
    url: '/api/documents/upload',
    headers: { authorization: `Bearer ${token}` },
    payload: form,
  })
  expect(answer.json().analysis_status).toBe('analyzing')
})

test.each([
  ['../../etc/passwd', 'passwd.txt'],
  ['C:\\Users\\asha\\lease.txt', 'lease.txt'],
  ['अनुबंध 2026.txt', 'अनुबंध 2026.txt'],
  ['lease\u202etxt.exe', 'leasetxt.txt'],
  ['pay.hta', 'pay.txt'],
  ['lease v1.2', 'lease v1.2.txt'],
  ['a\u0000b\nc.txt', 'abc.txt'],
  ['..', 'document.txt'],
  ['say "yes".txt', 'say "yes".txt'],
])('the name %j is shown as %j', async (name, shown) => {
  const answer = await karar.upload(token, fresh(), { name })
  expect(answer.json().original_filename).toBe(shown)
})

test('the same bytes again: the document that is there is offered, unless the upload is forced', async () => {
  const file = fresh()
  const first = await karar.upload(token, file, { name: 'first.txt' })
  const again = await karar.upload(token, file, { name: 'second.txt' })
  expect(again.statusCode).toBe(409)
  expect(again.json()).toEqual({
    detail: {
      reason: 'duplicate_document',
      message: 'You have uploaded this very file before, as "first.txt".',
      document_id: first.json().id,
    },
  })
  expect((await karar.upload(token, file, { force: true })).statusCode).toBe(201)
  // the same file of somebody else is none of anyone's business
  const stranger = await karar.givenUser()
  expect((await karar.upload(stranger.token, file)).statusCode).toBe(201)
})

test('of five uploads of the same bytes at once one is kept', async () => {
  const file = fresh()
  const before = await storedFiles()
  const answers = await Promise.all(Array.from({ length: 5 }, () => karar.upload(token, file)))
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([201, 409, 409, 409, 409])
  expect((await storedFiles()).length).toBe(before.length + 1)
})

test('the original comes back byte for byte, under its name in any script', async () => {
  const file = pdfOf([['Deed of partnership']])
  const { id } = (await karar.upload(token, file, { name: 'साझेदारी "अंतिम".pdf' })).json()
  const answer = await karar.call(token)('GET', `/api/documents/${id}/file`)
  expect(Buffer.compare(answer.rawPayload, Buffer.from(file))).toBe(0)
  expect(answer.headers['content-type']).toBe('application/pdf')
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const disposition = String(answer.headers['content-disposition'])
  expect(disposition).toMatch(/^attachment; /)
  const extended = /filename\*=UTF-8''(\S+)/.exec(disposition)?.[1] ?? ''
  expect(decodeURIComponent(extended)).toBe('साझेदारी "अंतिम".pdf')
})

test.each([
  ['utf-8', Buffer.from('The rent is ₹ 5,000. ')],
  ['utf-16le', Buffer.from('\ufeffThe rent is ₹ 5,000. ', 'utf16le')],
  ['windows-1252', Buffer.from('The rent \x96 monthly \x96 is 5,000. ', 'latin1')],
])('a text in %s goes out as such, under a name that opens as text', async (charset, bytes) => {
  const { id } = (await karar.upload(token, bytes, { name: 'rent.html' })).json()
  // a row of before names fitted
  const { db } = karar.parts.database
  await db.update(documents).set({ originalFilename: 'rent.html' }).where(eq(documents.id, id))
  const answer = await karar.call(token)('GET', `/api/documents/${id}/file`)
  expect(answer.headers['content-type']).toBe(`text/plain; charset=${charset}`)
  expect(answer.headers['content-disposition']).toBe('attachment; filename=rent.txt')
  expect(Buffer.compare(answer.rawPayload, bytes)).toBe(0)
})

test('the list is newest first and comes in pages until there is no next', async () => {
  const reader = await karar.givenUser()
  const ids: string[] = []
  for (let index = 0; index < 5; index++) ids.unshift((await karar.upload(reader.token, fresh())).json().id)
  const seen: string[] = []
  let url: string | undefined = '/api/documents?limit=2'
  let pages = 0
  while (url) {
    const answer = await karar.call(reader.token)('GET', url)
    expect(answer.headers['x-total-count']).toBe('5')
    seen.push(...answer.json<Document[]>().map((document) => document.id))
    url = /^<(.+)>; rel="next"$/.exec(String(answer.headers.link ?? ''))?.[1]
    pages++
  }
  expect(seen).toEqual(ids)
  expect(pages).toBe(3)
  const bad = await karar.call(reader.token)('GET', '/api/documents?cursor=elsewhere')
  expect([bad.statusCode, bad.json().detail]).toEqual([400, 'The cursor is not one that this list gave out.'])
})

test("somebody else's document is not found, whatever is tried with it", async () => {
  const { id } = (await karar.upload(token, fresh())).json()
  const stranger = await karar.givenUser()
  const call = karar.call(stranger.token)
  const missing = { detail: 'Document not found. It may have already been deleted.' }
  for (const path of ['', '/file', '/text', '/unified-analysis']) {
    const answer = await call('GET', `/api/documents/${id}${path}`)
    expect([answer.statusCode, answer.json()], path).toEqual([404, missing])
  }
  expect((await call('POST', `/api/documents/${id}/analyze`)).json()).toEqual(missing)
  expect((await call('DELETE', `/api/documents/${id}`)).json()).toEqual(missing)
  expect((await call('GET', `/api/legal-issues?document_id=${id}`)).json()).toEqual(missing)
  expect((await karar.call(token)('GET', `/api/documents/${id}`)).statusCode).toBe(200)
})

test('a file that cannot be removed does not turn a deletion into a failure', async () => {
  const { token } = await karar.givenUser()
  const { id } = (await karar.upload(token, contractNumber(777))).json()
  const remove = vi.spyOn(karar.parts.files, 'remove').mockRejectedValueOnce(new Error('the disk is away'))
  expect((await karar.call(token)('DELETE', `/api/documents/${id}`)).statusCode).toBe(204)
  expect((await karar.call(token)('GET', `/api/documents/${id}`)).statusCode).toBe(404)
  const [key = ''] = remove.mock.calls[0] ?? []
  remove.mockRestore()
  await karar.parts.files.remove(key)
})

test('deleting removes document and file, and says so in the audit log', async () => {
  const before = await storedFiles()
  const { id } = (await karar.upload(token, fresh(), { name: 'gone.txt' })).json()
  const call = karar.call(token)
  expect((await call('DELETE', `/api/documents/${id}`)).statusCode).toBe(204)
  expect((await call('DELETE', `/api/documents/${id}`)).statusCode).toBe(404)
  expect(await storedFiles()).toEqual(before)
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.map((line) => line.action)).toEqual(['document.create', 'document.delete'])
  expect(lines[1]?.before).toEqual({ size: expect.any(Number), status: 'pending' })
  // the log outlives the document, so it does not keep a name that may say who it is about
  expect(JSON.stringify(lines)).not.toContain('gone.txt')
})

test('files that no document knows are swept, but not those that are just being written', async () => {
  const { database, files, log } = karar.parts
  const { id } = (await karar.upload(token, fresh())).json()
  const known = await storedFiles()
  const folder = join(karar.dataDir, 'files', 'zz')
  await mkdir(folder, { recursive: true })
  const [orphan, half, young] = ['orphan', 'half.part', 'young'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ]
  for (const path of [orphan, half, young]) await writeFile(path, 'left behind')
  const old = new Date(Date.now() - 3_600_000)
  for (const path of [orphan, half, ...known]) await utimes(path, old, old)
  expect(await sweepFiles(database.db, files, { before: new Date(Date.now() - 60_000) }, log)).toEqual({
    files: known.length + 3,
    trashed: 1,
    restored: 0,
    removed: 1,
    halfWritten: 1,
    kept: 0,
  })
  const trashed = join(karar.dataDir, 'files', 'trash', 'zz', 'orphan')
  expect((await storedFiles()).toSorted()).toEqual([...known, young, trashed].toSorted())
  expect((await stat(young)).size).toBe(11)
  expect((await karar.call(token)('GET', `/api/documents/${id}/file`)).statusCode).toBe(200)
})
