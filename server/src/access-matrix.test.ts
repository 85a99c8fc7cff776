import type {
  ConsultationStatus,
  CorrectFact,
  EnquiryId,
  UnifiedAnalysisResponse,
  UserId,
  UserStatus,
} from '@karar/schema'
import { usualBudgets } from '@karar/schema'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type RegisteredRoute } from './app.ts'
import {
  auditLog,
  comments,
  documents,
  drafts,
  enquiries,
  legalRequests,
  policyTemplates,
  sessions,
  sharedLinks,
  timeEntries,
  users,
} from './db/tables.ts'
import { openSession } from './features/accounts/sessions.ts'
import { openAnswerers } from './features/chat/answerers.ts'
import { openInspectors } from './features/documents/upload/inspect.ts'
import { openSideReaders } from './features/position/sides.ts'
import { openShowcase } from './features/showcase/service.ts'
import { openSpeech } from './lib/speech/speech.ts'
import { contractNumber } from './testing/files.ts'
import { type Method, openTestKarar, type TestKarar } from './testing/karar.ts'
import { password } from './testing/people.ts'

/** The six who knock: `user` owns what is asked for, `stranger` is another user. */
const everybody = ['nobody', 'pending', 'suspended', 'stranger', 'user', 'admin'] as const
type Who = (typeof everybody)[number]
type Row = Record<Who, number>

const open = (status: number): Row => ({
  nobody: status,
  pending: status,
  suspended: status,
  stranger: status,
  user: status,
  admin: status,
})
/** A session of who is not approved is worth nothing, however it was come by. */
const shut = { nobody: 401, pending: 401, suspended: 401 }
const signedIn = (status: number): Row => ({ ...open(status), ...shut })
const owned = (status: number): Row => ({ ...shut, stranger: 404, admin: 404, user: status })
const readable = (status: number): Row => ({ ...owned(status), admin: status })
const adminOnly = (status: number): Row => ({ ...shut, stranger: 403, user: 403, admin: status })

interface Entry {
  answers: Row
  /** what `:id` stands for in this call; made anew once a call has changed it */
  subject?: (owner: UserId) => Promise<string>
  query?: (subject: string) => string
  body?: object | ((subject: string) => object)
  /** the answer goes on for as long as the caller stays */
  stays?: true
}

let karar: TestKarar
let owner: { id: UserId; token: string }
let document: string
let issueId: string
let request: string
let fact: Omit<CorrectFact, 'correction'>
let number = 0

const sharedDocument = async () => document
const newDocument = async () => (await karar.upload(owner.token, contractNumber(++number + 100))).json().id as string
/** a comment of the owner's on the shared document; `:commentId` stands for it */
const newComment = async () => {
  const url = `/api/documents/${document}/comments`
  return (await karar.call(owner.token)('POST', url, { content: 'Ask for a cap.' })).json().id as string
}
/** a link to the shared document; `:linkId` stands for it */
const newLink = async () => {
  const url = `/api/documents/${document}/shared-links`
  return (await karar.call(owner.token)('POST', url, { days: 1 })).json().id as string
}
/** a request of the owner's to the legal team; `:id` stands for it */
const newRequest = (status: ConsultationStatus, timer?: 'runs') => async (): Promise<string> => {
  const id = crypto.randomUUID()
  const values = {
    documentName: 'lease.pdf',
    description: 'Is it fair?',
    contactInfo: 'post',
    assignedLawyer: 'M. Rao',
  }
  const entitlement = { kind: 'not_included', minutes: null, price: null } as const
  const { db } = karar.parts.database
  await db.insert(legalRequests).values({ id, userId: owner.id, ...values, status, entitlement, dueAt: new Date() })
  if (timer) await newEntry(id, null)
  return id
}
const newEntry = async (requestId: string, stoppedAt: Date | null = new Date()) => {
  const id = crypto.randomUUID()
  const values = { requestId, startedAt: new Date(), stoppedAt, ratePaise: 200_000 }
  await karar.parts.database.db.insert(timeEntries).values({ id, ...values })
  return id
}
/** who writes the templates that are asked for */
let author: ReturnType<TestKarar['givenSession']> | undefined
const newTemplate = async () => {
  author ??= karar.givenSession({ role: 'admin' })
  const { token } = await author
  const template = {
    name: `Visitors ${++number}`,
    category: 'security',
    description: 'Who may come in.',
    template_content: '# Visitors\n\nVisitors of {{company_name}} sign in.',
  }
  return (await karar.call(token)('POST', '/api/policy-templates', template)).json().id as string
}
/** a draft of the one who asks */
const newDraft = async (id: UserId) => {
  const template_id = await newTemplate()
  const session = await openSession(karar.parts.database.db, id, { address: '203.0.113.7', userAgent: undefined })
  return (await karar.call(session)('POST', '/api/drafts', { template_id })).json().id as string
}
const newEnquiry = async () => {
  const id = crypto.randomUUID() as EnquiryId
  const asked = { name: 'Meera', company: 'Malabar', email: 'meera@malabar.example', message: 'What does it cost?' }
  await karar.parts.database.db.insert(enquiries).values({ id, ...asked })
  return id as string
}
const account = (status: UserStatus) => async () => (await karar.givenSession({ status })).id as string
const ownSession = async (id: UserId) => {
  const [row] = await karar.parts.database.db.select().from(sessions).where(eq(sessions.userId, id)).limit(1)
  return row?.id ?? ''
}

