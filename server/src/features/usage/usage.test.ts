import { readFile } from 'node:fs/promises'
import type { OfferedPlan, UsageInfo, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documents, users } from '../../db/tables.ts'
import { contractNumber, contractText, pdfOf } from '../../testing/files.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { adminEmail, password } from '../../testing/people.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off', SUPPORT_EMAIL: 'help@karar.example' })
})
afterAll(() => karar.close())

let number = 0
const aContract = () => contractNumber(++number)
const usage = async (token: string) => (await karar.call(token)('GET', '/api/user/usage')).json<UsageInfo>()
const analyze = (token: string, id: string) => karar.call(token)('POST', `/api/documents/${id}/analyze`)
const uploaded = async (token: string, file: Uint8Array | string = aContract()) =>
  (await karar.upload(token, file)).json().id as string
const analyzed = async (token: string) => {
  const id = await uploaded(token)
  await analyze(token, id)
  expect((await karar.settled(token, id)).analysis_status).toBe('completed')
  return id
}
const paragraphs = contractText.split('\n').filter(Boolean)
/** A contract on its first page, with as many pages as told. */
const pdfWith = (pages: number) =>
  pdfOf(Array.from({ length: pages }, (_, page) => [`${page + 1}. ${++number}`, ...(page === 0 ? paragraphs : [])]))
const setUser = (id: UserId, row: Partial<typeof users.$inferInsert>) =>
  karar.parts.database.db.update(users).set(row).where(eq(users.id, id))

test('anybody may ask what the plans cost and allow', async () => {
  const answer = await karar.call(undefined)('GET', '/api/plans')
  expect(answer.statusCode).toBe(200)
  const plans = answer.json<OfferedPlan[]>()
  const told = plans.map(({ name, price, original_price, contracts, page_limit }) => [
    name,
    price.monthly,
    price.yearly,
    original_price,
    contracts,
    page_limit,
  ])
  expect(told).toEqual([
    ['Starter', 0, 0, null, 3, 5],
    ['Essential', 999, 9990, 11_988, 10, 10],
    ['Business+', 3499, 34_990, 41_988, null, 25],
    ['Enterprise', 15_000, 150_000, 180_000, null, null],
  ])
  expect(plans[0]).toMatchObject({
    savings_percent: 0,
    report: false,
    team: false,
    support: { by: 'email', hours: 48 },
  })
  expect(plans[2]).toMatchObject({
    savings_percent: 17,
    recommended: true,
    priority_minutes: 60,
    consultation: { kind: 'included_minutes', minutes: 30, price: 4500 },
  })
})

test('of ten analyses that start at the same moment on one free account exactly three do', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const ids = await Promise.all(Array.from({ length: 10 }, () => uploaded(token)))
  const answers = await Promise.all(ids.map((id) => analyze(token, id)))
  expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([200, 200, 200, ...Array(7).fill(402)])
  const refused = answers.find((answer) => answer.statusCode === 402)?.json()
  expect(refused.detail).toMatchObject({
    reason: 'document_limit_reached',
    message: 'You have analyzed all documents that your plan includes. Upgrade to continue.',
    usage: { documents_analyzed: 3, free_documents_limit: 3, documents_remaining: 0 },
  })
  expect(await usage(token)).toEqual({
    subscription_type: 'free',
    plan: 'starter',
    report: false,
    plan_name: 'Starter',
    period: 'account',
    documents_analyzed: 3,
    free_documents_limit: 3,
    documents_remaining: 0,
    page_limit: 5,
    contact_email: 'help@karar.example',
  })
  for (const id of ids)
    if ((await karar.call(token)('GET', `/api/documents/${id}`)).json().progress) await karar.settled(token, id)
})

test('at the limit an upload is refused too, and nothing of it is kept', async () => {
  const { id, token } = await karar.givenUser({ subscription: 'free' })
  await setUser(id, { documentsAnalyzed: 3 })
  const answer = await karar.upload(token, aContract())
  expect([answer.statusCode, answer.json().detail.reason]).toEqual([402, 'document_limit_reached'])
  expect((await karar.call(token)('GET', '/api/documents')).json()).toEqual([])
})

test('deleting lowers no count, and analysing again what was counted is free', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const first = await analyzed(token)
  await karar.call(token)('DELETE', `/api/documents/${first}`)
  expect((await usage(token)).documents_analyzed).toBe(1)
  const second = await analyzed(token)
  await analyzed(token)
  expect((await usage(token)).documents_remaining).toBe(0)
  expect((await analyze(token, second)).statusCode).toBe(200)
  await karar.settled(token, second)
  expect((await usage(token)).documents_analyzed).toBe(3)
})

test('an analysis that fails is given back, once; a document that goes before it is over, too', async () => {
  const { token } = await karar.givenUser({ subscription: 'free' })
  const scan = await uploaded(token, pdfOf([[]]))
  await analyze(token, scan)
  expect((await karar.settled(token, scan)).analysis_status).toBe('failed')
  expect((await usage(token)).documents_analyzed).toBe(0)

  const good = await analyzed(token)
  const { db } = karar.parts.database
  const [row] = await db
    .select()
    .from(documents)
    .where(eq(documents.id, good as never))
  await karar.parts.files.remove(row?.fileKey ?? '')
  await analyze(token, good)
  // what was analysed once stays counted, though this time it failed
  expect((await karar.settled(token, good)).analysis_status).toBe('failed')
  expect((await usage(token)).documents_analyzed).toBe(1)

  const { id: gone } = (await karar.upload(token, pdfWith(5), { analyze: true })).json()
  expect((await usage(token)).documents_analyzed).toBe(2)
  await karar.call(token)('DELETE', `/api/documents/${gone}`)
  expect([1, 2]).toContain((await usage(token)).documents_analyzed)
})

