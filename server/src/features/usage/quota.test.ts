import { allPlans } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ QUOTA_DOCUMENTS: '2', QUOTA_MEGABYTES: '1', QUOTA_UPLOADS_PER_HOUR: '4' })
})
afterAll(() => karar.close())

let number = 0
const send = async (token: string, bytes = 2000) => {
  const answer = await karar.upload(token, contractNumber(++number).padEnd(bytes, ' x'))
  return { status: answer.statusCode, retryAfter: Number(answer.headers['retry-after']), body: answer.json() }
}

test('who keeps as many documents as they may is told so, and can upload again after deleting one', async () => {
  const { token } = await karar.givenUser()
  const first = await send(token)
  expect([first.status, (await send(token)).status]).toEqual([201, 201])
  expect(await send(token)).toMatchObject({
    status: 409,
    body: { detail: { reason: 'quota_reached', message: expect.stringMatching(/^Your account keeps 2 documents, /) } },
  })
  await karar.call(token)('DELETE', `/api/documents/${first.body.id}`)
  expect((await send(token)).status).toBe(201)
})

test('files that would take more room than an account has are refused', async () => {
  const { token } = await karar.givenUser()
  expect((await send(token, 600_000)).status).toBe(201)
  expect(await send(token, 600_000)).toMatchObject({
    status: 409,
    body: { detail: { message: expect.stringMatching(/^The files of your documents would take more than the 1 MB /) } },
  })
  expect((await send(token, 300_000)).status).toBe(201)
})

test('uploads are counted by the hour, those that are refused for what they are as well; administrators have no quotas', async () => {
  const [{ token }, admin] = await Promise.all([karar.givenUser(), karar.givenUser({ role: 'admin' })])
  for (let time = 0; time < 4; time++) expect((await karar.upload(token, new Uint8Array(600))).statusCode).toBe(415)
  const refused = await send(token)
  expect(refused).toMatchObject({
    status: 429,
    body: { detail: expect.stringMatching(/You can upload the next one in \d+ minutes/) },
  })
  expect(refused.retryAfter).toBeGreaterThan(3000)
  for (let time = 0; time < 5; time++) expect((await send(admin.token)).status).toBe(201)
})

test('a larger plan keeps more', () => {
  for (const part of ['documents', 'megabytes', 'uploadsPerHour'] as const) {
    const quotas = allPlans.map(({ quota }) => quota[part])
    expect(new Set(quotas).size).toBe(allPlans.length)
    expect(quotas).toEqual(quotas.toSorted((a, b) => a - b))
  }
})