/** Every route of the API, and what each of the six is answered to a right request. A route that is not here fails. */
const matrix: Record<string, Entry> = {
  'GET /api': { answers: open(200) },
  'GET /api/law': { answers: open(200), query: () => '?on=2026-11-21' },
  'GET /api/clause-library': { answers: signedIn(200), query: () => '?q=liability' },
  'POST /api/init-templates': { answers: signedIn(200) },
  'GET /api/policy-templates': { answers: signedIn(200) },
  'POST /api/policy-templates': {
    answers: adminOnly(201),
    body: { name: 'Keys', category: 'security', description: 'Who has keys.', template_content: '# Keys' },
  },
  'GET /api/policy-templates/:id': { answers: signedIn(200), subject: newTemplate },
  'PUT /api/policy-templates/:id': {
    answers: adminOnly(200),
    subject: newTemplate,
    body: { description: 'Who may come in, and how.' },
  },
  'DELETE /api/policy-templates/:id': { answers: adminOnly(204), subject: newTemplate },
  'GET /api/policy-templates/:id/download': {
    answers: signedIn(200),
    subject: newTemplate,
    query: () => '?format=md',
  },
  'GET /api/drafts': { answers: signedIn(200) },
  // 404: there is no such template
  'POST /api/drafts': { answers: signedIn(404), body: { template_id: '019a0000-0000-7000-8000-000000000001' } },
  'GET /api/drafts/:id': { answers: owned(200), subject: newDraft },
  'PUT /api/drafts/:id': { answers: owned(200), subject: newDraft, body: { name: 'Visitors of the mill' } },
  'DELETE /api/drafts/:id': { answers: owned(204), subject: newDraft },
  'GET /api/drafts/:id/download': { answers: owned(200), subject: newDraft, query: () => '?format=md' },
  'GET /api/metrics': { answers: adminOnly(200) },

  'POST /api/auth/register': {
    answers: { ...open(409), nobody: 201 },
    body: { full_name: 'Asha Rao', company_name: 'Nilgiri', email: 'new@example.com', password: 'Monsoon-42' },
  },
  'POST /api/auth/login': { answers: open(401), body: { email: 'nobody@example.com', password: 'x' } },
  'POST /api/auth/confirm-email': { answers: open(400), body: { token: 'x' } },
  'POST /api/auth/forgot-password': { answers: open(200), body: { email: 'nobody@example.com' } },
  'GET /api/auth/reset-password/:token': { answers: open(200) },
  'POST /api/auth/reset-password': { answers: open(400), body: { token: 'x', new_password: 'Monsoon-42' } },

  'GET /api/auth/me': { answers: signedIn(200) },
  'PUT /api/auth/me': { answers: signedIn(200), body: { full_name: 'Asha Rao', company_name: 'Nilgiri' } },
  'DELETE /api/auth/me': { answers: signedIn(200), body: { password } },
  'GET /api/auth/export': { answers: signedIn(200) },
  'POST /api/auth/change-password': {
    answers: signedIn(200),
    body: { current_password: password, new_password: 'Monsoon-42' },
  },
  'POST /api/auth/send-confirmation': { answers: signedIn(200) },
  'POST /api/auth/logout': { answers: signedIn(200) },
  'GET /api/auth/sessions': { answers: signedIn(200) },
  'DELETE /api/auth/sessions': { answers: signedIn(200) },
  'DELETE /api/auth/sessions/:id': { answers: owned(204), subject: ownSession },
  'GET /api/auth/two-step': { answers: signedIn(200) },
  'POST /api/auth/two-step/setup': { answers: signedIn(200), body: { password } },
  // 409: nothing was proposed, nothing is on
  'POST /api/auth/two-step/enable': { answers: signedIn(409), body: { code: '123456' } },
  'POST /api/auth/two-step/disable': { answers: signedIn(409), body: { password } },
  'POST /api/auth/two-step/recovery-codes': { answers: signedIn(409), body: { password } },

  'GET /api/admin/overview': { answers: adminOnly(200) },
  'GET /api/admin/operations': { answers: adminOnly(200) },
  'GET /api/admin/pending-users': { answers: adminOnly(200) },
  'GET /api/admin/approved-users': { answers: adminOnly(200) },
  'GET /api/admin/users': { answers: adminOnly(200) },
  'POST /api/admin/approve-user/:id': { answers: adminOnly(200), subject: account('pending') },
  'POST /api/admin/reject-user/:id': { answers: adminOnly(200), subject: account('pending') },
  'POST /api/admin/suspend-user/:id': { answers: adminOnly(200), subject: account('approved') },
  'POST /api/admin/upgrade-user-subscription/:id': { answers: adminOnly(200), subject: account('approved') },
  'POST /api/admin/reset-user-usage/:id': { answers: adminOnly(200), subject: account('approved') },
  // 409: it is off
  'POST /api/admin/reset-two-step/:id': { answers: adminOnly(409), subject: account('approved') },
  'PUT /api/admin/users/:id/role': {
    answers: adminOnly(200),
    subject: account('approved'),
    body: { role: 'admin' },
  },
  'DELETE /api/admin/users/:id': { answers: adminOnly(200), subject: account('approved') },
  'GET /api/admin/users/:id/documents': { answers: adminOnly(200), subject: account('approved') },
  'GET /api/admin/documents': { answers: adminOnly(200) },
  'GET /api/admin/documents/:id': { answers: adminOnly(200), subject: sharedDocument },
  'GET /api/admin/documents/:id/legal-issues': { answers: adminOnly(200), subject: sharedDocument },
  'GET /api/admin/documents/:id/content': { answers: adminOnly(200), subject: sharedDocument },
  'GET /api/admin/documents/:id/download': { answers: adminOnly(200), subject: sharedDocument },
  'DELETE /api/admin/documents/:id': { answers: adminOnly(204), subject: newDocument },
  'GET /api/admin/audit': { answers: adminOnly(200) },
  'GET /api/admin/audit/export': { answers: adminOnly(200) },
  'GET /api/admin/audit/verify': { answers: adminOnly(200) },

  'GET /api/dashboard/overview': { answers: signedIn(200) },
  'GET /api/plans': { answers: open(200) },
  'GET /api/user/usage': { answers: signedIn(200) },

  'GET /api/documents': { answers: signedIn(200) },
  // 400: there is no file in this request
  'POST /api/documents/upload': { answers: signedIn(400) },
  'GET /api/documents/events': { answers: signedIn(200), stays: true },
  'GET /api/documents/:id': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/file': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/text': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/unified-analysis': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/chat': { answers: readable(200), subject: sharedDocument },
  'POST /api/documents/:id/chat': {
    answers: readable(200),
    subject: sharedDocument,
    body: { message: 'When must the Client pay?' },
  },
  'GET /api/voice': { answers: signedIn(200) },
  // without a recording
  'POST /api/documents/:id/voice-query': { answers: readable(400), subject: sharedDocument },
  'POST /api/documents/:id/text-to-speech': {
    answers: readable(200),
    subject: sharedDocument,
    body: { text: 'Thirty days.' },
  },
  'DELETE /api/documents/:id/chat': { answers: readable(204), subject: sharedDocument },
  'GET /api/documents/:id/chat/suggestions': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-pdf': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-docx': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-docx/other-side': { answers: readable(200), subject: sharedDocument },
  'GET /api/legal-issues': { answers: readable(200), subject: sharedDocument, query: (id) => `?document_id=${id}` },
  'GET /api/documents/:id/resolved-issues': { answers: readable(200), subject: sharedDocument },
  'PUT /api/documents/:id/resolved-issues/:issueId': { answers: readable(204), subject: sharedDocument },
  'DELETE /api/documents/:id/resolved-issues/:issueId': { answers: readable(204), subject: sharedDocument },
  'PUT /api/documents/:id/facts': {
    answers: owned(200),
    subject: sharedDocument,
    body: () => ({ ...fact, correction: { label: 'Fee', value: '5' } }),
  },
  'GET /api/documents/:id/shared-links': { answers: owned(200), subject: sharedDocument },
  'POST /api/documents/:id/shared-links': { answers: owned(201), subject: sharedDocument, body: { days: 7 } },
  'DELETE /api/documents/:id/shared-links/:linkId': { answers: owned(204), subject: newLink },
  // 404: the secret is wrong; who has a right one needs no account (features/sharing/sharing.test.ts)
  'POST /api/shared': { answers: open(404), body: { token: 'x' } },
  'GET /api/sample': { answers: open(200) },
  'GET /api/sample/score': { answers: open(200) },
  'POST /api/paragraph': {
    answers: open(200),
    body: { text: 'The Employee shall not compete with the Company for two years after leaving it.' },
  },
  'POST /api/enquiries': {
    answers: open(201),
    body: { name: 'Meera Pillai', company: 'Malabar', email: 'meera@malabar.example', message: 'What does it cost?' },
  },
  'GET /api/admin/enquiries': { answers: adminOnly(200) },
  'POST /api/admin/enquiries/:id/answered': { answers: adminOnly(200), subject: newEnquiry },
  'DELETE /api/admin/enquiries/:id': { answers: adminOnly(204), subject: newEnquiry },
  'POST /api/legal-consultation/request': {
    answers: owned(201),
    subject: sharedDocument,
    body: (document_id) => ({ document_id, description: 'Is clause 4 fair?', contact_info: '+91 98400 55512' }),
  },
  'GET /api/legal-consultation/my-requests': { answers: signedIn(200) },
  'GET /api/admin/legal-consultation/requests': { answers: adminOnly(200) },
  'GET /api/admin/legal-consultation/lawyers': { answers: adminOnly(200) },
  'PUT /api/admin/legal-consultation/requests/:id': {
    answers: adminOnly(200),
    subject: newRequest('pending'),
    query: () => '?status=assigned&assigned_lawyer=M.%20Rao',
  },
  'GET /api/legal-requests/:id/messages': { answers: readable(200), subject: newRequest('pending') },
  'POST /api/legal-requests/:id/messages': {
    answers: readable(201),
    subject: newRequest('pending'),
    body: { content: 'Is there news?' },
  },
  'GET /api/legal-requests/:id/active-timer': { answers: adminOnly(200), subject: newRequest('in_progress', 'runs') },
  'POST /api/legal-requests/:id/start-timer': { answers: adminOnly(200), subject: newRequest('assigned') },
  'POST /api/legal-requests/:id/stop-timer': { answers: adminOnly(200), subject: newRequest('in_progress', 'runs') },
  'GET /api/legal-requests/:id/time-entries': { answers: readable(200), subject: newRequest('in_progress') },
  'GET /api/legal-requests/:id/time-summary': { answers: readable(200), subject: newRequest('in_progress') },
  'GET /api/legal-requests/:id/statement': {
    answers: readable(200),
    subject: newRequest('in_progress'),
    query: () => '?format=csv',
  },
  'PUT /api/legal-requests/:id/time-entries/:entryId': {
    answers: adminOnly(200),
    subject: () => newEntry(request),
    body: { duration_minutes: 30, reason: 'A break was not taken off.' },
  },
  'POST /api/documents/:id/analyze': { answers: owned(200), subject: newDocument },
  'GET /api/documents/:id/party-identification': { answers: readable(200), subject: sharedDocument },
  'POST /api/documents/:id/set-user-party': {
    answers: owned(200),
    subject: sharedDocument,
    query: () => '?party_name=Client',
  },
  'GET /api/ai-notice': { answers: signedIn(200) },
  'GET /api/documents/:id/second-reading': { answers: readable(200), subject: sharedDocument },
  'POST /api/documents/:id/second-reading': { answers: owned(409), subject: newDocument },
  'PUT /api/documents/:id/second-reading': {
    answers: owned(200),
    subject: newDocument,
    body: { kept_local: true },
  },
  'GET /api/admin/language-model': { answers: adminOnly(200) },
  'PUT /api/admin/language-model': {
    answers: adminOnly(200),
    body: {
      ...{ provider: 'openai-compatible', model: 'none', base_url: 'http://127.0.0.1:9/v1' },
      ...{ redact: true, ways: 'both' },
    },
  },
  'DELETE /api/admin/language-model': { answers: adminOnly(200) },
  'POST /api/admin/language-model/try': { answers: adminOnly(409) },
  'PUT /api/admin/language-model/budgets': { answers: adminOnly(200), body: usualBudgets },
  'PATCH /api/documents/:id': {
    answers: owned(200),
    subject: newDocument,
    body: { original_filename: 'Lease' },
  },
  'GET /api/documents/:id/events': { answers: readable(200), subject: sharedDocument, stays: true },
  'GET /api/documents/:id/comments': { answers: readable(200), subject: sharedDocument },
  'POST /api/documents/:id/comments': {
    answers: readable(201),
    subject: sharedDocument,
    body: { content: 'Ask for a cap.' },
  },
  'PUT /api/documents/:id/comments/:commentId': {
    answers: readable(200),
    subject: newComment,
    body: { content: 'Ask for a cap of the fees.' },
  },
  'DELETE /api/documents/:id/comments/:commentId': { answers: readable(204), subject: newComment },
  'GET /api/admin/documents/:id/comments': { answers: adminOnly(200), subject: sharedDocument },
  'POST /api/admin/documents/:id/comments': {
    answers: adminOnly(201),
    subject: sharedDocument,
    body: { content: 'Ask for a cap.' },
  },
  // somebody else's are told of in the answer
  'POST /api/documents/delete': { answers: signedIn(200), body: { ids: ['019a0000-0000-7000-8000-000000000001'] } },
  'DELETE /api/documents/:id': { answers: owned(204), subject: newDocument },
}

beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession()
  document = (await karar.upload(owner.token, contractNumber(1), { analyze: true })).json().id
  await karar.settled(owner.token, document)
  request = await newRequest('in_progress')()
  issueId = (await karar.call(owner.token)('GET', `/api/legal-issues?document_id=${document}`)).json()[0].id
  const { unified_analysis } = (
    await karar.call(owner.token)('GET', `/api/documents/${document}/unified-analysis`)
  ).json<UnifiedAnalysisResponse>()
  const [sum] = unified_analysis?.key_facts.money ?? []
  if (!sum) throw new Error('the contract states no sum')
  fact = { kind: 'money', start: sum.start, label: sum.label, value: sum.value }
})
afterAll(() => karar.close())

/** The page of the API itself is open, all of it. */
const isDocs = ({ url }: RegisteredRoute) => url.startsWith('/api/docs')

async function registered(): Promise<RegisteredRoute[]> {
  const routes: RegisteredRoute[] = []
  const processes = {
    inspectors: openInspectors(1),
    answerers: openAnswerers(),
    sides: openSideReaders(1),
    showcase: openShowcase(),
    speech: openSpeech(),
  }
  const app = await buildApp({ ...karar.parts, ...processes }, (route) => routes.push(route))
  await app.ready()
  await app.close()
  return routes.filter((route) => route.method !== 'HEAD' && route.url.startsWith('/api'))
}

