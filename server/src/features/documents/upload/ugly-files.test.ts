import { readdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Document } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import type { UglyFile } from '../../../testing/ugly-file.ts'
import { heavyFiles, uglyFiles } from '../../../testing/ugly-files.ts'

let karar: TestKarar
let token: string
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  token = (await karar.givenUser()).token
})
afterAll(() => karar.close())

const files = uglyFiles()

test('there are at least sixty, and no two are the same', () => {
  expect(files.length).toBeGreaterThanOrEqual(60)
  expect(new Set(files.map(({ bytes }) => Buffer.from(bytes).toString('base64'))).size).toBe(files.length)
})

/** What a person may be shown: a sentence that ends, and nothing of a program. */
function expectSentence(words: unknown, says = /./): void {
  expect(words).toMatch(/^[A-Z][^{}<]{19,}[.!]$/)
  expect(words).not.toMatch(/undefined|\bnull\b|NaN|Error:|\bat \/|node_modules/)
  expect(words).toMatch(says)
}

const send = ({ bytes, name = 'contract', type = '' }: UglyFile) => {
  const form = new FormData()
  form.set('analyze', 'true')
  form.set('file', new File([bytes as Uint8Array<ArrayBuffer>], name, { type }))
  return karar.app.inject({
    method: 'POST',
    url: '/api/documents/upload',
    headers: { authorization: `Bearer ${token}` },
    payload: form,
  })
}

test.each(files.map((file) => [file.what, file] as const))('%s is read or refused in words', async (_what, file) => {
  const answer = await send(file)
  const body = answer.json()
  if (typeof file.ends === 'number') expect(answer.statusCode, answer.body).toBe(file.ends)
  if (answer.statusCode !== 201) {
    expect([413, 415, 422], answer.body).toContain(answer.statusCode)
    expect(['any', answer.statusCode]).toContain(file.ends)
    expectSentence(body.detail.message ?? body.detail, file.says)
    return
  }
  const document: Document = await karar.settled(token, body.id)
  if (document.analysis_status === 'failed') expectSentence(document.analysis_error?.message, file.says)
  // ours to answer for, not the file's
  expect(document.analysis_error?.reason).not.toBe('internal')
  if (file.ends !== 'any') expect(document.analysis_status, document.analysis_error?.message).toBe(file.ends)
  expect(document.original_filename).toMatch(/^[^/\\\u0000-\u001f\u202a-\u202e]{1,200}$/)
})

// the others take minutes: npm run bench:ugly
const worst = ['a PDF with cross-references for 24 million objects', 'a PDF with a font of 500 million widths']

test.each(worst)('%s ends in words for want of memory, and nothing else ends with it', async (what) => {
  const bytes = heavyFiles()
    .find((file) => file.what === what)
    ?.make()
  if (!bytes) throw new Error(`there is no ${what}`)
  const answer = await send({ what, bytes, ends: 'any' })
  const body = answer.json()
  const told =
    answer.statusCode === 201
      ? (await karar.settled(token, body.id)).analysis_error
      : { reason: body.detail.reason, message: body.detail.message }
  expect(told?.reason).toBe('unpacks_too_large')
  expectSentence(told?.message, /needs more memory/)
  expect((await karar.call(undefined)('GET', '/api')).json().status).toBe('ok')
})

test('no file of the server is in any text, nothing was written elsewhere, and the server answers as before', async () => {
  const list = (await karar.call(token)('GET', '/api/documents?limit=100')).json<Document[]>()
  for (const { id } of list.filter(({ analysis_status }) => analysis_status === 'completed')) {
    const { text } = (await karar.call(token)('GET', `/api/documents/${id}/text`)).json()
    expect(text).not.toContain('root:')
  }
  await expect(stat(join(tmpdir(), 'karar-was-here'))).rejects.toThrow()
  const stored = await readdir(join(karar.dataDir, 'files'), { recursive: true, withFileTypes: true })
  expect(stored.filter((entry) => entry.isFile()).length).toBe(
    Number((await karar.call(token)('GET', '/api/documents?limit=1')).headers['x-total-count']),
  )
  expect((await karar.call(undefined)('GET', '/api')).json().status).toBe('ok')
})
