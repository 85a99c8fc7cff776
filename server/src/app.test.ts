import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildApp, type RegisteredRoute } from './app.ts'
import { users } from './db/tables.ts'
import { openInspectors } from './features/documents/inspect.ts'
import { contractNumber } from './testing/files.ts'
import { openTestKarar, type TestKarar } from './testing/karar.ts'

let karar: TestKarar
/** the five who knock: their tokens */
const tokens: Record<Who, string | undefined> = { nobody: undefined, stranger: '', suspended: '', owner: '', admin: '' }
let document: string
type Who = 'nobody' | 'stranger' | 'suspended' | 'owner' | 'admin'
const everybody: Who[] = ['nobody', 'stranger', 'suspended', 'owner', 'admin']

beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  tokens.owner = (await karar.givenUser()).token
  tokens.stranger = (await karar.givenUser()).token
  tokens.admin = (await karar.givenUser({ role: 'admin' })).token
  const suspended = await karar.givenUser()
  tokens.suspended = suspended.token
  await karar.parts.database.db.update(users).set({ status: 'suspended' }).where(eq(users.id, suspended.id))
  document = (await karar.upload(tokens.owner, contractNumber(1), { analyze: true })).json().id
  await karar.settled(tokens.owner, document)
})
afterAll(() => karar.close())

/** What each of the five is answered. */
type Row = Record<Who, number>
const open = (status: number): Row => ({
  nobody: status,
  stranger: status,
  suspended: status,
  owner: status,
  admin: status,
})
const signedIn = (status: number): Row => ({ ...open(status), nobody: 401, suspended: 401 })
const owned = (status: number): Row => ({ nobody: 401, suspended: 401, stranger: 404, admin: 404, owner: status })

/** Every route of the API, and what each of the five is answered. A route that is not here fails the test. */
const matrix: Record<string, Row> = {
  'GET /api': open(200),
  'GET /api/metrics': { nobody: 401, suspended: 401, stranger: 403, owner: 403, admin: 200 },
  'POST /api/auth/login': open(400),
  'POST /api/auth/logout': signedIn(200),
  'GET /api/auth/me': signedIn(200),
  'GET /api/documents': signedIn(200),
  'POST /api/documents/upload': signedIn(400),
  'GET /api/documents/:id': owned(200),
  'GET /api/documents/:id/file': owned(200),
  'GET /api/documents/:id/text': owned(200),
  'GET /api/documents/:id/unified-analysis': owned(200),
  'GET /api/legal-issues': owned(200),
  'POST /api/documents/:id/analyze': owned(200),
  'DELETE /api/documents/:id': owned(204),
}

/** The page of the API itself is open, all of it. */
const isDocs = ({ url }: RegisteredRoute) => url.startsWith('/api/docs')

async function registered(): Promise<RegisteredRoute[]> {
  const routes: RegisteredRoute[] = []
  const inspectors = openInspectors(1)
  const app = await buildApp({ ...karar.parts, inspectors }, (route) => routes.push(route))
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

describe('who may do what', () => {
  // what ends sessions or documents comes last
  const order = (route: string) => (route.startsWith('DELETE') ? 1 : route.includes('logout') ? 2 : 0)
  const routes = Object.keys(matrix).toSorted((a, b) => order(a) - order(b))
  const cases = routes.flatMap((route) => everybody.map((who) => [who, route, matrix[route]?.[who] ?? 0] as const))
  test.each(cases)('%s: %s -> %i', async (who, route, status) => {
    const [method, pattern] = route.split(' ') as ['GET', string]
    const url = pattern.replace(':id', document) + (pattern === '/api/legal-issues' ? `?document_id=${document}` : '')
    const answer = await karar.call(tokens[who])(method, url)
    expect(answer.statusCode, answer.body).toBe(status)
    if (route.endsWith('/analyze') && status === 200) await karar.settled(tokens.owner ?? '', document)
  })
})

test('an id that is none leads nowhere', async () => {
  const { token } = await karar.givenUser()
  const answer = await karar.call(token)('GET', '/api/documents/1%27%20or%201=1')
  expect([answer.statusCode, answer.json()]).toEqual([404, { detail: 'There is nothing at this address.' }])
})

test.each(['', 'Bearer ', 'Bearer x', 'Basic YTpi', `Bearer ${'a'.repeat(43)}`])(
  'the authorization %j opens nothing',
  async (authorization) => {
    const answer = await karar.app.inject({ url: '/api/auth/me', headers: { authorization } })
    expect([answer.statusCode, answer.json()]).toEqual([401, { detail: 'Please sign in.' }])
    expect(answer.headers['www-authenticate']).toBe('Bearer')
  },
)

test('figures for Prometheus are given to this machine, but not to who comes through its proxy', async () => {
  const local = await karar.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })
  expect(local.statusCode).toBe(200)
  expect(local.body).toContain('karar_http_request_seconds_count')
  expect(local.body).not.toContain(document)
  const proxied = { 'x-forwarded-for': '198.51.100.9' }
  const through = await karar.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1', headers: proxied })
  expect(through.statusCode).toBe(401)
})

