import { type AiWays, ChatEvent, type SecondReading, type UnifiedAnalysisResponse } from '@karar/schema'
import { and, eq, isNotNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiAnswers, aiUsage, auditLog, secondReadings } from '../../db/tables.ts'
import { type Behaviour, type ModelServer, openModelServer } from '../../lib/ai/testing/model-server.ts'
import type { Asked } from '../../lib/ai/testing/wire.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { between, goodReading } from './testing/model-mind.ts'

let karar: TestKarar
let server: ModelServer
let token: string
let admin: string
let behave: (asked: Asked) => Behaviour | Promise<Behaviour> = goodReading
beforeAll(async () => {
  server = await openModelServer((asked) => behave(asked))
  karar = await openTestKarar({ RATE_LIMITS: 'off', AI_TIMEOUT_SECONDS: '60' })
  token = (await karar.givenUser()).token
  admin = (await karar.givenUser({ role: 'admin' })).token
})
afterAll(async () => {
  await karar.close()
  await server.close()
})

const contract = (name: string) => `CONSULTANCY AGREEMENT

This Agreement is made on 1 July 2026 between Meridian Analytics Private Limited, a company in Pune (the "Company"), and ${name}, a sole proprietor in Nashik (the "Consultant").

1. Services. The Consultant shall provide data analysis services to the Company as described in Schedule A.

2. Fees. The Company shall pay the Consultant Rs. 80,000 a month within ninety days after it has received an invoice.

3. Quality. The Company decides in its sole discretion whether the services are satisfactory.

4. Liability. The Consultant shall indemnify and hold harmless the Company against any and all losses, without any limit.

5. After the end. For two years after the end of this Agreement the Consultant shall not work for any competitor of the Company anywhere in India.

6. Termination. Either party may terminate this Agreement by thirty days' written notice.

7. Law. This Agreement is governed by the laws of India and the courts at Pune have jurisdiction. Write to asha.rao@example.in or call 9876543210, PAN ABCDE1234F.
`

/** Chooses the model as an administrator does. Read freely this contract is one part, in both ways some fourteen. */
async function choose(ways: AiWays): Promise<void> {
  const choice = { provider: 'openai-compatible', model: 'test-model', base_url: server.url, redact: false, ways }
  const set = await karar.call(admin)('PUT', '/api/admin/language-model', { ...choice, key: 'sk-operators-own-key' })
  expect(set.statusCode).toBe(200)
}

const call = (method: 'GET' | 'POST' | 'PUT', path: string, body?: object) => karar.call(token)(method, path, body)
const analysisOf = async (id: string) =>
  (await call('GET', `/api/documents/${id}/unified-analysis`)).json<UnifiedAnalysisResponse>()

async function readTwice(
  text: string,
  until = /^(done|partly|failed|off|kept_local)$/,
): Promise<{ id: string; second: SecondReading }> {
  const { id } = (await karar.upload(token, text, { analyze: true })).json()
  await karar.settled(token, id)
  return { id, second: await secondOf(id, until) }
}

