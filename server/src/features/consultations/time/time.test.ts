import { type ActiveTimer, amountInPaise, hundredthsOf, rupeesOf, type TimeEntry } from '@karar/schema'
import { and, eq, isNull, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, legalRequests, timeEntries } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { startKarar } from '../../../start.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'

let karar: TestKarar
type Person = Awaited<ReturnType<TestKarar['givenSession']>>
let owner: Person
/** the same desk in two browsers */
let desk: Person
let elsewhere: Person
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession()
  desk = await karar.givenSession({ role: 'admin' })
  elsewhere = await karar.givenSession({ role: 'admin' })
})
afterAll(() => karar.close())

const by = ({ token }: Person, method: 'GET' | 'POST' | 'PUT', id: string, rest: string, body?: object) =>
  karar.call(token)(method, `/api/legal-requests/${id}/${rest}`, body)
const start = (id: string, body?: object, who = desk) => by(who, 'POST', id, 'start-timer', body)
const stop = (id: string, body?: object, who = desk) => by(who, 'POST', id, 'stop-timer', body)

async function givenRequest(status: 'pending' | 'assigned' | 'completed' = 'assigned', minutes: number | null = null) {
  const id = newId<string>()
  await karar.parts.database.db.insert(legalRequests).values({
    id,
    userId: owner.id,
    documentName: 'lease.pdf',
    description: 'Is it fair?',
    contactInfo: 'post',
    status,
    assignedLawyer: 'Adv. Meera Deshpande',
    entitlement: minutes
      ? { kind: 'included_minutes', minutes, price: 4500 }
      : { kind: 'not_included', minutes: null, price: null },
    dueAt: new Date(),
  })
  return id
}

/** As if the running timer had been started so much earlier. */
async function timePasses(id: string, minutes: number): Promise<void> {
  await karar.parts.database.db
    .update(timeEntries)
    .set({ startedAt: sql`clock_timestamp() - make_interval(secs => ${minutes * 60})` })
    .where(and(eq(timeEntries.requestId, id), isNull(timeEntries.stoppedAt)))
}

test('a timer runs on the server: any browser sees it, and stopping it answers minutes, hours and amount', async () => {
  const id = await givenRequest()
  const started: ActiveTimer = (await start(id, { billable_rate: 3000, description: 'Read the lease' })).json()
  expect(started).toMatchObject({ has_active_timer: true, billable_rate: 3000, description: 'Read the lease' })
  const [row] = await karar.parts.database.db.select().from(legalRequests).where(eq(legalRequests.id, id))
  expect(row?.status).toBe('in_progress')
  await timePasses(id, 72)
  const seen: ActiveTimer = (await by(elsewhere, 'GET', id, 'active-timer')).json()
  expect(seen.current_duration_minutes).toBeCloseTo(72, 0)
  expect(seen.current_amount).toBeCloseTo(3600, -1)
  expect(seen.forgotten).toBe(false)
  const stopped = (await stop(id, {}, elsewhere)).json()
  expect(stopped.duration_minutes).toBeCloseTo(72, 0)
  expect(stopped.billable_hours).toBe(1.2)
  const exact = rupeesOf(amountInPaise(Math.round(stopped.duration_minutes * 100), 300_000))
  expect(stopped).toMatchObject({ billable_amount: exact, flagged: false })
  expect(stopped.entry).toMatchObject({ description: 'Read the lease', billable_rate: 3000, flagged: false })
  expect((await by(desk, 'GET', id, 'active-timer')).json()).toMatchObject({
    has_active_timer: false,
    start_time: null,
    current_duration_minutes: 0,
    billable_rate: null,
  })
  expect((await stop(id)).json().detail).toBe('No timer is running on this request.')
})

test('a timer that one process started goes on in the next, which stops it', async () => {
  const id = await givenRequest()
  await start(id, { billable_rate: 1200, description: 'Drafting' })
  await timePasses(id, 30)
  const headers = { authorization: `Bearer ${desk.token}` }
  const { config, log } = karar.parts
  const next = await startKarar(config, log)
  try {
    const url = (what: string) => `/api/legal-requests/${id}/${what}`
    const seen = (await next.app?.inject({ url: url('active-timer'), headers }))?.json<ActiveTimer>()
    expect(seen).toMatchObject({ has_active_timer: true, billable_rate: 1200, description: 'Drafting' })
    expect(seen?.current_duration_minutes).toBeGreaterThanOrEqual(30)
    const stopped = await next.app?.inject({ method: 'POST', url: url('stop-timer'), headers, payload: {} })
    expect(stopped?.json().duration_minutes).toBeCloseTo(30, 0)
  } finally {
    await next.close()
  }
  expect((await by(desk, 'GET', id, 'active-timer')).json().has_active_timer).toBe(false)
})

