import { type AddressInfo, connect } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openExamination } from './features/health/service.ts'
import { openTestKarar, type TestKarar } from './testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

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

test('figures for Prometheus are for administrators, and for this machine only where the operator says so', async () => {
  const from = (remoteAddress: string, headers = {}) => ({ url: '/api/metrics', remoteAddress, headers })
  // what a proxy on this machine brings comes from this machine, too
  expect((await karar.app.inject(from('127.0.0.1'))).statusCode).toBe(401)
  const open = await openTestKarar({ METRICS: 'loopback', TRUSTED_PROXIES: '127.0.0.1' })
  try {
    const local = await open.app.inject(from('127.0.0.1'))
    expect(local.statusCode).toBe(200)
    expect(local.body).toContain('karar_http_request_seconds_count')
    expect(local.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
    for (const header of ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via']) {
      expect((await open.app.inject(from('127.0.0.1', { [header]: '127.0.0.1' }))).statusCode, header).toBe(401)
    }
    expect((await open.app.inject(from('203.0.113.7'))).statusCode).toBe(401)
  } finally {
    await open.close()
  }
})

test('only a proxy that the operator names is believed about the address of its client', async () => {
  const lines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => lines.push(line) })
  const behind = await openTestKarar({ TRUSTED_PROXIES: '192.0.2.0/24', PUBLIC_URL: 'https://karar.example.in' }, log)
  try {
    const ask = (remoteAddress: string, forwarded: string, url = '/api', more = {}) =>
      behind.app.inject({ url, remoteAddress, headers: { 'x-forwarded-for': forwarded, ...more } })
    const seen = async (remoteAddress: string, forwarded: string) => {
      const { headers } = await ask(remoteAddress, forwarded)
      const line = lines.map((each) => JSON.parse(each)).find(({ reqId }) => reqId === headers['x-request-id'])
      return line.address
    }
    expect(await seen('192.0.2.2', '203.0.113.9')).toBe('203.0.113.9')
    // what the client itself wrote stands before what the proxy added
    expect(await seen('192.0.2.2', '198.51.100.1, 203.0.113.9')).toBe('203.0.113.9')
    expect(await seen('192.0.2.2', '198.51.100.1, 203.0.113.9, 192.0.2.3')).toBe('203.0.113.9')
    expect(await seen('127.0.0.1', '203.0.113.9')).toBe('127.0.0.1')
    expect(lines.filter((line) => line.includes('TRUSTED_PROXIES'))).toHaveLength(1)
    // nor is anything answered that reached the proxy without TLS
    const plain = { 'x-forwarded-proto': 'http' }
    const page = await ask('192.0.2.2', '203.0.113.9', '/documents?page=2', plain)
    expect([page.statusCode, page.headers.location]).toEqual([308, 'https://karar.example.in/documents?page=2'])
    expect((await ask('192.0.2.2', '203.0.113.9', '/api/auth/me', plain)).statusCode).toBe(403)
    expect((await ask('203.0.113.8', '203.0.113.9', '/api', plain)).statusCode).toBe(200)
  } finally {
    await behind.close()
  }
})

test('the log tells of a request who asked and from where', async () => {
  const lines: string[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })
  const logged = await openTestKarar({}, log)
  try {
    const { id, token } = await logged.givenUser()
    await logged.call(token)('POST', '/api/auth/logout')
    const line = lines.map((each) => JSON.parse(each)).find(({ path }) => path === '/api/auth/logout')
    expect(line).toMatchObject({ user: id, address: '203.0.113.7', status: 200 })
  } finally {
    await logged.close()
  }
})

test.each([
  ['an id of any length', `/api/documents/${'a'.repeat(5000)}`, 401],
  ['an id of any length of a public call', `/api/auth/reset-password/${'a'.repeat(5000)}`, 404],
  ['an escape that is none', '/api/%zz', 404],
  ['a page with an escape that is none', '/%', 404],
])('%s is answered like anything that is not there', async (_what, url, status) => {
  const answer = await karar.app.inject({ url })
  expect([answer.statusCode, typeof answer.json().detail]).toEqual([status, 'string'])
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
})