async function secondOf(id: string, until = /^(done|partly|failed|off|kept_local)$/): Promise<SecondReading> {
  for (let tries = 0; tries < 1200; tries++) {
    const second = (await call('GET', `/api/documents/${id}/second-reading`)).json<SecondReading>()
    if (until.test(second.state)) return second
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the second reading came to no end')
}

test('a model adds, confirms and doubts; what it says stands in the text, with its origin, and the score follows', async () => {
  await choose('both')
  behave = goodReading
  server.asked.length = 0
  const { id, second } = await readTwice(contract('Asha Rao'))
  expect(second).toMatchObject({
    state: 'done',
    message: null,
    reader: { host: '127.0.0.1', here: true, model: 'test-model' },
  })
  expect(second.parts_done).toBe(second.parts)
  const { unified_analysis: analysis, metadata } = await analysisOf(id)
  if (!analysis) throw new Error('no analysis')
  expect(metadata.source).toBe('ai_assisted')
  const text = (await call('GET', `/api/documents/${id}/text`)).json().text as string
  const origins = Map.groupBy(analysis.critical_issues, ({ origin }) => origin)
  expect(second.added).toBe(origins.get('model')?.length ?? 0)
  expect(second.confirmed).toBe(origins.get('both')?.length ?? 0)
  expect(second.added).toBeGreaterThan(0)
  expect(second.confirmed).toBeGreaterThan(0)
  for (const issue of analysis.critical_issues) expect(text.slice(issue.start, issue.end)).toBe(issue.quote)
  expect(analysis.score_breakdown.reduce((sum, { points }) => sum + points, 0)).toBe(analysis.safety_score)
  // one worry is one card
  const restraints = analysis.critical_issues.filter(({ category }) => category === 'restraint_of_trade')
  expect(restraints).toHaveLength(1)
  expect(restraints[0]?.origin).toBe('both')
  // an act that nobody knows is said to be unverified, and is no law of the card
  const unknown = analysis.critical_issues
    .flatMap(({ second_opinion }) => second_opinion?.law ?? [])
    .filter(({ known }) => !known)
  expect(JSON.stringify(analysis.critical_issues.map(({ law }) => law))).not.toContain('Moon Payments')
  expect(unknown.every(({ cited }) => cited.includes('Moon'))).toBe(true)
  expect(analysis.clause_analyses.some(({ plain_by_model }) => plain_by_model?.startsWith('In short'))).toBe(true)
  expect(
    analysis.missing_clause_details
      .filter(({ origin }) => origin === 'model')
      .every(({ importance }) => importance === 'nice_to_have'),
  ).toBe(true)
  // contract text is data: it never stands among the instructions
  for (const { system, user } of server.asked) {
    expect(system).not.toContain('Meridian')
    expect(user).toMatch(/^<<<SIDE [0-9a-f]{24}\n/)
  }
  const { db } = karar.parts.database
  const lines = await db.select().from(auditLog).where(eq(auditLog.subjectId, id))
  expect(lines.map(({ action }) => action)).toContain('second_reading.complete')
  expect((await db.select().from(aiUsage))[0]?.inputTokens).toBeGreaterThan(100)
})

test('the same words are asked once: another reading comes from what was answered', async () => {
  await choose('free')
  behave = goodReading
  const { id } = await readTwice(contract('Cached Person'))
  const before = server.asked.length
  const again = await call('POST', `/api/documents/${id}/second-reading`)
  expect(again.statusCode).toBe(200)
  expect(await secondOf(id)).toMatchObject({ state: 'done' })
  expect(server.asked.length).toBe(before)
  const { db } = karar.parts.database
  const [kept] = await db.select().from(aiAnswers)
  expect(kept?.sealed).not.toContain('issues')
})

test('another side is read by the model anew, for that side', async () => {
  await choose('free')
  behave = goodReading
  const { id } = await readTwice(contract('Sided Person'))
  server.asked.length = 0
  const set = await call(
    'POST',
    `/api/documents/${id}/set-user-party?party_name=Meridian%20Analytics%20Private%20Limited`,
  )
  expect(set.statusCode).toBe(200)
  await secondOf(id)
  expect(server.asked.length).toBeGreaterThan(0)
  for (const asked of server.asked) expect(between(asked, 'SIDE')).toContain('The reader is: Meridian')
  expect((await analysisOf(id)).unified_analysis?.perspective.basis).toBe('chosen')
})

test('where a model fails the built-in analysis stands, the page says why, few parts are tried, and one press suffices once it is well', async () => {
  await choose('both')
  const failures: [Behaviour, string, number][] = [
    // another part would fail alike: those under way are the last
    [{ status: 401 }, 'The language model refused the key that is set up here.', 3],
    // three parts failed and the two that were begun meanwhile, three tries each
    ['I found nothing wrong with it.', 'did not answer in the form', 15],
    [
      '{"verdict":"green","tool_calls":[{"name":"set_score","arguments":{"score":100}}]}',
      'did not keep to the form',
      15,
    ],
  ]
  let id: string | undefined
  for (const [behaviour, words, calls] of failures) {
    behave = () => behaviour
    karar.parts.ai.breaker.reset()
    server.asked.length = 0
    if (id === undefined) id = (await readTwice(contract('Unlucky Person'))).id
    else await call('POST', `/api/documents/${id}/second-reading`)
    const second = await secondOf(id)
    expect(second).toMatchObject({ state: 'failed', added: 0 })
    expect(second.message).toContain(words)
    expect(server.asked.length).toBeGreaterThan(0)
    expect(server.asked.length).toBeLessThanOrEqual(calls)
    const { unified_analysis, metadata } = await analysisOf(id)
    expect(metadata.source).toBe('attorney_guided')
    expect(unified_analysis?.critical_issues.length).toBeGreaterThan(0)
  }
  await choose('free')
  behave = goodReading
  expect((await call('POST', `/api/documents/${id}/second-reading`)).statusCode).toBe(200)
  expect(await secondOf(id ?? '')).toMatchObject({ state: 'done' })
})

test('half of the parts is half of a reading, and is said to be', async () => {
  await choose('both')
  let asked = 0
  behave = (question) => (++asked % 2 === 0 ? { status: 404 } : goodReading(question))
  const { second } = await readTwice(contract('Half Person'))
  expect(second.state).toBe('partly')
  expect(second.parts_done).toBeLessThan(second.parts)
})

test('what a model makes up is dropped and counted', async () => {
  await choose('free')
  const invented = {
    category: 'personal_guarantee',
    severity: 'critical',
    quote: 'The Consultant’s family guarantees every debt of the Company.',
    why: 'x',
    law: [],
  }
  behave = () => JSON.stringify({ issues: [invented], doubts: [], missing: [], plain: [] })
  const { id, second } = await readTwice(contract('Invented Person'))
  expect(second).toMatchObject({ state: 'done', added: 0, confirmed: 0 })
  expect(second.dropped).toBeGreaterThan(0)
  expect(JSON.stringify(await analysisOf(id))).not.toContain('family guarantees')
})

test('a claim that stands in the contract is not counted as dropped, however often it is made', async () => {
  await choose('free')
  const claim = (category: string, quote: string) => ({ category, severity: 'high', quote, why: 'x', law: [] })
  const restraint = 'shall not work for any competitor of the Company'
  const issues = [
    claim('restraint_of_trade', restraint),
    // the same worry in more words, and by the name of its neighbour
    claim('restraint_of_trade', `the Consultant ${restraint} anywhere in India`),
    claim('overbroad_non_solicitation', restraint),
    claim('personal_guarantee', 'The family of the Consultant guarantees every debt.'),
  ]
  behave = () => JSON.stringify({ issues, doubts: [], missing: [], plain: [] })
  const { second } = await readTwice(contract('Repeating Person'))
  expect(second).toMatchObject({ state: 'done', confirmed: 1, dropped: 1 })
})

test('a chat answer is the contract’s as far as it rests on its words; the rest stands apart, and a failure is said', async () => {
  await choose('free')
  behave = goodReading
  const { id } = await readTwice(contract('Chatting Person'))
  const chat = async (message: string) =>
    (await call('POST', `/api/documents/${id}/chat`, { message })).json().ai_response
  const answer = await chat('What happens after the end of the agreement, may I work for a competitor?')
  expect(answer).toMatchObject({ kind: 'answered', by_model: true, beyond: 'Most people would ask for better terms.' })
  expect(answer.message_text).toContain('competitor')
  expect(answer.citations[0].quote).toContain('competitor')
  expect(answer.message_text).not.toContain('better terms')
  behave = () =>
    JSON.stringify({ sentences: [{ says: 'The fee is Rs. 9,00,000.', quotes: ['a fee of Rs. 9,00,000 is payable'] }] })
  const invented = await chat('What is the fee?')
  expect(invented.by_model).toBeUndefined()
  expect(invented.message_text).not.toContain('9,00,000')
  expect(invented.beyond).toContain('9,00,000')
  // in Hindi and Hinglish, from words that a scanner and a model wrote amiss: what is shown is the document's own
  const inOwnWords = [
    ['क्या मैं बाद में किसी प्रतिस्पर्धी के लिए काम कर सकता हूँ?', 'नहीं, दो साल तक नहीं।'],
    ['Kya main baad mein competitor ke liye kaam kar sakta hoon?', 'Nahin, do saal tak nahin.'],
  ] as const
  const amiss = 'the Consu1tant shaII not work for\nany cornpetitor of the Company'
  for (const [question, says] of inOwnWords) {
    behave = () => JSON.stringify({ sentences: [{ says, quotes: [amiss] }] })
    server.asked.length = 0
    const own = await chat(question)
    expect(own).toMatchObject({ by_model: true, message_text: says })
    expect(own.citations[0].quote).toContain('the Consultant shall not work for any competitor of the Company')
    expect(server.asked.map((asked) => between(asked, 'QUESTION'))).toEqual([question])
  }
  behave = () => ({ status: 401 })
  expect(await chat('How can it be terminated?')).toMatchObject({
    model_failed: 'The language model refused the key that is set up here.',
  })
})

const eventsOf = (body: string): ChatEvent[] =>
  body
    .split('\n\n')
    .filter(Boolean)
    .map((block) => {
      const [event, data] = block.split('\n').map((line) => line.slice(line.indexOf(': ') + 2))
      return ChatEvent.parse({ event, data: JSON.parse(data ?? '') })
    })
const toldBy = (events: ChatEvent[]) =>
  events.reduce((told, one) => (one.event === 'again' ? '' : one.event === 'text' ? told + one.data : told), '')

test('an answer is told sentence by sentence as it comes, each once its words were found; what rests on none waits for the end', async () => {
  await choose('free')
  behave = goodReading
  const { id } = await readTwice(contract('Streaming Person'))
  const url = await karar.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = (message: string) =>
    fetch(`${url}/api/documents/${id}/chat`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'content-type': 'application/json' },
      body: JSON.stringify({ message }),
    })
  const restraint = 'the Consultant shall not work for any competitor of the Company'
  const law = 'This Agreement is governed by the laws of India'
  const first = { says: 'You may not work for a competitor. { "Never" }', quotes: [restraint] }
  const made = { says: 'You owe Rs. 9,00,000.', quotes: ['a fee of Rs. 9,00,000 is payable at once'] }
  const last = { says: 'Indian law governs.', quotes: [law] }
  const whole = JSON.stringify({ sentences: [first, made, last] })
  // the rest of the answer comes only when the first sentence has been heard
  const heard = Promise.withResolvers<void>()
  behave = () => ({
    pieces: [whole.slice(0, whole.indexOf(made.says)), heard.promise, whole.slice(whole.indexOf(made.says))],
  })
  const response = await stream('May I work for a competitor?')
  let body = ''
  for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
    body += chunk
    if (body.includes('You may not work')) heard.resolve()
  }
  const events = eventsOf(body)
  expect(events.map(({ event }) => event)).toEqual(['question', 'citations', 'text', 'citations', 'text', 'done'])
  const done = events.at(-1)
  if (done?.event !== 'done') throw new Error('not done')
  expect(done.data.ai_response).toMatchObject({ by_model: true, beyond: made.says })
  expect(toldBy(events)).toBe(done.data.ai_response.message_text)
  expect(toldBy(events)).not.toContain('9,00,000')

  // the same question again is not asked again
  server.asked.length = 0
  behave = () => ({ status: 500 })
  const known = eventsOf(await (await stream('May I work for a competitor?')).text())
  expect(server.asked).toEqual([])
  expect(toldBy(known)).toBe(done.data.ai_response.message_text)

  // what broke off in the middle does not count
  let tries = 0
  behave = () =>
    tries++ === 0 ? { half: whole.slice(0, whole.indexOf('{"says":"Indian')) } : JSON.stringify({ sentences: [last] })
  const mended = eventsOf(await (await stream('Which law governs, and what may I not do?')).text())
  expect(mended.map(({ event }) => event)).toContain('again')
  expect(toldBy(mended)).toBe('Indian law governs.')

  // cleared, nothing that was answered in it is left
  const { db } = karar.parts.database
  const mine = and(eq(aiAnswers.documentId, id as never), isNotNull(aiAnswers.userId))
  expect((await db.select().from(aiAnswers).where(mine)).length).toBe(2)
  expect((await karar.call(token)('DELETE', `/api/documents/${id}/chat`)).statusCode).toBe(204)
  expect(await db.select().from(aiAnswers).where(mine)).toEqual([])
})

