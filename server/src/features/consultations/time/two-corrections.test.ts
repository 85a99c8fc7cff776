import type { TimeEntry } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalRequests, timeEntries } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

type Person = Awaited<ReturnType<TestKarar['givenSession']>>
const by = ({ token }: Person, method: 'GET' | 'PUT', id: string, rest: string, body?: object) =>
  karar.call(token)(method, `/api/legal-requests/${id}/${rest}`, body)

/** An hour at 2,000 rupees on a request of this person. */
async function givenEntry(owner: Person) {
  const [id, entryId] = [newId<string>(), newId<string>()]
  const { db } = karar.parts.database
  await db.insert(legalRequests).values({
    id,
    userId: owner.id,
    documentName: 'lease.pdf',
    description: 'Is it fair?',
    contactInfo: 'post',
    status: 'in_progress',
    entitlement: { kind: 'not_included', minutes: null, price: null },
    dueAt: new Date(),
  })
  await db.insert(timeEntries).values({
    id: entryId,
    requestId: id,
    startedAt: new Date(Date.now() - 3_600_000),
    stoppedAt: new Date(),
    description: 'Reading',
    ratePaise: 200_000,
    measured: 6000,
    hundredths: 6000,
    amountPaise: 200_000,
  })
  return { id, entryId }
}

test('of two who correct an entry at the same time the second is told what the first wrote, and overwrites nothing unasked', async () => {
  const owner = await karar.givenSession()
  const [desk, elsewhere] = [await karar.givenSession({ role: 'admin' }), await karar.givenSession({ role: 'admin' })]
  const { id, entryId } = await givenEntry(owner)
  const correct = (who: Person, body: object) =>
    by(who, 'PUT', id, `time-entries/${entryId}`, { billable_rate: 1500, ...body })
  const first = { duration_minutes: 45, reason: 'Lunch', seen_corrected_at: null }
  const corrected: TimeEntry = (await correct(desk, first)).json()
  const second = { duration_minutes: 30, reason: 'Two telephone calls' }
  const refused = await correct(elsewhere, { ...second, seen_corrected_at: null })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toEqual({
    reason: 'time_entry_changed',
    message: expect.stringMatching(
      /^Asha Rao has corrected .* 45 minutes at ₹1,500 an hour, for “Reading”; the reason: “Lunch”/,
    ),
    corrected_at: corrected.corrected_at,
  })
  const listed = async () => (await by(owner, 'GET', id, 'time-entries')).json()[0]
  expect(await listed()).toMatchObject({ duration_minutes: 45, correction_reason: 'Lunch' })
  // whoever has seen it may have the last word, and so may a program that does not say what it saw
  const seen = await correct(elsewhere, { ...second, seen_corrected_at: corrected.corrected_at })
  expect(seen.json()).toMatchObject({ duration_minutes: 30, correction_reason: 'Two telephone calls' })
  expect((await correct(desk, { duration_minutes: 20, reason: 'By program' })).statusCode).toBe(200)
})
