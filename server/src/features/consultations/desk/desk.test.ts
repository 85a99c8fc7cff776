import type { DeskRequest, LegalMessage } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditLog, legalRequests, timeEntries } from '../../../db/tables.ts'
import { contractNumber } from '../../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../../testing/karar.ts'
import { adminEmail } from '../../../testing/people.ts'

let karar: TestKarar
type Person = Awaited<ReturnType<TestKarar['givenSession']>>
let desk: Person
let number = 0
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  desk = await karar.givenSession({ role: 'admin' })
})
afterAll(() => karar.close())

const base = '/api/admin/legal-consultation/requests'
const asDesk: ReturnType<TestKarar['call']> = (...call) => karar.call(desk.token)(...call)
const list = async (query = ''): Promise<DeskRequest[]> => (await asDesk('GET', base + query)).json()
const change = (id: string, fields: Record<string, string>) =>
  asDesk('PUT', `${base}/${id}?${new URLSearchParams(fields)}`)

/** Somebody with a request, and its id. */
async function givenRequest(rest: { urgency?: string; company?: string; subscription?: 'free' | 'premium' } = {}) {
  const { urgency, ...user } = rest
  const person = await karar.givenSession(user)
  const name = `lease ${++number}.txt`
  const document_id = (await karar.upload(person.token, contractNumber(number + 400), { name })).json().id
  const body = { document_id, urgency, description: 'May the landlord keep the deposit?', contact_info: '98400 55512' }
  const answer = await karar.call(person.token)('POST', '/api/legal-consultation/request', body)
  expect(answer.statusCode).toBe(201)
  return { person, id: answer.json().id as string, name }
}

test('the desk sees who asks for what, by when, and what the plan grants', async () => {
  const { person, id, name } = await givenRequest({
    urgency: 'high',
    company: 'Qureshi Cold Storage',
    subscription: 'premium',
  })
  const found = (await list('?q=qureshi')).find((request) => request.id === id)
  expect(found).toMatchObject({
    document_name: name,
    user_name: 'Asha Rao',
    user_email: person.email,
    company_name: 'Qureshi Cold Storage',
    description: 'May the landlord keep the deposit?',
    contact_info: '98400 55512',
    status: 'pending',
    assigned_lawyer: null,
    admin_notes: null,
    entitlement: { kind: 'included_minutes', minutes: 30, price: 4500 },
    overdue: false,
    awaiting_reply: false,
    total_hours: 0,
    total_billable_amount: 0,
    timer: null,
  })
  const hours = (Date.parse(found?.due_at ?? '') - Date.parse(found?.created_at ?? '')) / 3_600_000
  expect(hours).toBe(8)
})

test.each([
  ['low', 120],
  ['medium', 48],
  ['high', 8],
])(
  'of urgency %s a request is to be answered within %i hours, and late after that until somebody answers',
  async (urgency, hours) => {
    const { id } = await givenRequest({ urgency })
    const { db } = karar.parts.database
    const [row] = await db.select().from(legalRequests).where(eq(legalRequests.id, id))
    expect((row?.dueAt.getTime() ?? 0) - (row?.createdAt.getTime() ?? 0)).toBe(hours * 3_600_000)
    await db
      .update(legalRequests)
      .set({ dueAt: new Date(Date.now() - 1000) })
      .where(eq(legalRequests.id, id))
    const late = async () => (await list('?status=overdue')).map((request) => request.id)
    expect(await late()).toContain(id)
    const { overdue_requests } = (await asDesk('GET', '/api/admin/overview')).json()
    expect(overdue_requests).toBeGreaterThan(0)
    await asDesk('POST', `/api/legal-requests/${id}/messages`, { content: 'We are looking into it.' })
    expect(await late()).not.toContain(id)
  },
)

test('a timer that is forgotten stands above the administration, running and stopped, until its entry is corrected', async () => {
  const { id } = await givenRequest()
  const timer = (what: string, body: object = {}) => asDesk('POST', `/api/legal-requests/${id}/${what}`, body)
  const unchecked = async () => {
    const rows = await list('?status=unchecked_time')
    const { unchecked_time } = (await asDesk('GET', '/api/admin/overview')).json()
    expect(unchecked_time).toBe(rows.length)
    return rows.map((row) => row.id)
  }
  await change(id, { assigned_lawyer: 'Adv. Meera Deshpande' })
  await timer('start-timer')
  expect(await unchecked()).not.toContain(id)
  const { db } = karar.parts.database
  const startedAt = new Date(Date.now() - 13 * 3_600_000)
  await db.update(timeEntries).set({ startedAt }).where(eq(timeEntries.requestId, id))
  expect(await unchecked()).toContain(id)
  const { entry } = (await timer('stop-timer')).json()
  expect(await unchecked()).toContain(id)
  const correction = { duration_minutes: 45, reason: 'It ran on overnight.' }
  await asDesk('PUT', `/api/legal-requests/${id}/time-entries/${entry.id}`, correction)
  expect(await unchecked()).not.toContain(id)
})

