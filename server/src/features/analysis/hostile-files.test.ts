import type { Document, UsageInfo } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents } from '../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { heavyFiles } from '../../testing/ugly-files.ts'
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

test('a page that would be drawn for ever is cut off in words; from its second try on the file counts as used', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const used = async () => (await karar.call(token)('GET', '/api/user/usage')).json<UsageInfo>().documents_analyzed
  const tryOnce = async () => {
    const answer = await karar.upload(token, copy('a'), { analyze: true })
    expect(answer.statusCode, answer.body).toBe(201)
    const document = await karar.settled(token, answer.json().id)
    expect((await karar.call(token)('DELETE', `/api/documents/${document.id}`)).statusCode).toBe(204)
    return document.analysis_error
  }
  const first = await tryOnce()
  expect(first).toMatchObject({ reason: 'took_too_long', message: expect.stringMatching(/took too long/) })
  expect(await used()).toBe(0)
  const second = await tryOnce()
  expect(second?.message).toBe(
    `${first?.message} It was stopped like this before, so this try counts as a document of your plan.`,
  )
  expect(await used()).toBe(1)
}, 300_000)

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