test('a document that goes in mid-analysis is not counted', async () => {
  const { id: owner, token } = await karar.givenUser({ subscription: 'free' })
  const id = await uploaded(token)
  // as if a run were going on
  const run = crypto.randomUUID()
  await karar.parts.database.db
    .update(documents)
    .set({ status: 'analyzing', runId: run, countedRunId: run })
    .where(eq(documents.id, id as never))
  await setUser(owner, { documentsAnalyzed: 1 })
  await karar.call(token)('DELETE', `/api/documents/${id}`)
  expect((await usage(token)).documents_analyzed).toBe(0)
})

test.each([
  ['free', 5, 6],
  ['essential', 10, 11],
  ['premium', 25, 26],
] as const)(
  'on %s a document may have %i pages; with %i it is kept, but not analysed',
  async (subscription, fits, tooMany) => {
    const { token } = await karar.givenUser({ subscription })
    expect((await karar.upload(token, pdfWith(fits), { analyze: true })).json().analysis_status).toBe('analyzing')
    const kept = (await karar.upload(token, pdfWith(tooMany), { analyze: true })).json()
    expect(kept).toMatchObject({
      analysis_status: 'pending',
      analysis_refused: { reason: 'page_limit_exceeded', page_count: tooMany, page_limit: fits },
    })
    expect(kept.message).toMatch(
      /^This document has \d+ pages; .+ reads documents of up to \d+\. Upgrade to analyze it\.$/,
    )
    const refused = await analyze(token, kept.id)
    expect([refused.statusCode, refused.json().detail]).toEqual([402, kept.analysis_refused])
    expect((await usage(token)).documents_analyzed).toBe(1)
  },
)

test('Essential counts by the calendar month in India', async () => {
  const { id, token } = await karar.givenUser({ subscription: 'essential' })
  await setUser(id, { usageMonth: '2020-01', documentsThisMonth: 10, documentsAnalyzed: 10 })
  expect(await usage(token)).toMatchObject({
    subscription_type: 'paid',
    plan: 'essential',
    period: 'month',
    documents_analyzed: 0,
    free_documents_limit: 10,
    documents_remaining: 10,
  })
  await analyzed(token)
  expect((await usage(token)).documents_analyzed).toBe(1)
  await setUser(id, { documentsThisMonth: 10 })
  const refused = await analyze(token, await uploadedAtLimit(id, token))
  expect(refused.json().detail.message).toBe(
    'You have analyzed all documents that Essential includes this month. Upgrade, or wait for the next month.',
  )
})

/** A document that was uploaded before the limit was reached. */
async function uploadedAtLimit(owner: UserId, token: string): Promise<string> {
  await setUser(owner, { documentsThisMonth: 9 })
  const id = await uploaded(token)
  await setUser(owner, { documentsThisMonth: 10 })
  return id
}

test.each(['premium', 'paid', 'enterprise'] as const)('%s has no limit on documents', async (subscription) => {
  const { id, token } = await karar.givenUser({ subscription })
  await setUser(id, { documentsAnalyzed: 500 })
  expect(await usage(token)).toMatchObject({ documents_remaining: null, free_documents_limit: null })
  await analyzed(token)
  expect((await usage(token)).documents_analyzed).toBe(
    (await karar.parts.database.db.select().from(users).where(eq(users.id, id)))[0]?.documentsThisMonth,
  )
})

test('what an administrator resets or upgrades holds at the next call; administrators have no limits', async () => {
  const admin = (await karar.signIn(adminEmail, password)).json().token
  expect(await usage(admin)).toMatchObject({ documents_remaining: null, page_limit: null })
  const { id, token } = await karar.givenUser({ subscription: 'free' })
  await setUser(id, { documentsAnalyzed: 3 })
  expect((await karar.upload(token, aContract())).statusCode).toBe(402)
  await karar.call(admin)('POST', `/api/admin/reset-user-usage/${id}`)
  expect((await usage(token)).documents_remaining).toBe(3)
  await setUser(id, { documentsAnalyzed: 3 })
  await karar.call(admin)('POST', `/api/admin/upgrade-user-subscription/${id}`)
  expect(await usage(token)).toMatchObject({ plan: 'business', plan_name: 'Business+', documents_remaining: null })
  expect((await karar.upload(token, aContract())).statusCode).toBe(201)
})

test.each(['pdf', 'docx', 'txt'])(
  'the sample contract as %s uses nothing of a plan, also at its limit',
  async (ending) => {
    const { id: owner, token } = await karar.givenUser({ subscription: 'free' })
    await setUser(owner, { documentsAnalyzed: 3 })
    const path = new URL(`../../../../web/public/samples/services-agreement.${ending}`, import.meta.url)
    const { id } = (await karar.upload(token, await readFile(path), { analyze: true })).json()
    expect((await karar.settled(token, id)).analysis_status).toBe('completed')
    expect((await usage(token)).documents_analyzed).toBe(3)
    // what is a sample is known by its bytes, so that once again is the same for all three
    if (ending !== 'txt') return
    expect((await analyze(token, id)).statusCode).toBe(200)
    // a run is counted as it begins: how it ends has been seen
    expect((await usage(token)).documents_analyzed).toBe(3)
    // to call it off would end its process, which the next one would have to start anew
    await karar.settled(token, id)
  },
)
