import type { DocumentEvent } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEventStream } from '../../testing/event-stream.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar()
})
afterAll(() => karar.close())

const listen = (token: string) => openEventStream<DocumentEvent>(karar.app, '/api/documents/events', token)

test('the end of an analysis is told to its owner without being asked for, and to nobody else', async () => {
  const [owner, other, admin] = await Promise.all([
    karar.givenUser(),
    karar.givenUser(),
    karar.givenUser({ role: 'admin' }),
  ])
  const [mine, theirs, administration] = await Promise.all([owner, other, admin].map(({ token }) => listen(token)))
  const { id } = (await karar.upload(owner.token, contractNumber(1), { analyze: true })).json()
  await expect.poll(() => mine?.events.length, { timeout: 30_000, interval: 20 }).toBe(1)
  expect(mine?.events[0]).toMatchObject({
    event: 'document_settled',
    data: { id, analysis_status: 'completed', safety_score: expect.any(Number), progress: null },
  })
  expect([theirs?.events, administration?.events]).toEqual([[], []])
  for (const stream of [mine, theirs, administration]) stream?.close()
})

test('whose session ends hears no more', async () => {
  const person = await karar.givenUser()
  const stream = await listen(person.token)
  await karar.call(person.token)('POST', '/api/auth/logout')
  await stream.ended
  expect(stream.events).toEqual([])
})