test('every answer, refusals included, has a request id and the headers that keep a page safe', async () => {
  for (const url of ['/api', '/api/auth/me', '/api/nothing', '/documents', '/nothing.js']) {
    const { headers } = await karar.app.inject({ url })
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['content-security-policy'], url).toMatch(
      /^default-src 'none';script-src 'self'( 'nonce-\w+')?;style-src 'self' 'nonce-\w+';/,
    )
  }
})

test('the health check says how each part is', async () => {
  const health = (await karar.call(undefined)('GET', '/api')).json()
  expect(health).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(health.components).toMatchObject({ database: 'ok', queue: 'ok', storage: 'ok', analysis: 'ok' })
})

test('the description of the API names every route with its shapes', async () => {
  const description = (await karar.call(undefined)('GET', '/api/docs/json')).json()
  for (const route of Object.keys(matrix)) {
    const [method = '', pattern = ''] = route.split(' ')
    const path = pattern.replace(/:(\w+)/g, '{$1}')
    expect(description.paths[path]?.[method.toLowerCase()], route).toBeDefined()
  }
  const page = await karar.call(undefined)('GET', '/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/<script>|https?:\/\//)
})

test('wrong input is told field by field, broken JSON in words', async () => {
  const call = karar.call(undefined)
  const wrong = await call('POST', '/api/auth/login', { email: 'not an e-mail' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors.map((error: { path: string }) => error.path)).toEqual(['email', 'password'])
  const headers = { 'content-type': 'application/json' }
  const broken = await karar.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{"email":' })
  expect([broken.statusCode, broken.json()]).toEqual([400, { detail: 'The request is not as this call expects it.' }])
})

test('a failure of ours tells nothing of its cause', async () => {
  const { db } = karar.parts.database
  await db.execute('alter table documents rename to documents_elsewhere')
  try {
    const { token } = await karar.givenUser()
    const answer = await karar.call(token)('GET', '/api/documents')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({ detail: 'Something went wrong on our side. Please try again.' })
  } finally {
    await db.execute('alter table documents_elsewhere rename to documents')
  }
})

test('with the limits on, a user is answered 600 times a minute', async () => {
  const limited = await openTestKarar()
  try {
    const { token } = await limited.givenUser()
    const { headers } = await limited.call(token)('GET', '/api/auth/me')
    expect(headers['x-ratelimit-limit']).toBe('600')
    let last = 200
    for (let index = 0; index < 600; index++) last = (await limited.call(token)('GET', '/api/auth/me')).statusCode
    expect(last).toBe(429)
    const refused = await limited.call(token)('GET', '/api/auth/me')
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect(refused.json()).toEqual({ detail: 'Too many requests. Please wait a moment.' })
    // nobody else is held up
    expect((await limited.givenUser()).token).not.toBe('')
  } finally {
    await limited.close()
  }
})