test('without a rate it is 2000 rupees an hour; what is said at the stop wins, but an empty description takes nothing away', async () => {
  const id = await givenRequest()
  expect((await start(id)).json().billable_rate).toBe(2000)
  await timePasses(id, 30)
  const stopped = (await stop(id, { billable_rate: 2500.5, description: '' })).json()
  expect(stopped.entry.billable_rate).toBe(2500.5)
  await start(id, { description: 'Call' })
  expect((await stop(id, { description: '' })).json().entry.description).toBe('Call')
})

test.each([
  [{ billable_rate: 'much' }, 'billable_rate'],
  [{ billable_rate: -1 }, 'billable_rate'],
  [{ billable_rate: 1.005 }, 'billable_rate'],
  [{ billable_rate: 100_001 }, 'billable_rate'],
  [{ description: 'x'.repeat(501) }, 'description'],
])('a timer is not started with %j', async (body, path) => {
  const id = await givenRequest()
  const answer = await start(id, body)
  expect([answer.statusCode, answer.json().errors?.[0].path]).toEqual([400, path])
  expect((await by(desk, 'GET', id, 'active-timer')).json().has_active_timer).toBe(false)
})

test('only a request that is assigned or in progress is timed; one with a running timer is not ended', async () => {
  expect((await start(await givenRequest('pending'))).json().detail).toMatch(/^Assign a lawyer first\./)
  expect((await start(await givenRequest('completed'))).statusCode).toBe(409)
  const id = await givenRequest()
  await start(id)
  expect((await start(id)).json().detail).toBe('A timer is already running on this request.')
  const put = (status: string) =>
    karar.call(desk.token)('PUT', `/api/admin/legal-consultation/requests/${id}?status=${status}`)
  for (const status of ['completed', 'cancelled']) {
    const answer = await put(status)
    expect([answer.statusCode, answer.json().detail]).toEqual([
      409,
      'A timer is running on this request. Stop it first.',
    ])
  }
  await stop(id)
  expect((await put('completed')).statusCode).toBe(200)
})

test('a timer that was forgotten for more than twelve hours is flagged, bills nothing, and is billed once corrected', async () => {
  const id = await givenRequest()
  await start(id, { billable_rate: 2000 })
  await timePasses(id, 13 * 60)
  expect((await by(desk, 'GET', id, 'active-timer')).json()).toMatchObject({ forgotten: true, current_amount: 0 })
  const stopped = (await stop(id)).json()
  expect(stopped).toMatchObject({ flagged: true, billable_hours: 0, billable_amount: 0 })
  expect(stopped.message).toMatch(/ran for 13 hours.*Nothing is billed/)
  const summary = async () => (await by(owner, 'GET', id, 'time-summary')).json()
  expect(await summary()).toMatchObject({ total_hours: 0, total_billable_amount: 0, entries: 1, flagged_entries: 1 })

  const url = `time-entries/${stopped.entry.id}`
  expect((await by(desk, 'PUT', id, url, { duration_minutes: 45 })).statusCode).toBe(400)
  const reason = 'The timer ran on overnight.'
  const corrected: TimeEntry = (await by(desk, 'PUT', id, url, { duration_minutes: 45, reason })).json()
  expect(corrected).toMatchObject({
    duration_minutes: 45,
    billable_hours: 0.75,
    billable_amount: 1500,
    flagged: false,
    corrected_by: 'Asha Rao',
    correction_reason: reason,
  })
  expect(corrected.measured_minutes).toBeCloseTo(780, 0)
  expect(await summary()).toMatchObject({ total_hours: 0.75, total_billable_amount: 1500, flagged_entries: 0 })
  const [line] = await karar.parts.database.db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.action, 'consultation.correct_time')))
  expect(line).toMatchObject({
    actorId: desk.id,
    before: { billable_amount: 0, flagged: true },
    after: { duration_minutes: 45, billable_amount: 1500, flagged: false, reason },
  })
})

test('an entry of another request, or a timer that runs, cannot be corrected', async () => {
  const [id, other] = [await givenRequest(), await givenRequest()]
  await start(id)
  const { db } = karar.parts.database
  const [running] = await db.select().from(timeEntries).where(eq(timeEntries.requestId, id))
  const correct = (request: string) =>
    by(desk, 'PUT', request, `time-entries/${running?.id}`, { duration_minutes: 1, reason: 'x' })
  expect((await correct(id)).statusCode).toBe(404)
  await stop(id)
  expect((await correct(other)).statusCode).toBe(404)
  expect((await correct(id)).statusCode).toBe(200)
})

