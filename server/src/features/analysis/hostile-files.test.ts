import type { Document, UsageInfo } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../db/tables.ts'
import { contractText } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { heavyFiles } from '../../testing/ugly-files.ts'
import { type Analysers, runAnalysis } from './run-analysis.ts'
import { analyzeJob } from './service.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const circle = heavyFiles()
  .find(({ what }) => what === 'a PDF whose patterns draw each other in a circle')
  ?.make()
const copy = (mark: string) => Buffer.concat([circle ?? Buffer.alloc(0), Buffer.from(`% ${mark}\n`)])

test('a page that would be drawn for ever is cut off in words', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const answer = await karar.upload(token, copy('a'), { analyze: true })
  expect(answer.statusCode, answer.body).toBe(201)
  const { analysis_error } = await karar.settled(token, answer.json().id)
  expect(analysis_error).toMatchObject({
    reason: 'took_too_long',
    message: expect.stringMatching(/took too long/),
  })
  expect((await karar.call(token)('GET', '/api/user/usage')).json<UsageInfo>().documents_analyzed).toBe(0)
}, 300_000)

test('from its second try on a file that was cut off counts as used, also where it was deleted in between', async () => {
  // where nobody works, so that each try is ours to end: that it ends by itself is shown above
  const web = await openTestKarar({ ROLE: 'web' })
  try {
    const { token } = await web.givenUser({ subscription: 'free' })
    const used = async () => (await web.call(token)('GET', '/api/user/usage')).json<UsageInfo>().documents_analyzed
    const message = 'It took too long.'
    const { database, files, queue, ai, log } = web.parts
    const cutOff = async () => ({ ok: false, reason: 'took_too_long', message }) as const
    const analysers: Analysers = { run: cutOff, warmUp: async () => {}, isWell: () => true, close: async () => {} }
    const tryOnce = async () => {
      const { id } = (await web.upload(token, contractText, { analyze: true })).json()
      expect(await used()).toBe(1)
      const [row] = await database.db.select({ run: documents.runId }).from(documents).where(eq(documents.id, id))
      const job = { document_id: id, run_id: row?.run ?? '' }
      const slot = { becomesScan: () => true, over: () => {} }
      const context = { db: database.db, files, queue, analysers, ai, log }
      await runAnalysis(context, job, new AbortController().signal, slot)
      const { analysis_error } = (await web.call(token)('GET', `/api/documents/${id}`)).json<Document>()
      expect((await web.call(token)('DELETE', `/api/documents/${id}`)).statusCode).toBe(204)
      return analysis_error
    }
    expect(await tryOnce()).toMatchObject({ reason: 'took_too_long', message })
    expect(await used()).toBe(0)
    expect((await tryOnce())?.message).toBe(
      `${message} It was stopped like this before, so this try counts as a document of your plan.`,
    )
    expect(await used()).toBe(1)
  } finally {
    await web.close()
  }
})

test('deleting a document ends the process that is deep in its page', async () => {
  const { token } = await karar.givenUser()
  const { id } = (await karar.upload(token, copy('b'), { analyze: true })).json()
  const { database, queue } = karar.parts
  const [row] = await database.db.select({ run: documents.runId }).from(documents).where(eq(documents.id, id))
  const stage = async () => (await karar.call(token)('GET', `/api/documents/${id}`)).json<Document>().progress?.stage
  await expect.poll(stage, { timeout: 60_000, interval: 50 }).toBe('ocr')
  expect((await karar.call(token)('DELETE', `/api/documents/${id}`)).statusCode).toBe(204)
  // by itself it would go on for five seconds at the least
  await expect.poll(() => queue.isOpen(analyzeJob, row?.run ?? ''), { timeout: 5_000 }).toBe(false)
})