test('a request is assigned, taken up and completed, and its requester hears of each step', async () => {
  const { person, id, name } = await givenRequest()
  const assigned = await change(id, { status: 'assigned', assigned_lawyer: 'Adv. Meera Deshpande' })
  expect(assigned.json()).toMatchObject({ status: 'assigned', assigned_lawyer: 'Adv. Meera Deshpande' })
  expect((await change(id, { status: 'in_progress' })).json()).toMatchObject({ status: 'in_progress' })
  const completed = (await change(id, { status: 'completed' })).json()
  expect(completed).toMatchObject({ status: 'completed', answered_at: expect.any(String) })
  const letters = await karar.letters(person.email, 4)
  expect(letters.map(({ subject }) => subject)).toEqual([
    'Your request to the legal team',
    'A lawyer was assigned to your request',
    'Your request is being worked on',
    'Your request to the legal team is completed',
  ])
  expect(letters[1]?.text).toContain(`"${name}" was assigned to Adv. Meera Deshpande.`)
  expect(letters[1]?.text).toContain(`/requests?request=${id}`)
  const own = (await karar.call(person.token)('GET', '/api/legal-consultation/my-requests')).json()
  expect(own).toMatchObject([{ id, status: 'completed', assigned_lawyer: 'Adv. Meera Deshpande' }])
  expect(own[0]).not.toHaveProperty('admin_notes')
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.map(({ before, after }) => `${before?.status} > ${after?.status}`)).toEqual([
    'pending > assigned',
    'assigned > in_progress',
    'in_progress > completed',
  ])
})

test('the name of a lawyer alone assigns; without one nobody can be assigned; the names are offered again', async () => {
  const { id } = await givenRequest()
  const nobody = await change(id, { status: 'assigned' })
  expect([nobody.statusCode, nobody.json().detail]).toEqual([400, 'Enter the name of the lawyer.'])
  expect((await change(id, { status: 'assigned', assigned_lawyer: '  ' })).statusCode).toBe(400)
  expect((await change(id, { assigned_lawyer: 'Adv. R. Iyer' })).json()).toMatchObject({ status: 'assigned' })
  expect((await change(id, { assigned_lawyer: 'Adv. S. Khan' })).json()).toMatchObject({
    status: 'assigned',
    assigned_lawyer: 'Adv. S. Khan',
  })
  expect((await asDesk('GET', '/api/admin/legal-consultation/lawyers')).json()).toContain('Adv. S. Khan')
})

const statuses = ['pending', 'assigned', 'in_progress', 'completed', 'cancelled'] as const
const allowed = [
  'pending>assigned',
  'pending>cancelled',
  'assigned>in_progress',
  'assigned>cancelled',
  'in_progress>completed',
  'in_progress>cancelled',
]
test('of all moves only these may be made; the others are refused in words, and nothing changes', async () => {
  const { id } = await givenRequest()
  const { db } = karar.parts.database
  for (const from of statuses) {
    for (const to of statuses) {
      await db.update(legalRequests).set({ status: from, assignedLawyer: 'A. Rao' }).where(eq(legalRequests.id, id))
      const answer = await change(id, { status: to })
      const may = allowed.includes(`${from}>${to}`)
      expect([from, to, answer.statusCode]).toEqual([from, to, may ? 200 : 409])
      if (!may) expect(answer.json().detail).toMatch(/^This request (is|was) /)
      const [row] = await db.select().from(legalRequests).where(eq(legalRequests.id, id))
      expect(row?.status).toBe(may ? to : from)
    }
  }
})

test('notes are for the desk: kept, changed by a body too, taken away, and never in the log', async () => {
  const { id, person } = await givenRequest()
  expect((await change(id, { admin_notes: 'Called; no answer.' })).json().admin_notes).toBe('Called; no answer.')
  const long = 'नोट '.repeat(1200).trim()
  expect((await asDesk('PUT', `${base}/${id}`, { admin_notes: long })).json().admin_notes).toBe(long)
  const own = (await karar.call(person.token)('GET', '/api/legal-consultation/my-requests')).body
  expect(own).not.toContain('नोट')
  expect((await change(id, { admin_notes: '' })).json().admin_notes).toBe(null)
  expect((await asDesk('PUT', `${base}/${id}`)).statusCode).toBe(400)
  const lines = await karar.parts.database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines).toHaveLength(3)
  expect(JSON.stringify(lines)).not.toMatch(/Called|नोट/)
})

test('of two administrators who write at the same time the second is told what the first wrote, and takes nothing away', async () => {
  const { id } = await givenRequest()
  const put = (body: object) => asDesk('PUT', `${base}/${id}`, body)
  expect((await put({ admin_notes: 'Called; no answer.', seen_notes: '' })).statusCode).toBe(200)
  const notes = await put({ admin_notes: 'He pays on Friday.', seen_notes: '' })
  expect([notes.statusCode, notes.json().detail]).toEqual([
    409,
    'Another administrator has changed this note meanwhile: theirs is shown here now. Yours is kept; open the note to put both together.',
  ])
  expect((await put({ assigned_lawyer: 'Adv. One', seen_lawyer: '' })).statusCode).toBe(200)
  const lawyer = await put({ status: 'assigned', assigned_lawyer: 'Adv. Two', seen_lawyer: '' })
  expect([lawyer.statusCode, lawyer.json().detail]).toEqual([
    409,
    'Another administrator has assigned this request to Adv. One meanwhile. Assign it anew if that is to change.',
  ])
  expect((await put({ admin_notes: 'Both.', seen_notes: 'Called; no answer.' })).json()).toMatchObject({
    admin_notes: 'Both.',
    assigned_lawyer: 'Adv. One',
  })
})