test('a document that is kept local is sent nowhere, and taking it back takes all that was said with it', async () => {
  await choose('free')
  behave = goodReading
  const { id } = await readTwice(contract('Private Person'))
  const assisted = await analysisOf(id)
  expect(assisted.metadata.source).toBe('ai_assisted')
  const kept = await call('PUT', `/api/documents/${id}/second-reading`, { kept_local: true })
  expect(kept.json()).toMatchObject({ state: 'kept_local', kept_local: true })
  const { db } = karar.parts.database
  for (let tries = 0; tries < 100 && (await analysisOf(id)).metadata.source === 'ai_assisted'; tries++) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const plain = await analysisOf(id)
  expect(plain.metadata.source).toBe('attorney_guided')
  expect(plain.unified_analysis?.critical_issues.some(({ origin }) => origin)).toBe(false)
  const mine = eq(aiAnswers.documentId, id as never)
  expect(await db.select().from(aiAnswers).where(mine)).toEqual([])
  expect(
    await db
      .select()
      .from(secondReadings)
      .where(eq(secondReadings.documentId, id as never)),
  ).toEqual([])
  server.asked.length = 0
  expect((await call('POST', `/api/documents/${id}/second-reading`)).statusCode).toBe(409)
  await call('POST', `/api/documents/${id}/analyze`)
  await karar.settled(token, id)
  expect(await secondOf(id)).toMatchObject({ state: 'kept_local' })
  expect(server.asked).toEqual([])
})
