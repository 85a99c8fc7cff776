import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChatEvent, type ChatMessage, type DocumentId, type UserId } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openSlowAnswers } from '../../testing/answers/slow-answers.ts'
import { contractText } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
let owner: { id: UserId; token: string }
let document: DocumentId
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'karar-test-'))
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
  owner = await karar.givenSession()
  document = (await karar.upload(owner.token, contractText, { analyze: true })).json().id
  await karar.settled(owner.token, document)
})
afterAll(async () => {
  await karar.close()
  await rm(folder, { recursive: true, force: true })
})

const openSlow = (timeLimitMs?: number, most?: number) => openSlowAnswers(karar.parts, folder, timeLimitMs, most)

const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  accept: 'text/event-stream',
  'content-type': 'application/json',
})

function post(
  url: string,
  message: string,
  { token = owner.token, signal }: { token?: string; signal?: AbortSignal } = {},
) {
  return fetch(`${url}/api/documents/${document}/chat`, {
    method: 'POST',
    headers: headersOf(token),
    body: JSON.stringify({ message }),
    ...(signal && { signal }),
  })
}

function read(stream: string): ChatEvent[] {
  return stream
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event, data] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      return ChatEvent.parse({ event, data: JSON.parse(data ?? '') })
    })
}

const historyOf = async (token: string) =>
  (await karar.call(token)('GET', `/api/documents/${document}/chat`)).json<ChatMessage[]>()
const isKept = async (message: string) => (await historyOf(owner.token)).some((one) => one.message_text === message)

test('asked for as a stream, the same answer comes in pieces: question, citations, text, both messages', async () => {
  const answer = await karar.app.inject({
    method: 'POST',
    url: `/api/documents/${document}/chat`,
    headers: { ...headersOf(owner.token), 'accept-encoding': 'br, gzip' },
    payload: { message: 'When must the Client pay the fees?' },
  })
  expect(answer.headers['content-type']).toBe('text/event-stream; charset=utf-8')
  expect(answer.headers['content-encoding']).toBeUndefined()
  expect(answer.headers['x-request-id']).toBeDefined()
  expect(answer.headers['x-content-type-options']).toBe('nosniff')
  const events = read(answer.body)
  const names = events.map(({ event }) => event)
  expect([...new Set(names)]).toEqual(['question', 'citations', 'text', 'done'])
  const done = events.find(({ event }) => event === 'done')
  if (done?.event !== 'done') throw new Error('not done')
  const { user_message, ai_response } = done.data
  expect(events[0]).toEqual({ event: 'question', data: user_message })
  expect(events[1]).toEqual({ event: 'citations', data: ai_response.citations })
  const pieces = events.flatMap((one) => (one.event === 'text' ? [one.data] : []))
  expect(pieces.length).toBeGreaterThan(1)
  expect(pieces.join('')).toBe(ai_response.message_text)
  expect((await historyOf(owner.token)).slice(0, 2)).toEqual([ai_response, user_message])
})

test('what is refused is refused with its status, stream or not', async () => {
  const stranger = await karar.givenSession()
  const call = (token: string, message: string) =>
    karar.app.inject({
      method: 'POST',
      url: `/api/documents/${document}/chat`,
      headers: headersOf(token),
      payload: { message },
    })
  const blank = await call(owner.token, ' ')
  expect([blank.statusCode, blank.json()]).toEqual([400, { detail: 'Please enter a message' }])
  expect((await call(stranger.token, 'When are fees due?')).statusCode).toBe(404)
  expect((await call('', 'When are fees due?')).statusCode).toBe(401)
})

test('whoever goes away in mid-answer finds the whole of it later', async () => {
  const slow = await openSlow()
  try {
    const leaving = new AbortController()
    const response = await post(slow.url, 'wait for leaving', { signal: leaving.signal })
    const first = await response.body?.getReader().read()
    expect(new TextDecoder().decode(first?.value)).toMatch(/^event: question\n/)
    leaving.abort()
    expect(await isKept('wait for leaving')).toBe(false)
    await writeFile(join(folder, 'leaving'), '')
    await expect.poll(() => isKept('wait for leaving'), { timeout: 30_000 }).toBe(true)
    const [answer, question] = await historyOf(owner.token)
    expect([question?.message_text, answer?.message_text.slice(0, 11)]).toEqual(['wait for leaving', 'First, one.'])

    // a client that takes nothing of it ends nobody else's stream, nor its own before it takes it up again
    const idle = await post(slow.url, 'long')
    expect(read(await (await post(slow.url, 'short')).text()).at(-1)?.event).toBe('done')
    expect(read(await idle.text()).at(-1)?.event).toBe('done')
  } finally {
    await slow.close()
  }
})

