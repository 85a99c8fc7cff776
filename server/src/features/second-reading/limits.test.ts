import { type AiSettings, type SecondReading, type UnifiedAnalysisResponse, usualBudgets } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ModelServer, openModelServer } from '../../lib/ai/testing/model-server.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'
import { goodReading } from './testing/model-mind.ts'

const key = 'sk-operators-own-key'
let karar: TestKarar
let server: ModelServer
let admin: string
let token: string
let id: string
beforeAll(async () => {
  server = await openModelServer(goodReading)
  karar = await openTestKarar({
    ...{ RATE_LIMITS: 'off', AI_PROVIDER: 'openai-compatible', AI_MODEL: 'test-model', AI_BASE_URL: server.url },
    ...{ AI_API_KEY: key, AI_REDACT: 'on', AI_WAYS: 'free' },
  })
  admin = (await karar.givenUser({ role: 'admin' })).token
  token = (await karar.givenUser()).token
})
afterAll(async () => {
  await karar.close()
  await server.close()
})

const secrets = [
  ...['Meridian Analytics Private Limited', 'Asha Rao', 'ASHA RAO', 'Vikram Sethi', 'ABCDE1234F', '27ABCDE1234F1Z5'],
  ...['2345 6789 0123', '98765 43210', 'asha.rao@example.in', '50100123456789', 'HDFC0001234'],
]
const contract = `CONSULTANCY AGREEMENT

This Agreement is made on 1 July 2026 between Meridian Analytics Private Limited, GSTIN 27ABCDE1234F1Z5, a company in Pune (the "Company"), and Asha Rao, PAN ABCDE1234F, Aadhaar 2345 6789 0123 (the "Consultant").

1. Services. The Consultant shall provide data analysis services to the Company as told by Mr. Vikram Sethi.

2. Fees. The Company shall pay Asha Rao Rs. 80,000 a month to account no. 50100123456789, IFSC HDFC0001234, within ninety days after an invoice sent to asha.rao@example.in.

3. Quality. Vikram Sethi decides in his sole discretion whether the services are satisfactory; call 98765 43210.

4. Liability. Asha Rao shall indemnify Meridian Analytics Private Limited against any and all losses, without any limit.

5. After the end. For two years after the end of this Agreement Asha Rao shall not work for any competitor of Meridian Analytics Private Limited anywhere in India.

6. Law. This Agreement is governed by the laws of India and the courts at Pune have jurisdiction.

Signed: ASHA RAO
`

const page = '/api/admin/language-model'
const settings = async () => (await karar.call(admin)('GET', page)).json<AiSettings>()
const allow = async (budgets: Partial<typeof usualBudgets>) =>
  expect(
    (await karar.call(admin)('PUT', `${page}/budgets`, { ...usualBudgets, ...budgets })).json<AiSettings>().budgets,
  ).toEqual({ ...usualBudgets, ...budgets })
async function readAgain(): Promise<SecondReading> {
  const path = `/api/documents/${id}/second-reading`
  const begun = await karar.call(token)('POST', path)
  expect(begun.statusCode).toBe(200)
  return settled()
}
async function settled(): Promise<SecondReading> {
  for (let tries = 0; tries < 600; tries++) {
    const second = (await karar.call(token)('GET', `/api/documents/${id}/second-reading`)).json<SecondReading>()
    if (/^(done|partly|failed)$/.test(second.state)) return second
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('the second reading came to no end')
}

test('what the environment chose wins over the page, which says so, and never shows the key', async () => {
  const answer = await karar.call(admin)('GET', page)
  expect(answer.json()).toMatchObject({
    ...{ from_environment: true, has_key: true, base_url: server.url, ways: 'free' },
    reader: { model: 'test-model', host: '127.0.0.1', here: true, redacted: true },
  })
  expect(answer.body).not.toContain(key)
  const other = { provider: 'anthropic', model: 'other', base_url: null, key: 'k', redact: false, ways: 'both' }
  for (const refused of [await karar.call(admin)('PUT', page, other), await karar.call(admin)('DELETE', page)]) {
    expect(refused.statusCode).toBe(409)
    expect(refused.json().detail).toContain('AI_PROVIDER')
  }
  expect(await settings()).toEqual(answer.json())
})

test('a document that would go beyond what it may use is not sent, and the page says so', async () => {
  await allow({ tokens_per_document: 1000 })
  id = (await karar.upload(token, contract, { analyze: true })).json().id
  await karar.settled(token, id)
  expect(await settled()).toMatchObject({
    state: 'failed',
    message: 'This document has used as much of the language model as one document may.',
  })
  expect(server.asked).toEqual([])
})

test('nor is anything on a day that has used what it may, in tokens or in rupees', async () => {
  const words = 'The language model has been used as much as it may be in one day. Try again tomorrow.'
  for (const budgets of [{ tokens_per_day: 1000 }, { rupees_per_day: 1, rupees_per_million_in: 100_000 }]) {
    await allow(budgets)
    expect(await readAgain()).toMatchObject({ state: 'failed', message: words })
  }
  await allow({ rupees_per_document: 1, rupees_per_million_in: 100_000 })
  expect((await readAgain()).message).toContain('as one document may')
  expect(server.asked).toEqual([])
  // what was refused at the door is no call
  expect((await settings()).days).toEqual([])
})

test('within its budgets it is read; what tells who people are does not leave, and is there again in what is shown', async () => {
  await allow({ rupees_per_million_in: 100, rupees_per_million_out: 400 })
  expect(await readAgain()).toMatchObject({ state: 'done', message: null })
  expect(server.asked.length).toBeGreaterThan(0)
  const sent = JSON.stringify(server.asked)
  expect(secrets.filter((secret) => sent.includes(secret))).toEqual([])
  expect(sent).toContain('[NAME-1]')
  const { unified_analysis: analysis } = (
    await karar.call(token)('GET', `/api/documents/${id}/unified-analysis`)
  ).json<UnifiedAnalysisResponse>()
  const told = analysis?.critical_issues.filter(({ origin }) => origin !== 'playbook') ?? []
  expect(told.length).toBeGreaterThan(2)
  for (const issue of told) expect(contract.slice(issue.start, issue.end)).toBe(issue.quote)
  // the model quoted marks, the card has the names
  expect(told.some(({ quote }) => quote.includes('Asha Rao'))).toBe(true)
  expect(JSON.stringify(analysis)).not.toMatch(/\[(NAME|PAN|PHONE|ACCOUNT)-\d/)
  const [today] = (await settings()).days
  expect(today).toMatchObject({ calls: server.asked.length, failures: 0 })
  expect(today?.rupees).toBeCloseTo(
    ((today?.input_tokens ?? 0) * 100 + (today?.output_tokens ?? 0) * 400) / 1_000_000,
    1,
  )
})

test('nor does it by chat, though the question alone names it', async () => {
  server.asked.length = 0
  const message = 'May Asha Rao, or Ms. Leela Menon, PAN FGHIJ5678K, work for a competitor?'
  const { ai_response } = (await karar.call(token)('POST', `/api/documents/${id}/chat`, { message })).json()
  expect(ai_response).toMatchObject({ by_model: true })
  expect(ai_response.citations[0].quote).toContain('Asha Rao shall not work for any competitor')
  expect(ai_response.message_text).toContain('Asha Rao')
  const sent = JSON.stringify(server.asked)
  expect([...secrets, 'Leela Menon', 'FGHIJ5678K'].filter((secret) => sent.includes(secret))).toEqual([])
})
