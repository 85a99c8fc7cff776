import type { Document, DocumentId, UnifiedAnalysisResponse } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyses } from '../../db/tables.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { isOlder, openSuperseded } from './superseded.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

test.each([
  ['0.9.9', '0.9.100', true],
  ['0.9.100', '0.9.9', false],
  ['0.9.100', '0.9.100', false],
  ['1.0', '1.0.0', false],
  ['1.0', '1.0.1', true],
  ['the first one', '0.1', true],
  ['0.1', 'the first one', false],
])('%s is older than %s: %s', (one, other, older) => expect(isOlder(one, other)).toBe(older))

test('a reading of any risk by an older engine is told to be one once a newer has read, and no more once it was read anew', async () => {
  const { token } = await karar.givenUser()
  const { db } = karar.parts.database
  const analysed = async (number: number) => {
    const { id } = (await karar.upload(token, contractNumber(number), { analyze: true })).json<Document>()
    await karar.settled(token, id)
    return id
  }
  const told = async (id: DocumentId) =>
    (await karar.call(token)('GET', `/api/documents/${id}/unified-analysis`)).json<UnifiedAnalysisResponse>().metadata
  const old = await analysed(41)
  await db
    .update(analyses)
    .set({ engineVersion: '0.0.1', analyzedAt: new Date(Date.now() - 3_600_000) })
    .where(eq(analyses.documentId, old))
  // nobody knows of a newer one yet
  let now = Date.now()
  const superseded = openSuperseded(db, () => now)
  expect(await superseded('0.0.1')).toBe(false)
  const current = await analysed(42)
  expect((await told(current)).superseded).toBe(false)
  expect(await told(old)).toMatchObject({ engine_version: '0.0.1', superseded: true })
  // what was looked up a moment ago stands for a minute
  expect(await superseded('0.0.1')).toBe(false)
  now += 61_000
  expect(await superseded('0.0.1')).toBe(true)

  await karar.call(token)('POST', `/api/documents/${old}/analyze`)
  await karar.settled(token, old)
  expect((await told(old)).superseded).toBe(false)
})
