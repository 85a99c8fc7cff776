import type { Operations } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractNumber } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { letterJob } from '../accounts/service.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

test('administrators see analyses by day, why they failed, what waits and what is stored', async () => {
  const { token } = await karar.givenSession({ role: 'admin' })
  const owner = await karar.givenSession()
  const read = async (): Promise<Operations> => (await karar.call(token)('GET', '/api/admin/operations')).json()
  const before = await read()
  expect(before.days).toHaveLength(14)
  expect(before.days.every(({ completed, failed }) => completed + failed === 0)).toBe(true)
  expect(before.failures).toEqual([])
  expect(before.storage).toMatchObject({ documents: 0, used_bytes: 0 })
  expect(before.storage.room_bytes).toBeGreaterThan(0)

  const whole = contractNumber(1)
  const empty = '%PDF-1.4\n%%EOF'
  const good = (await karar.upload(owner.token, whole, { analyze: true })).json().id
  await karar.settled(owner.token, good)
  const refused = await karar.upload(owner.token, empty, { name: 'broken.pdf' })
  expect(refused.statusCode).toBeGreaterThanOrEqual(400)
  const short = (await karar.upload(owner.token, 'nothing to see', { name: 'short.txt', analyze: true })).json().id
  const settled = await karar.settled(owner.token, short)

  const after = await read()
  const today = after.days.at(-1)
  const failed = settled.analysis_status === 'failed' ? 1 : 0
  expect(today).toMatchObject({ completed: 2 - failed, failed })
  expect(after.failures.map(({ count }) => count)).toEqual(failed ? [1] : [])
  expect(after.queue).toMatchObject({ waiting: 0, running: 0, oldest_waiting_seconds: null })
  expect(after.storage.documents).toBe(2)
  expect(after.storage.used_bytes).toBe(whole.length + 'nothing to see'.length)
})

test('a failure is told with its reason and the words that its owner was told; what waits is told with its age', async () => {
  const { token } = await karar.givenSession({ role: 'admin' })
  const { db } = karar.parts.database
  await db.execute(`insert into audit_lines (action, subject_type, subject_id, after)
    values ('analysis.fail', 'document', 'x', '{"status": "failed", "reason": "encrypted"}')`)
  await db.execute(`insert into users (id, email, password_hash, full_name, company_name)
    values ('019a0000-0000-7000-8000-000000000001', 'x@y.in', 'x', 'X', 'Y')`)
  await db.execute(`insert into documents (id, owner_id, original_filename, file_size, mime_type, content_hash, file_key, analysis_status, analysis_error)
    values ('019a0000-0000-7000-8000-000000000002', '019a0000-0000-7000-8000-000000000001', 'a.pdf', 1, 'application/pdf', 'h', 'k', 'failed',
      '{"reason": "encrypted", "message": "The file is protected by a password."}')`)
  await db.execute(`insert into pgboss.job (name, state, created_on, start_after)
    values ('documents.analyze', 'created', now() - interval '90 seconds', now() + interval '1 hour'),
      ('${letterJob.name}', 'retry', now() - interval '20 minutes', now() + interval '1 hour')`)
  const { failures, queue }: Operations = (await karar.call(token)('GET', '/api/admin/operations')).json()
  expect(failures).toContainEqual({
    reason: 'encrypted',
    message: 'The file is protected by a password.',
    count: 1,
    last_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/),
  })
  expect(queue).toMatchObject({ waiting: 1, letters_waiting: 1 })
  expect(queue.oldest_letter_seconds).toBeGreaterThanOrEqual(1200)
  expect(queue.oldest_waiting_seconds).toBeGreaterThanOrEqual(90)
  expect(queue.oldest_waiting_seconds).toBeLessThan(600)
})
