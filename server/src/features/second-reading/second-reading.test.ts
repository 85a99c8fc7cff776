import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiAnswers, aiUsage, auditLog, secondReadings } from '../../db/tables.ts'
import type { Behaviour } from '../../lib/ai/testing/model-server.ts'
import { contract, openTwiceRead, type TwiceRead } from '../../testing/answers/read-twice.ts'
import { noteProgress } from './keep-second.ts'
import { between, goodReading } from './testing/model-mind.ts'

let its: TwiceRead
let karar: TwiceRead['karar']
let server: TwiceRead['server']
let token: TwiceRead['token']
let behave: TwiceRead['behave']
let choose: TwiceRead['choose']
let call: TwiceRead['call']
let analysisOf: TwiceRead['analysisOf']
let readTwice: TwiceRead['readTwice']
let secondOf: TwiceRead['secondOf']
beforeAll(async () => {
  its = await openTwiceRead()
  ;({ karar, server, token, behave, choose, call, analysisOf, readTwice, secondOf } = its)
})
afterAll(() => its.close())

test('a model adds, confirms and doubts; what it says stands in the text, with its origin, and the score follows', async () => {
  await choose('both')
  behave(goodReading)
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

test('a count that arrives late does not take back a later one', async () => {
  await choose('free')
  behave(goodReading)
  const { id, second } = await readTwice(contract('Late Person'))
  const { db } = karar.parts.database
  const mine = eq(secondReadings.documentId, id as never)
  const [row] = await db.select().from(secondReadings).where(mine)
  const job = { document_id: id, run_id: row?.runId ?? '' }
  await noteProgress(db, job, { done: second.parts + 1, tokens: 2e6, microRupees: 3e10 })
  await noteProgress(db, job, { done: second.parts, tokens: 1e6, microRupees: 2e10 })
  const [noted] = await db.select().from(secondReadings).where(mine)
  expect(noted).toMatchObject({ partsDone: second.parts + 1, tokens: 2e6, microRupees: 3e10 })
})

test('the same words are asked once: another reading comes from what was answered', async () => {
  await choose('free')
  behave(goodReading)
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
  behave(goodReading)
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
    behave(() => behaviour)
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
  behave(goodReading)
  expect((await call('POST', `/api/documents/${id}/second-reading`)).statusCode).toBe(200)
  expect(await secondOf(id ?? '')).toMatchObject({ state: 'done' })
})

test('half of the parts is half of a reading, and is said to be', async () => {
  await choose('both')
  let asked = 0
  behave((question) => (++asked % 2 === 0 ? { status: 404 } : goodReading(question)))
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
  behave(() => JSON.stringify({ issues: [invented], doubts: [], missing: [], plain: [] }))
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
  behave(() => JSON.stringify({ issues, doubts: [], missing: [], plain: [] }))
  const { second } = await readTwice(contract('Repeating Person'))
  expect(second).toMatchObject({ state: 'done', confirmed: 1, dropped: 1 })
})

test('a document that is kept local is sent nowhere, and taking it back takes all that was said with it', async () => {
  await choose('free')
  behave(goodReading)
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
