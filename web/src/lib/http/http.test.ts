// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { serve } from '../testing/serve.ts'
import { failureWords } from './failure-words.ts'
import { call, request } from './http.ts'
import { HttpError, isPassing } from './http-error.ts'
import { keepToken, onTokenChange, readToken, renewToken, wasLost } from './session.ts'

beforeEach(() => localStorage.clear())

const failureOf = async (calling: Promise<unknown>): Promise<HttpError> => {
  const error = await calling.then(
    () => null,
    (one: unknown) => one,
  )
  if (!(error instanceof HttpError)) throw new Error('the call did not fail as calls fail')
  return error
}

test('whoever is signed in is told by the token, and nobody else', async () => {
  const tokens: (string | null)[] = []
  globalThis.fetch = async (_, init) => {
    tokens.push(new Headers(init?.headers).get('authorization'))
    return new Response('{}')
  }
  await call('/a')
  keepToken('secret')
  await call('/a')
  expect(tokens).toEqual([null, 'Bearer secret'])
})

test('an answer of another shape goes no further', async () => {
  serve({ 'GET /figures': [200, { count: 'three' }], 'GET /good': [200, { count: 3, more: true }] })
  const shape = z.object({ count: z.number() })
  expect((await failureOf(request(shape, '/figures'))).kind).toBe('invalid')
  // what is not asked for is not taken along
  expect(await request(shape, '/good')).toEqual({ count: 3 })
})

test('the server’s own words about a failure are the ones that are said', async () => {
  serve({
    'POST /a': [409, { detail: 'Email already registered' }],
    'POST /b': [402, { detail: { message: 'Your plan is used up.', reason: 'limit', left: 0 } }],
    'POST /c': [422, { detail: 'No.', errors: [{ path: 'email', message: 'Not one.' }, { path: 3 }, 'nonsense'] }],
  })
  expect(failureWords(await failureOf(call('/a', { method: 'POST' })))).toBe('Email already registered')
  const plan = await failureOf(call('/b', { method: 'POST' }))
  expect(plan).toMatchObject({ detail: 'Your plan is used up.', reason: 'limit', facts: { left: 0 }, status: 402 })
  // what says nothing of a field is left out
  expect((await failureOf(call('/c', { method: 'POST' }))).errors).toEqual([{ path: 'email', message: 'Not one.' }])
})

test('what a proxy answers in the server’s place is a failure all the same', async () => {
  globalThis.fetch = async () => new Response('<h1>Bad gateway</h1>', { status: 502 })
  const error = await failureOf(call('/a'))
  expect(error).toMatchObject({ kind: 'status', status: 502, detail: '' })
  expect(isPassing(error)).toBe(true)
})

test('no answer at all, and one that takes too long, are told apart; who calls off hears neither', async () => {
  globalThis.fetch = async () => {
    throw new TypeError('Failed to fetch')
  }
  const network = await failureOf(call('/a'))
  expect([network.kind, isPassing(network)]).toEqual(['network', true])

  globalThis.fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
  expect((await failureOf(call('/a', { timeout: 5 }))).kind).toBe('timeout')
  const off = new AbortController()
  const calling = call('/a', { signal: off.signal })
  off.abort(new Error('changed my mind'))
  await expect(calling).rejects.toThrow('changed my mind')
})

test('a session that the server does not know any more ends here, and that is told once', async () => {
  keepToken('old')
  const heard = vi.fn()
  const end = onTokenChange(heard)
  serve({ 'GET /me': [401, { detail: 'Not authenticated' }] })
  await failureOf(call('/me'))
  expect([readToken(), wasLost()]).toEqual([null, true])
  expect(heard).toHaveBeenCalledTimes(1)
  // without a session there is nothing to end: a wrong password is no lost session
  await failureOf(call('/me'))
  expect(heard).toHaveBeenCalledTimes(1)
  end()
})

test('an answer to the session before says nothing of the one that began since', async () => {
  keepToken('old')
  serve({
    'GET /me': () => {
      keepToken('new')
      return [401, { detail: 'Not authenticated' }]
    },
  })
  await failureOf(call('/me'))
  expect(readToken()).toBe('new')
})

/** As the browser tells a tab of what another one did. */
function byAnotherTab(change: () => void): void {
  const before = localStorage.getItem('token')
  change()
  const event = Object.assign(new Event('storage'), {
    key: 'token',
    oldValue: before,
    newValue: localStorage.getItem('token'),
  })
  window.dispatchEvent(event)
}

test('another tab that signs in as somebody else, or out, is heard of; one that goes on under a new token is not', () => {
  keepToken('first')
  const heard = vi.fn()
  const end = onTokenChange(heard)
  byAnotherTab(() => renewTokenSilently('second'))
  expect(heard).not.toHaveBeenCalled()
  byAnotherTab(() => localStorage.setItem('token', 'somebody else'))
  expect(heard).toHaveBeenCalledTimes(1)
  byAnotherTab(() => localStorage.removeItem('token'))
  expect(heard).toHaveBeenCalledTimes(2)
  end()
  byAnotherTab(() => localStorage.setItem('token', 'again'))
  expect(heard).toHaveBeenCalledTimes(2)
})

/** What `renewToken` leaves in the storage of all tabs. */
function renewTokenSilently(token: string): void {
  localStorage.setItem('renewal', `${readToken()} ${token}`)
  localStorage.setItem('token', token)
}

test('what was asked for before the script ran is taken once, by the one for whom it was asked', async () => {
  const asked = serve({ 'GET /me': [200, { from: 'now' }] })
  const early = (token: string) =>
    Object.assign(globalThis, {
      frame: { token, answers: new Map([['/me', Promise.resolve(new Response('{"from":"early"}'))]]) },
    })
  const shape = z.object({ from: z.string() })
  keepToken('mine')
  early('mine')
  expect([await request(shape, '/me'), await request(shape, '/me')]).toEqual([{ from: 'early' }, { from: 'now' }])
  early('of another')
  expect(await request(shape, '/me')).toEqual({ from: 'now' })
  early('mine')
  await failureOf(call('/me', { method: 'POST' }))
  expect(asked.map(({ what }) => what)).toEqual(['GET /me', 'GET /me', 'POST /me'])
})

test('what was asked for before the script ran fails and is called off like the rest', async () => {
  keepToken('mine')
  const answers = new Map<string, Promise<Response>>()
  Object.assign(globalThis, { frame: { token: 'mine', answers } })
  answers.set('/me', Promise.reject(new TypeError('Failed to fetch')))
  expect((await failureOf(call('/me'))).kind).toBe('network')
  answers.set('/me', new Promise(() => {}))
  const off = new AbortController()
  const calling = call('/me', { signal: off.signal })
  off.abort(new Error('changed my mind'))
  await expect(calling).rejects.toThrow('changed my mind')
  answers.set('/me', Promise.resolve(new Response('{}', { status: 401 })))
  await failureOf(call('/me'))
  expect(readToken()).toBeNull()
})

test('a new token for the same session is told to nobody', () => {
  keepToken('first')
  const heard = vi.fn()
  const end = onTokenChange(heard)
  renewToken('second')
  expect([readToken(), heard.mock.calls.length]).toEqual(['second', 0])
  end()
})