test('every route of the API is in the matrix, and nothing else is', async () => {
  const routes = (await registered()).filter((route) => !isDocs(route)).map(({ method, url }) => `${method} ${url}`)
  expect(routes.toSorted()).toEqual(Object.keys(matrix).toSorted())
})

test('the routes of the API page can be called by anybody', async () => {
  const docs = (await registered()).filter(isDocs)
  expect(docs.length).toBeGreaterThan(2)
  for (const route of docs) expect(route.access, route.url).toBe('public')
})

test('the description of the API names every route with its shapes, and nothing that is none of it', async () => {
  const description = (await karar.call(undefined)('GET', '/api/docs/json')).json()
  for (const route of Object.keys(matrix)) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    expect(description.paths[path]?.[method.toLowerCase()], route).toBeDefined()
  }
  expect(Object.keys(description.paths).filter((path) => path !== '/api' && !path.startsWith('/api/'))).toEqual([])
})

/** Administrators whose call is over. A hundred of them would be written to of every enquiry and request. */
const over: UserId[] = []
afterEach(async () => {
  const [id] = over.splice(0)
  if (id) await karar.parts.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, id))
})

/** Somebody new of each kind, so that no call finds what an earlier one left. */
async function knock(who: Who): Promise<{ id: UserId; token: string | undefined }> {
  if (who === 'nobody') return { id: '' as UserId, token: undefined }
  if (who === 'admin') {
    const admin = await karar.givenSession({ role: 'admin' })
    over.push(admin.id)
    return admin
  }
  if (who === 'pending' || who === 'suspended') return karar.givenSession({ status: who })
  return karar.givenSession()
}

