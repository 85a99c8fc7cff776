import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../db/open.ts'
import { documents, users } from '../../db/tables.ts'
import { openEventStream } from '../../testing/event-stream.ts'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { somebodyWaits } from '../../testing/lock-waits.ts'

let karar: TestKarar
let owner: { token: string }
let document: string
let issues: string[]
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession()
  document = (await karar.upload(owner.token, contractNumber(1), { analyze: true })).json().id
  await karar.settled(owner.token, document)
  const found = await karar.call(owner.token)('GET', `/api/legal-issues?document_id=${document}`)
  issues = found.json().map(({ id }: { id: string }) => id)
})
afterAll(() => karar.close())

const path = (issue?: string) =>
  `/api/documents/${document}/resolved-issues${issue === undefined ? '' : `/${encodeURIComponent(issue)}`}`
const ticksOf = async (token: string) => (await karar.call(token)('GET', path())).json()

test('a tick is kept, twice is once, and it can be taken away again', async () => {
  const call = karar.call(owner.token)
  const [first = ''] = issues
  expect(await ticksOf(owner.token)).toEqual([])
  const statuses = []
  for (const method of ['PUT', 'PUT'] as const) statuses.push((await call(method, path(first))).statusCode)
  expect(await ticksOf(owner.token)).toEqual([first])
  for (const method of ['DELETE', 'DELETE'] as const) statuses.push((await call(method, path(first))).statusCode)
  expect(await ticksOf(owner.token)).toEqual([])
  expect(statuses).toEqual([204, 204, 204, 204])
})

test('a tick of the same moment twice is one tick', async () => {
  const call = karar.call(owner.token)
  const [first = ''] = issues
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('PUT', path(first))))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204, 204])
  expect(await ticksOf(owner.token)).toEqual([first])
  await call('DELETE', path(first))
})

test('an administrator who looks has ticks of their own, and a stranger none', async () => {
  const admin = await karar.givenSession({ role: 'admin' })
  const stranger = await karar.givenSession()
  const [first = '', second = ''] = issues
  await karar.call(owner.token)('PUT', path(first))
  await karar.call(admin.token)('PUT', path(second))
  expect([await ticksOf(owner.token), await ticksOf(admin.token)]).toEqual([[first], [second]])
  const answer = await karar.call(stranger.token)('PUT', path(first))
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'Document not found. It may have already been deleted.',
  ])
  await karar.call(owner.token)('DELETE', path(first))
})

test('whoever has the document open is told of ticks made on another page: of their own, and of nobody else’s', async () => {
  const admin = await karar.givenSession({ role: 'admin' })
  const [first = ''] = issues
  const events = `/api/documents/${document}/events`
  const [own, others] = [
    await openEventStream(karar.app, events, owner.token),
    await openEventStream(karar.app, events, admin.token),
  ]
  for (const [method, count] of [
    ['PUT', 1],
    ['DELETE', 2],
  ] as const) {
    await karar.call(owner.token)(method, path(first))
    await expect.poll(() => own.events).toEqual(Array(count).fill({ event: 'ticks_changed', data: {} }))
  }
  await karar.call(admin.token)('PUT', path(first))
  await expect.poll(() => others.events).toHaveLength(1)
  await karar.call(admin.token)('DELETE', path(first))
  await expect.poll(() => others.events).toHaveLength(2)
  expect(own.events).toHaveLength(2)
  own.close()
  others.close()
})

test.each(['PUT', 'DELETE'] as const)('%s of what is no finding of this analysis is refused', async (method) => {
  const answer = await karar.call(owner.token)(method, path('no-such-rule@1'))
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'This finding is not in the analysis any more. Load the page again.',
  ])
})

test('a tick that meets the deletion of its document, or of its account, finds it gone', async () => {
  const { db } = karar.parts.database
  const asha = await karar.givenSession()
  const { id } = (await karar.upload(asha.token, contractNumber(3), { analyze: true })).json()
  await karar.settled(asha.token, id)
  const found = await karar.call(asha.token)('GET', `/api/legal-issues?document_id=${id}`)
  const tick = `/api/documents/${id}/resolved-issues/${encodeURIComponent(found.json()[0].id)}`
  const admin = await karar.givenSession({ role: 'admin' })
  const meeting = (token: string, remove: (tx: Tx) => Promise<unknown>) =>
    db.transaction(async (tx) => {
      await remove(tx)
      const answer = karar.call(token)('PUT', tick)
      await somebodyWaits(db)
      return { answer }
    })
  const byAdmin = await meeting(admin.token, (tx) => tx.delete(users).where(eq(users.id, admin.id)))
  expect((await byAdmin.answer).statusCode).toBe(401)
  const byOwner = await meeting(asha.token, (tx) => tx.delete(documents).where(eq(documents.id, id)))
  const answer = await byOwner.answer
  expect([answer.statusCode, answer.json().detail]).toEqual([
    404,
    'Document not found. It may have already been deleted.',
  ])
})

test('before the analysis there is nothing to tick', async () => {
  const { id } = (await karar.upload(owner.token, contractNumber(2))).json()
  const call = karar.call(owner.token)
  expect((await call('GET', `/api/documents/${id}/resolved-issues`)).json()).toEqual([])
  expect((await call('PUT', `/api/documents/${id}/resolved-issues/x`)).statusCode).toBe(404)
})

test('ticks outlive a new analysis of the same words', async () => {
  const call = karar.call(owner.token)
  const [first = ''] = issues
  await call('PUT', path(first))
  await call('POST', `/api/documents/${document}/analyze`)
  await karar.settled(owner.token, document)
  expect(await ticksOf(owner.token)).toEqual([first])
})
