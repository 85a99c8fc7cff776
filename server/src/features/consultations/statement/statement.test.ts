import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { legalRequests, timeEntries, users } from '../../../db/tables.ts'
import { newId } from '../../../lib/ids.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { bareOf, readPdf } from '../../../testing/read-pdf.ts'
import { statementPdf } from './statement-pdf.ts'

let karar: TestKarar
type Person = Awaited<ReturnType<TestKarar['givenSession']>>
let owner: Person
let id: string
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession({ company: 'Qureshi Cold Storage' })
  id = newId<string>()
  const { db } = karar.parts.database
  await db.insert(legalRequests).values({
    id,
    userId: owner.id,
    documentName: 'Godown lease, करार.pdf',
    description: 'Is it fair?',
    contactInfo: 'post',
    status: 'completed',
    assignedLawyer: 'Adv. Meera Deshpande',
    entitlement: { kind: 'included_minutes', minutes: 30, price: 4500 },
    dueAt: new Date(),
    createdAt: new Date('2026-11-19T20:00:00Z'),
  })
  const lawyer = await karar.givenSession({ role: 'admin' })
  await db.update(users).set({ fullName: 'Adv. Farid Khan' }).where(eq(users.id, lawyer.id))
  const entry = { requestId: id, ratePaise: 200_000, recordedBy: owner.id }
  await db.insert(timeEntries).values([
    {
      ...entry,
      id: newId<string>(),
      startedAt: new Date('2026-11-20T05:18:00Z'),
      stoppedAt: new Date('2026-11-20T06:30:00Z'),
      description: '=Read the lease, "twice"',
      measured: 7200,
      hundredths: 7200,
      amountPaise: 240_000,
    },
    {
      ...entry,
      id: newId<string>(),
      startedAt: new Date('2026-11-20T12:00:00Z'),
      stoppedAt: new Date('2026-11-21T12:00:00Z'),
      measured: 144_000,
      hundredths: 1000,
      amountPaise: 33_333,
      recordedBy: lawyer.id,
      correctedBy: lawyer.id,
      correctedAt: new Date(),
      correctionReason: 'It ran on overnight.',
    },
    {
      ...entry,
      id: newId<string>(),
      startedAt: new Date('2026-11-22T00:00:00Z'),
      stoppedAt: new Date('2026-11-22T20:00:00Z'),
      measured: 120_000,
      hundredths: 120_000,
      amountPaise: 0,
      flagged: true,
      recordedBy: null,
    },
  ])
})
afterAll(() => karar.close())

const get = (token: string, format: string) =>
  karar.call(token)('GET', `/api/legal-requests/${id}/statement?format=${format}`)

test('the PDF names who, what and each entry, bills no forgotten timer, and takes off what the plan includes', async () => {
  const answer = await get(owner.token, 'pdf')
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(answer.headers['content-disposition']).toContain(`Karar statement ${id.slice(-8).toUpperCase()}.pdf`)
  const { bare, info } = await readPdf(answer.rawPayload)
  expect(info.Title).toBe(`Statement of legal time ${id.slice(-8).toUpperCase()}`)
  for (const part of [
    `Asha Rao, Qureshi Cold Storage (${owner.email})`,
    'Godown lease, करार.pdf',
    'Lawyer nowAdv. Meera Deshpande',
    // who worked when the request was another's
    'Recorded by Asha Rao',
    'Recorded by Adv. Farid Khan',
    'Recorded by an account that is deleted',
    // in Indian time
    'Asked on20 Nov 2026',
    '10:48 – 12:00',
    '17:30 – 21 Nov 2026, 17:30',
    '72.00₹2,000.00₹2,400.00',
    'Corrected by Adv. Farid Khan from 1,440.00 minutes: It ran on overnight.',
    'The timer ran for more than 12 hours',
    'Total, 1.37 hours₹2,733.33',
    'Included in the plan: the first 30 minutes−₹1,000.00',
    'To be paid, taxes extra₹1,733.33',
    'It is not a tax invoice.',
  ]) {
    expect(bare).toContain(bareOf(part))
  }
})

test('the table has the same figures, adds up, and no field that a spreadsheet would take for a formula', async () => {
  const answer = await get(owner.token, 'csv')
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  const lines = answer.body.split('\r\n')
  // without the mark in front Excel takes a lawyer's Hindi for Western letters
  expect(lines[0]).toBe(
    '\ufeffentry_id,start_time (IST),end_time (IST),description,duration_minutes,billable_hours,billable_rate,billable_amount,flagged,measured_minutes,corrected_at (IST),correction_reason,recorded_by,corrected_by',
  )
  expect(lines[1]).toContain(
    ',2026-11-20 10:48:00,2026-11-20 12:00:00,"\'=Read the lease, ""twice""",72,1.2,2000,2400,no,72,,,Asha Rao,',
  )
  expect(lines[3]).toContain(',,1200,0,2000,0,yes,1200,,,,')
  expect(lines.slice(4, 7)).toEqual([
    ',,,Total,82,1.37,,2733.33,,,,,,',
    ',,,Included in the plan,,,,-1000,,,,,,',
    ',,,"To be paid, taxes extra",,,,1733.33,,,,,,',
  ])
})

test('a stranger gets no statement, an administrator does', async () => {
  const stranger = await karar.givenSession()
  const admin = await karar.givenSession({ role: 'admin' })
  expect((await get(stranger.token, 'csv')).statusCode).toBe(404)
  expect((await get(admin.token, 'csv')).statusCode).toBe(200)
  expect((await get(owner.token, 'docx')).statusCode).toBe(400)
})

test('a statement of five hundred entries goes on over pages, each with its number', async () => {
  const entry = {
    start_time: '2026-11-20T05:18:00.000Z',
    end_time: '2026-11-20T05:19:00.000Z',
    duration_minutes: 1,
    billable_hours: 0.02,
    billable_rate: 2000,
    billable_amount: 33.33,
    description: 'Call',
    recorded_by: null,
    flagged: false,
    measured_minutes: 1,
    corrected_at: null,
    corrected_by: null,
    correction_reason: null,
  }
  const request = (await karar.call(owner.token)('GET', '/api/legal-consultation/my-requests')).json()[0]
  const bytes = await statementPdf({
    day: '2026-11-24',
    number: 'ABCD1234',
    request,
    requester: { name: 'Asha Rao', company: 'Qureshi', email: 'a@b.in' },
    entries: Array.from({ length: 500 }, () => ({ ...entry, id: newId<string>() })),
    summary: {
      total_hours: 8.33,
      total_billable_amount: 16_660,
      total_minutes: 500,
      entries: 500,
      flagged_entries: 0,
      included_minutes: 0,
      included_amount: 0,
      payable_amount: 16_660,
    },
    running: true,
  })
  const { pages } = await readPdf(bytes)
  expect(pages.length).toBeGreaterThan(7)
  expect(pages.at(-1)).toContain(`Page ${pages.length} of ${pages.length}`)
  expect(bareOf(pages.join(''))).toContain(bareOf('A timer is running on this request.'))
})