const cases = Object.keys(matrix).flatMap((route) =>
  everybody.map((who) => [who, route, matrix[route]?.answers[who] ?? 0] as const),
)

/** Calls that are no GET and leave no line of their caller's in the audit log, each with its reason. */
const unlogged: Record<string, string> = {
  'POST /api/init-templates': 'they are in place already',
  'POST /api/auth/forgot-password': 'nobody has the address of this call',
  'POST /api/auth/send-confirmation': 'a letter; that it was answered is logged',
  'POST /api/paragraph': 'nothing is kept',
  'POST /api/documents/:id/text-to-speech': 'nothing is kept',
  'POST /api/documents/:id/chat': 'a question of one’s own; that a chat is cleared is logged',
  'DELETE /api/documents/:id/chat': 'logged where there was something to clear',
  'PUT /api/documents/:id/resolved-issues/:issueId': 'a tick of one’s own',
  'DELETE /api/documents/:id/resolved-issues/:issueId': 'a tick of one’s own',
  'POST /api/documents/delete': 'there is no such document; each that is deleted is logged',
  'POST /api/enquiries': 'whoever sends one is not looked up; the line has no actor',
}

/** How many lines the audit log has of what somebody did. */
async function linesOf(id: UserId): Promise<number> {
  return id === '' ? 0 : karar.parts.database.db.$count(auditLog, eq(auditLog.actorId, id))
}