test('whoever is suspended, or signs out, while the answer is made is not given it, and nothing is kept', async () => {
  const slow = await openSlow()
  const administrator = await karar.givenSession({ role: 'admin' })
  try {
    const stops: [name: string, stop: (token: string, id: UserId) => Promise<unknown>][] = [
      ['suspended', (_, id) => karar.call(administrator.token)('POST', `/api/admin/suspend-user/${id}`)],
      ['signed-out', (token) => karar.call(token)('POST', '/api/auth/logout')],
    ]
    for (const [name, stop] of stops) {
      const asker = await karar.givenSession({ role: 'admin' })
      const response = await post(slow.url, `wait for ${name}`, asker)
      await stop(asker.token, asker.id)
      await writeFile(join(folder, name), '')
      const events = read(await response.text())
      expect(events.map(({ event }) => event)).toEqual(['question', 'failed'])
      expect(events[1]?.data).toEqual({ detail: 'Please sign in.' })
      expect((await post(slow.url, 'short', asker)).status).toBe(401)
    }
    const { rows } = await karar.parts.database.db.execute(
      `select 1 from chat_messages where message_text like 'wait for su%' or message_text like 'wait for si%'`,
    )
    expect(rows).toEqual([])
  } finally {
    await slow.close()
  }
})

test('a document that is deleted meanwhile takes the answer along', async () => {
  const slow = await openSlow()
  try {
    const { id } = (await karar.upload(owner.token, `${contractText}\n7. Last`, { analyze: true })).json()
    await karar.settled(owner.token, id)
    const asking = slow.app.inject({
      method: 'POST',
      url: `/api/documents/${id}/chat`,
      headers: { authorization: `Bearer ${owner.token}` },
      payload: { message: 'wait for deletion' },
    })
    await karar.call(owner.token)('DELETE', `/api/documents/${id}`)
    await writeFile(join(folder, 'deletion'), '')
    expect((await asking).statusCode).toBe(404)
  } finally {
    await slow.close()
  }
})

test('a server that ends ends its streams, in words, and waits for no client that reads nothing', async () => {
  const slow = await openSlow()
  const unread = await post(slow.url, 'long')
  expect(unread.status).toBe(200)
  const response = await post(slow.url, 'wait for ever')
  const ended = response.text()
  await slow.close()
  const last = read(await ended).at(-1)
  expect(last).toEqual({
    event: 'failed',
    data: { detail: 'Karar is being stopped just now. Please ask again in a moment.' },
  })
  expect(await isKept('wait for ever')).toBe(false)
})

test.each([
  [
    'hang',
    8_000,
    'This question took too long to answer, so it was stopped. Ask something narrower, such as about one clause.',
  ],
  ['hoard', 60_000, 'This contract is too long to be asked about here. Its analysis and its text are there to read.'],
])(
  'a question that wants too much (%s) is stopped in words, and the next one is answered',
  async (message, limit, words) => {
    const slow = await openSlow(limit)
    const ask = (message: string) =>
      slow.app.inject({
        method: 'POST',
        url: `/api/documents/${document}/chat`,
        headers: { authorization: `Bearer ${owner.token}` },
        payload: { message },
      })
    try {
      const refused = await ask(message)
      expect([refused.statusCode, refused.json().detail]).toEqual([503, words])
      expect((await ask('short')).statusCode).toBe(200)
    } finally {
      await slow.close()
    }
  },
)

test('a question that waited for its turn longer than one may take is answered all the same', async () => {
  const slow = await openSlow(4_000, 1)
  try {
    const hanging = await post(slow.url, 'hang')
    const behind = await post(slow.url, 'short')
    expect(read(await hanging.text()).at(-1)?.event).toBe('failed')
    expect(read(await behind.text()).at(-1)?.event).toBe('done')
  } finally {
    await slow.close()
  }
})

test('one person has four questions answered at a time, and nobody else waits for it', async () => {
  const slow = await openSlow()
  try {
    const waiting = await Promise.all([1, 2, 3, 4].map(() => post(slow.url, 'wait for turn')))
    const fifth = await post(slow.url, 'short')
    expect([fifth.status, fifth.headers.get('retry-after'), await fifth.json()]).toEqual([
      429,
      '5',
      { detail: 'Your last questions are still being answered. Please wait for them.' },
    ])
    const somebody = await karar.givenSession({ role: 'admin' })
    expect(read(await (await post(slow.url, 'short', somebody)).text()).at(-1)?.event).toBe('done')
    await writeFile(join(folder, 'turn'), '')
    for (const response of waiting) expect(read(await response.text()).at(-1)?.event).toBe('done')
    expect((await post(slow.url, 'short')).status).toBe(200)
  } finally {
    await slow.close()
  }
})