test('the list is filtered by status and urgency, searched by each word, and paged', async () => {
  const ids: string[] = []
  for (const urgency of ['low', 'high', 'low']) {
    ids.unshift((await givenRequest({ urgency, company: 'Sahyadri 100% Furniture' })).id)
  }
  await change(ids[0] ?? '', { assigned_lawyer: 'Adv. Zubin Mody' })
  const idsOf = async (query: string) => (await list(query)).map(({ id }) => id)
  expect(await idsOf('?q=sahyadri%20furniture')).toEqual(ids)
  expect(await idsOf('?q=sahyadri&urgency=low')).toEqual([ids[0], ids[2]])
  expect(await idsOf('?q=sahyadri&status=pending')).toEqual([ids[1], ids[2]])
  expect(await idsOf('?q=sahyadri&status=open')).toEqual(ids)
  expect(await idsOf('?q=zubin')).toEqual([ids[0]])
  // as a statement names it, in whatever letters
  const number = ids[1]?.slice(-8) ?? ''
  expect([await idsOf(`?q=${number}`), await idsOf(`?q=${number.toUpperCase()}`)]).toEqual([[ids[1]], [ids[1]]])
  // what a pattern would mean is only a letter
  expect(await idsOf('?q=100%25%20sahyadri')).toEqual(ids)
  expect(await idsOf('?q=1%25%25%20sahyadri')).toEqual([])
  const page = await asDesk('GET', `${base}?q=sahyadri&limit=2`)
  expect([page.headers['x-total-count'], page.json().length]).toEqual(['3', 2])
  const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? ''
  expect((await asDesk('GET', next)).json().map(({ id }: DeskRequest) => id)).toEqual(ids.slice(2))
  expect((await asDesk('GET', `${base}?status=lost`)).statusCode).toBe(400)
})

test('both sides write; each hears that there is something to read, once in a while and not what it says', async () => {
  const { person, id } = await givenRequest()
  const url = `/api/legal-requests/${id}/messages`
  const asOwner = karar.call(person.token)
  const stranger = await karar.givenSession()
  for (const content of ['The deposit is 4,00,000.', 'Paid in cash.']) {
    expect((await asOwner('POST', url, { content })).statusCode).toBe(201)
  }
  expect((await list()).find((request) => request.id === id)?.awaiting_reply).toBe(true)
  const reply = (await asDesk('POST', url, { content: 'Have you a receipt?' })).json()
  expect(reply).toMatchObject({ from_desk: true, author_name: 'Asha Rao', content: 'Have you a receipt?' })
  const thread: LegalMessage[] = (await asOwner('GET', url)).json()
  expect(thread.map(({ content, from_desk }) => `${from_desk} ${content}`)).toEqual([
    'true Have you a receipt?',
    'false Paid in cash.',
    'false The deposit is 4,00,000.',
  ])
  expect((await karar.call(stranger.token)('GET', url)).statusCode).toBe(404)
  expect((await karar.call(stranger.token)('POST', url, { content: 'x' })).statusCode).toBe(404)
  const blank = await asOwner('POST', url, { content: '  ' })
  expect([blank.statusCode, blank.json().errors[0].message]).toEqual([400, 'Please enter a message'])

  const letters = await karar.letters(person.email, 2)
  expect(letters.at(-1)).toMatchObject({ subject: 'A message from the legal team' })
  expect(letters.at(-1)?.text).not.toContain('receipt')
  const told = (await karar.letters(adminEmail)).filter(({ subject }) => /^A message about a request/.test(subject))
  expect(told.filter(({ text }) => text.includes(`lease ${number}.txt`))).toHaveLength(1)

  await change(id, { status: 'cancelled' })
  const late = await asOwner('POST', url, { content: 'Is there anything else?' })
  expect([late.statusCode, late.json().detail]).toEqual([409, expect.stringMatching(/^This request is closed/)])
})

test('the figures above the administration count requests by status', async () => {
  const before = (await asDesk('GET', '/api/admin/overview')).json()
  const { id } = await givenRequest()
  const after = (await asDesk('GET', '/api/admin/overview')).json()
  expect(after.pending_requests).toBe(before.pending_requests + 1)
  await change(id, { assigned_lawyer: 'A. Rao' })
  const then = (await asDesk('GET', '/api/admin/overview')).json()
  expect(then.pending_requests).toBe(before.pending_requests)
  expect(then.legal_requests.assigned).toBe(before.legal_requests.assigned + 1)
})