/** What comes back on a connection that says this. */
async function said({ app }: TestKarar, words: string): Promise<string> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1').end(words)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

test('what is no HTTP is refused in words and with headers as well', async () => {
  const nonsense = await said(karar, 'HELLO\r\n\r\n')
  expect(nonsense).toMatch(/^HTTP\/1\.1 400 [\s\S]*x-request-id: [0-9a-f-]{36}\r\n[\s\S]*"detail":"The request is not/)
  expect(nonsense).not.toContain('strict-transport-security')
  const long = await said(karar, `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`)
  expect(long).toMatch(/^HTTP\/1\.1 431 [\s\S]*nosniff[\s\S]*"detail":"The headers/)
})

test('JSON that is too long is not called a file', async () => {
  const payload = { email: 'a@example.in', password: 'x'.repeat(128 * 1024) }
  const answer = await karar.app.inject({ method: 'POST', url: '/api/auth/login', payload })
  expect([answer.statusCode, answer.json()]).toEqual([
    413,
    { detail: 'This request is larger than 128 kB, the most that is read here of one without a file.' },
  ])
})

test('every answer, refusals included, has a request id and the headers that keep a page safe', async () => {
  for (const url of ['/api', '/api/auth/me', '/api/nothing', '/documents', '/nothing.js']) {
    const { headers } = await karar.app.inject({ url })
    expect(headers['x-request-id'], url).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers['x-content-type-options'], url).toBe('nosniff')
    expect(headers['content-security-policy'], url).toMatch(
      /^default-src 'none';script-src 'self';style-src 'self' 'nonce-\w+';/,
    )
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-frame-options'], url).toBe('DENY')
    expect(headers['cache-control'], url).toBe(
      url.startsWith('/api') ? 'no-store' : url === '/documents' ? 'no-cache' : undefined,
    )
    expect(headers['referrer-policy'], url).toBe('no-referrer')
    expect(headers['permissions-policy'], url).toMatch(/camera=\(\)/)
    // by plain HTTP a browser must not be told that this host has TLS
    expect(headers['strict-transport-security'], url).toBeUndefined()
  }
})

test('behind TLS the browser is told to come by no other way', async () => {
  const behindTls = await openTestKarar({ PUBLIC_URL: 'https://karar.example.in' })
  try {
    const { headers } = await behindTls.app.inject({ url: '/api' })
    expect(headers['strict-transport-security']).toBe('max-age=31536000')
    expect(await said(behindTls, 'HELLO\r\n\r\n')).toContain('\r\nstrict-transport-security: max-age=31536000\r\n')
  } finally {
    await behindTls.close()
  }
})

test('the health check says how each part is', async () => {
  const health = (await karar.call(undefined)('GET', '/api')).json()
  expect(health).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(health.components).toMatchObject({ database: 'ok', queue: 'ok', storage: 'ok', analysis: 'ok' })
})

test('where questions are answered by words alone, for want of the reader of places, that is a lesser state of analysis', async () => {
  const examine = openExamination({
    ...karar.parts,
    answerers: { isWell: () => false },
    speech: { isWell: () => true },
  })
  expect(await examine()).toMatchObject({ status: 'degraded', components: { analysis: 'degraded', speech: 'ok' } })
})

test('the page of the API has no inline script and nothing from elsewhere', async () => {
  const page = await karar.call(undefined)('GET', '/api/docs/')
  expect(page.statusCode).toBe(200)
  expect(page.body).not.toMatch(/<script>|https?:\/\//)
})

test('wrong input is told field by field, broken JSON in words', async () => {
  const call = karar.call(undefined)
  const wrong = await call('POST', '/api/auth/login', { email: 'not an e-mail' })
  expect(wrong.statusCode).toBe(400)
  expect(wrong.json().errors.map((error: { path: string }) => error.path)).toEqual(['email', 'password'])
  expect(wrong.json().detail).toBe('Please enter a valid email address. Password is required.')
  const headers = { 'content-type': 'application/json' }
  const broken = await karar.app.inject({ method: 'POST', url: '/api/auth/login', headers, payload: '{"email":' })
  expect([broken.statusCode, broken.json()]).toEqual([400, { detail: 'The request is not as this call expects it.' }])
})

test('what a checker finds wrong is said in sentences, never as its pattern', async () => {
  const call = karar.call(undefined)
  const person = { full_name: 'Asha', company_name: 'Rao Traders', email: 'words@example.in', password: 'Str0ng!pass' }
  const said = async (changes: object) =>
    (await call('POST', '/api/auth/register', { ...person, ...changes })).json().detail
  expect(await said({ phone: 'ring me' })).toBe(
    'Enter a phone number such as +91 98400 55512, or leave the field empty.',
  )
  expect(await said({ full_name: 'x'.repeat(201) })).toBe('Full name may have 200 characters at most.')
  expect(await said({ full_name: 'two\nlines' })).toBe(
    'Full name must be in the form that is expected, without control characters.',
  )
  expect(await said({ company_name: 5 })).toBe('Company name must be text.')
  expect((await call('POST', '/api/auth/register', [])).json().detail).toBe('What was sent must be a JSON object.')
  const { token } = await karar.givenUser()
  const asked = async (query: string) => (await karar.call(token)('GET', `/api/documents?${query}`)).json().detail
  expect(await asked('limit=0')).toBe('limit must be 1 or more.')
  expect(await asked('limit=1000')).toBe('limit may be 100 at most.')
  expect(await asked('limit=ten')).toBe('limit must be a number.')
  expect(await asked('sort=colour')).toBe('sort must be one of: newest, oldest, name, score.')
  expect((await karar.call(token)('GET', '/api/legal-issues')).json().detail).toBe('document_id is required.')
  expect((await karar.call(token)('GET', '/api/legal-issues?document_id=7')).json().detail).toBe(
    'document_id must be an id.',
  )
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
    const { token: other } = await limited.givenUser()
    // what may be millions of letters is asked for less often, and keeps nobody from the rest
    const id = '00000000-0000-7000-8000-000000000001'
    for (const [path, times] of [
      [`/api/documents/${id}/text`, 60],
      [`/api/documents/${id}/unified-analysis`, 120],
    ] as const) {
      for (let index = 0; index < times; index++)
        expect((await limited.call(other)('GET', path)).statusCode, path).toBe(404)
      expect((await limited.call(other)('GET', path)).statusCode, path).toBe(429)
    }
    const open = async () =>
      (await limited.call(undefined)('POST', '/api/shared', { token: 'a'.repeat(43) })).statusCode
    for (let index = 0; index < 60; index++) expect(await open()).toBe(404)
    expect(await open()).toBe(429)
    expect((await limited.call(other)('GET', '/api/auth/me')).statusCode).toBe(200)
    // whoever has no session is counted too, by the network, whatever is asked for
    const ask = (url: string, remoteAddress: string) =>
      limited.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${'a'.repeat(43)}` } })
    let answer = 0
    for (let index = 0; index <= 600; index++) {
      const url = index % 2 ? '/api/auth/me' : '/api/nothing'
      answer = (await ask(url, `2001:db8:1:${(index % 256).toString(16)}::${index.toString(16)}`)).statusCode
    }
    expect(answer).toBe(429)
    expect((await ask('/api/auth/me', '2001:db8:1:103::1')).statusCode).toBe(401)
    expect((await limited.call(token)('GET', '/api')).statusCode).toBe(200)
  } finally {
    await limited.close()
  }
})