test('the requester reads the entries, page by page, and what the plan takes off; a stranger reads nothing', async () => {
  const id = await givenRequest('assigned', 30)
  for (const minutes of [20, 60]) {
    await start(id, { billable_rate: 3000, description: `${minutes} minutes` })
    await timePasses(id, minutes)
    await stop(id)
  }
  const { db } = karar.parts.database
  // to the second
  for (const [minutes, paise] of [
    [20, 100_000],
    [60, 300_000],
  ] as const) {
    await db
      .update(timeEntries)
      .set({ hundredths: minutes * 100, amountPaise: paise })
      .where(and(eq(timeEntries.requestId, id), eq(timeEntries.description, `${minutes} minutes`)))
  }
  const summary = (await by(owner, 'GET', id, 'time-summary')).json()
  expect(summary).toEqual({
    total_hours: 1.33,
    total_billable_amount: 4000,
    total_minutes: 80,
    entries: 2,
    flagged_entries: 0,
    included_minutes: 30,
    included_amount: 1500,
    payable_amount: 2500,
  })
  const page = await by(owner, 'GET', id, 'time-entries?limit=1')
  expect(page.json()).toMatchObject([{ description: '60 minutes', billable_amount: 3000 }])
  expect(page.headers['x-total-count']).toBe('2')
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await karar.call(owner.token)('GET', next)).json()).toMatchObject([{ description: '20 minutes' }])
  const stranger = await karar.givenSession()
  for (const what of ['time-entries', 'time-summary']) {
    expect((await by(stranger, 'GET', id, what)).statusCode).toBe(404)
  }
  const listed = (await karar.call(desk.token)('GET', '/api/admin/legal-consultation/requests')).json()
  expect(listed.find((row: { id: string }) => row.id === id)).toMatchObject({
    total_hours: 1.33,
    total_billable_amount: 4000,
    time_entries: 2,
  })
})

test('messages and time of own requests are in the export of the account, notes of the desk are not', async () => {
  const id = await givenRequest()
  await start(id, { description: 'Read the lease' })
  await stop(id)
  await by(owner, 'POST', id, 'messages', { content: 'Is there news?' })
  await karar.call(desk.token)('PUT', `/api/admin/legal-consultation/requests/${id}?admin_notes=difficult`)
  const zip = unzipSync((await karar.call(owner.token)('GET', '/api/auth/export')).rawPayload)
  const account = new TextDecoder().decode(zip['account.json'])
  const exported = JSON.parse(account).consultation_requests.find((request: { id: string }) => request.id === id)
  expect(exported).toMatchObject({
    messages: [{ from_desk: false, content: 'Is there news?' }],
    time: [{ description: 'Read the lease' }],
  })
  expect(JSON.stringify(exported)).not.toContain('difficult')
})

/** What one of two browsers does, and how many of the others it does not wait for. */
const step = fc.record({ who: fc.boolean(), what: fc.constantFrom('start', 'stop') })

test('whatever two browsers do at the same moment, one timer runs at most and every start that was answered is an entry', async () => {
  const rounds = fc.array(fc.array(step, { minLength: 2, maxLength: 6 }), { minLength: 1, maxLength: 4 })
  await fc.assert(
    fc.asyncProperty(rounds, async (all) => {
      const id = await givenRequest()
      let started = 0
      let stopped = 0
      for (const round of all) {
        const answers = await Promise.all(
          round.map(({ who, what }) => (what === 'start' ? start : stop)(id, {}, who ? desk : elsewhere)),
        )
        round.forEach(({ what }, index) => {
          const status = answers[index]?.statusCode
          expect([200, 409]).toContain(status)
          if (status === 200 && what === 'start') started += 1
          if (status === 200 && what === 'stop') stopped += 1
        })
        const rows = await karar.parts.database.db.select().from(timeEntries).where(eq(timeEntries.requestId, id))
        const running = rows.filter(({ stoppedAt }) => !stoppedAt).length
        expect(running).toBeLessThanOrEqual(1)
        expect([rows.length, rows.length - running]).toEqual([started, stopped])
        for (const { measured, startedAt, stoppedAt, ratePaise, amountPaise } of rows) {
          if (!stoppedAt) continue
          expect(amountPaise).toBe(amountInPaise(measured, ratePaise))
          expect(Math.abs(hundredthsOf(stoppedAt.getTime() - startedAt.getTime()) - measured)).toBeLessThanOrEqual(1)
        }
      }
    }),
    { numRuns: 12 },
  )
})

test('the database itself keeps a second timer of a request out', async () => {
  const id = await givenRequest()
  await start(id)
  const second = { id: newId<string>(), requestId: id, startedAt: new Date(), ratePaise: 1 }
  await expect(karar.parts.database.db.insert(timeEntries).values(second)).rejects.toThrow()
})
