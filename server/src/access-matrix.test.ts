import type { CommentId, DocumentId, SessionId, SharedLinkId, UserId, UserStatus } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type RegisteredRoute } from './app.ts'
import { comments, documents, sessions, sharedLinks, users } from './db/tables.ts'
import { openAnswerers } from './features/chat/answerers.ts'
import { openInspectors } from './features/documents/upload/inspect.ts'
import { openSideReaders } from './features/position/sides.ts'
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
  /** what `:id` stands for in this call; made anew for each */
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
const account = (status: UserStatus) => async () => (await karar.givenSession({ status })).id as string
const ownSession = async (id: UserId) => {
  const [row] = await karar.parts.database.db.select().from(sessions).where(eq(sessions.userId, id)).limit(1)
  return row?.id ?? ''
}

/** Every route of the API, and what each of the six is answered to a right request. A route that is not here fails. */
const matrix: Record<string, Entry> = {
  'GET /api': { answers: open(200) },
  'GET /api/law': { answers: open(200), query: () => '?on=2026-11-21' },
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
  'DELETE /api/documents/:id/chat': { answers: readable(204), subject: sharedDocument },
  'GET /api/documents/:id/chat/suggestions': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-pdf': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-docx': { answers: readable(200), subject: sharedDocument },
  'GET /api/documents/:id/download-docx/other-side': { answers: readable(200), subject: sharedDocument },
  'GET /api/legal-issues': { answers: readable(200), subject: sharedDocument, query: (id) => `?document_id=${id}` },
  'GET /api/documents/:id/resolved-issues': { answers: readable(200), subject: sharedDocument },
  'PUT /api/documents/:id/resolved-issues/:issueId': { answers: readable(204), subject: sharedDocument },
  'DELETE /api/documents/:id/resolved-issues/:issueId': { answers: readable(204), subject: sharedDocument },
  'GET /api/documents/:id/shared-links': { answers: owned(200), subject: sharedDocument },
  'POST /api/documents/:id/shared-links': { answers: owned(201), subject: sharedDocument, body: { days: 7 } },
  'DELETE /api/documents/:id/shared-links/:linkId': { answers: owned(204), subject: newLink },
  // 404: the secret is wrong; who has a right one needs no account (features/sharing/sharing.test.ts)
  'POST /api/shared': { answers: open(404), body: { token: 'x' } },
  'POST /api/legal-consultation/request': {
    answers: owned(201),
    subject: sharedDocument,
    body: (document_id) => ({ document_id, description: 'Is clause 4 fair?', contact_info: '+91 98400 55512' }),
  },
  'GET /api/legal-consultation/my-requests': { answers: signedIn(200) },
  'POST /api/documents/:id/analyze': { answers: owned(200), subject: newDocument },
  'GET /api/documents/:id/party-identification': { answers: readable(200), subject: sharedDocument },
  'POST /api/documents/:id/set-user-party': {
    answers: owned(200),
    subject: sharedDocument,
    query: () => '?party_name=Client',
  },
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
  issueId = (await karar.call(owner.token)('GET', `/api/legal-issues?document_id=${document}`)).json()[0].id
})
afterAll(() => karar.close())

/** The page of the API itself is open, all of it. */
const isDocs = ({ url }: RegisteredRoute) => url.startsWith('/api/docs')

async function registered(): Promise<RegisteredRoute[]> {
  const routes: RegisteredRoute[] = []
  const processes = { inspectors: openInspectors(1), answerers: openAnswerers(), sides: openSideReaders(1) }
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

test('the description of the API names every route with its shapes', async () => {
  const description = (await karar.call(undefined)('GET', '/api/docs/json')).json()
  for (const route of Object.keys(matrix)) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    expect(description.paths[path]?.[method.toLowerCase()], route).toBeDefined()
  }
})

/** Somebody new of each kind, so that no call finds what an earlier one left. */
async function knock(who: Who): Promise<{ id: UserId; token: string | undefined }> {
  if (who === 'nobody') return { id: '' as UserId, token: undefined }
  if (who === 'admin') return karar.givenSession({ role: 'admin' })
  if (who === 'pending' || who === 'suspended') return karar.givenSession({ status: who })
  return karar.givenSession()
}

const cases = Object.keys(matrix).flatMap((route) =>
  everybody.map((who) => [who, route, matrix[route]?.answers[who] ?? 0] as const),
)

describe('who may do what', () => {
  test.each(cases)('%s: %s -> %i', async (who, route, status) => {
    const entry = matrix[route]
    const [method, pattern] = route.split(' ') as [Method, string]
    const isDocument = /documents\/:id|legal-issues|legal-consultation\/request/.test(pattern)
    const person = who === 'user' && isDocument ? owner : await knock(who)
    const subject = (await entry?.subject?.(who === 'user' ? person.id : owner.id)) ?? ''
    const address = pattern.includes(':commentId')
      ? pattern.replace(':id', document).replace(':commentId', subject)
      : pattern.includes(':linkId')
        ? pattern.replace(':id', document).replace(':linkId', subject)
        : pattern.replace(':id', subject)
    const path = address.replace(':issueId', issueId).replace(':token', 'x')
    const url = path + (entry?.query?.(subject) ?? '')
    const body = typeof entry?.body === 'function' ? entry.body(subject) : entry?.body
    const before = await rowOf(subject)
    if (entry?.subject) expect(before).toHaveLength(1)

    const answer = entry?.stays ? await glance(person.token, url) : await karar.call(person.token)(method, url, body)
    expect(answer.statusCode, answer.body).toBe(status)
    // who is refused has changed nothing
    if (status >= 400) expect(await rowOf(subject)).toEqual(before)
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

/** What the database has of an account, a document, a session or a comment. */
async function rowOf(id: string): Promise<unknown[]> {
  if (!/^[0-9a-f-]{36}$/.test(id)) return []
  const { db } = karar.parts.database
  const found = await Promise.all([
    db
      .select()
      .from(users)
      .where(eq(users.id, id as UserId)),
    db
      .select()
      .from(documents)
      .where(eq(documents.id, id as DocumentId)),
    db
      .select()
      .from(sessions)
      .where(eq(sessions.id, id as SessionId)),
    db
      .select()
      .from(comments)
      .where(eq(comments.id, id as CommentId)),
    db
      .select()
      .from(sharedLinks)
      .where(eq(sharedLinks.id, id as SharedLinkId)),
  ])
  return found.flat()
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