/** What the last call was refused: as it was, which was looked at, and so as good as new for the next one. */
let untouched: { route: string; owner: UserId; subject: string } | undefined

/** To make a document for each of six who knock costs most of their calls. */
async function subjectOf(route: string, owner: UserId): Promise<string> {
  if (untouched?.route === route && untouched.owner === owner) return untouched.subject
  const subject = (await matrix[route]?.subject?.(owner)) ?? ''
  untouched = { route, owner, subject }
  return subject
}

describe('who may do what', () => {
  test.each(cases)('%s: %s -> %i', async (who, route, status) => {
    const entry = matrix[route]
    const [method, pattern] = route.split(' ') as [Method, string]
    const isDocument = /documents\/:id|legal-issues|legal-consultation\/request|legal-requests/.test(pattern)
    const person = who === 'user' && isDocument ? owner : await knock(who)
    const subject = await subjectOf(route, who === 'user' ? person.id : owner.id)
    const address = pattern.includes(':commentId')
      ? pattern.replace(':id', document).replace(':commentId', subject)
      : pattern.includes(':linkId')
        ? pattern.replace(':id', document).replace(':linkId', subject)
        : pattern.includes(':entryId')
          ? pattern.replace(':id', request).replace(':entryId', subject)
          : pattern.replace(':id', subject)
    const path = address.replace(':issueId', issueId).replace(':token', 'x')
    const url = path + (entry?.query?.(subject) ?? '')
    const body = typeof entry?.body === 'function' ? entry.body(subject) : entry?.body
    const [before, lines] = [await rowOf(subject), await linesOf(person.id)]
    if (entry?.subject) expect(before).toHaveLength(1)

    const answer = entry?.stays ? await glance(person.token, url) : await karar.call(person.token)(method, url, body)
    expect(answer.statusCode, answer.body).toBe(status)
    // who is refused has changed nothing
    if (status >= 400) expect(await rowOf(subject)).toEqual(before)
    else untouched = undefined
    // who changed something stands in the log with it
    const changed = method !== 'GET' && status < 300 && who !== 'nobody' && !(route in unlogged)
    if (changed) expect(await linesOf(person.id), 'lines in the audit log').toBeGreaterThan(lines)
    if (route.endsWith('/analyze') && status === 200) await karar.settled(owner.token, subject)
  })
})

