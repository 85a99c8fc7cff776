import { afterAll, beforeAll, expect, test } from 'vitest'
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

test('figures for Prometheus are given to this machine, but not to who comes through its proxy', async () => {
  const local = await karar.app.inject({ url: '/api/metrics', remoteAddress: '127.0.0.1' })
  expect(local.statusCode).toBe(200)
  expect(local.body).toContain('karar_http_request_seconds_count')
  expect(local.body).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-7/)
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
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], url).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-frame-options'], url).toBe('DENY')
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
  } finally {
    await behindTls.close()
  }
})

test('the health check says how each part is', async () => {
  const health = (await karar.call(undefined)('GET', '/api')).json()
  expect(health).toMatchObject({ status: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(health.components).toMatchObject({ database: 'ok', queue: 'ok', storage: 'ok', analysis: 'ok' })
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
    // whoever has no session is counted too, by the network, whatever is asked for
    const ask = (url: string, remoteAddress: string) =>
      limited.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${'a'.repeat(43)}` } })
    let answer = 0
    for (let index = 0; index <= 600; index++) {
      const url = index % 2 ? '/api/auth/me' : '/api/nothing'
      answer = (await ask(url, `2001:db8:1:2::${index.toString(16)}`)).statusCode
    }
    expect(answer).toBe(429)
    expect((await ask('/api/auth/me', '2001:db8:1:3::1')).statusCode).toBe(401)
    expect((await limited.call(token)('GET', '/api')).statusCode).toBe(200)
  } finally {
    await limited.close()
  }
})