/** How a call is answered that would not end by itself. */
async function glance(token: string | undefined, url: string) {
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await karar.app.inject({ url, headers, payloadAsStream: true })
  answer.stream().destroy()
  return { statusCode: answer.statusCode, body: '' }
}

const subjects = [
  ...[users, documents, sessions, comments, sharedLinks, legalRequests, timeEntries, enquiries, policyTemplates],
  drafts,
]

/** What the database has of an account, a document, a session or a comment: all of the row, asked for in one question, since
 *  it is asked twice for each of many hundred calls. */
async function rowOf(id: string): Promise<unknown[]> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return []
  const asked = subjects.map((table) => sql`select to_jsonb(${table}) as kept from ${table} where ${table.id} = ${id}`)
  const { rows } = await karar.parts.database.db.execute(sql.join(asked, sql` union all `))
  return rows
}

test('who signed in with a password that Karar made up may do nothing but change it', async () => {
  const { id, token } = await karar.givenSession({ role: 'admin' })
  const { db } = karar.parts.database
  await db.update(users).set({ mustChangePassword: true }).where(eq(users.id, id))
  const shut = (await registered()).filter(({ access, url }) => access !== 'public' && url !== '/api/auth/logout')
  expect(shut.length).toBeGreaterThan(60)
  const open: string[] = []
  for (const { method, url } of shut) {
    const path = url.replace(':id', document).replace(/:\w+/g, 'x')
    const answer = await karar.call(token)(method as Method, path, method === 'GET' ? undefined : {})
    if (answer.statusCode === 403 && answer.json().detail.reason === 'password_change_required') continue
    open.push(`${method} ${url}`)
  }
  expect(open).toEqual(['GET /api/auth/me', 'POST /api/auth/change-password'])
  expect((await karar.call(token)('POST', '/api/auth/logout')).statusCode).toBe(200)
})

test('what administrators may do is refused to one without two-step sign-in, where the operator demands it', async () => {
  const strict = await openTestKarar({ RATE_LIMITS: 'off', REQUIRE_TWO_STEP: 'admins' })
  try {
    const { token } = await strict.givenSession({ role: 'admin' })
    const routes = (await registered()).filter(({ access }) => access === 'admin' || access === 'metrics')
    expect(routes.length).toBeGreaterThan(12)
    for (const { method, url } of routes) {
      const answer = await strict.call(token)(method as Method, url.replace(':id', crypto.randomUUID()))
      expect([answer.statusCode, answer.json().detail.reason], url).toEqual([403, 'two_step_required'])
    }
    // and the way to set it up is open
    expect((await strict.call(token)('GET', '/api/auth/two-step')).json()).toMatchObject({ required: true })
  } finally {
    await strict.close()
  }
})
