import { type AiSeen, type AiSettings, usualBudgets } from '@karar/schema'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aiChoice } from '../../db/tables.ts'
import { openTestKarar, type TestKarar } from '../../testing/karar.ts'

let karar: TestKarar
beforeAll(async () => {
  karar = await openTestKarar({ RATE_LIMITS: 'off' })
})
afterAll(() => karar.close())

const path = '/api/admin/language-model'

test('of two administrators who set the limits at the same time the second is told what the first set, and overwrites nothing unasked', async () => {
  const [one, other] = [await karar.givenSession({ role: 'admin' }), await karar.givenSession({ role: 'admin' })]
  const set = ({ token }: typeof one, body: object) => karar.call(token)('PUT', `${path}/budgets`, body)
  const standing = async () => (await karar.call(one.token)('GET', path)).json<AiSettings>().budgets
  const seen = await standing()
  expect(seen).toEqual(usualBudgets)

  const first = { ...usualBudgets, tokens_per_day: 50_000, rupees_per_day: 40 }
  expect((await set(one, { ...first, seen })).statusCode).toBe(200)
  const second = { ...usualBudgets, rupees_per_day: 900 }
  const refused = await set(other, { ...second, seen })
  expect(refused.statusCode).toBe(409)
  expect(refused.json().detail).toEqual({
    reason: 'limits_changed',
    message: expect.stringMatching(/^Another administrator has changed these figures meanwhile/),
    budgets: first,
  })
  expect(await standing()).toEqual(first)

  // whoever has seen them may have the last word, and so may a program that does not say what it saw
  expect((await set(other, { ...second, seen: first })).json<AiSettings>().budgets).toEqual(second)
  expect((await set(one, usualBudgets)).statusCode).toBe(200)
})

test('of two who set the first limits in the same moment one is told', async () => {
  const fresh = await openTestKarar({ RATE_LIMITS: 'off' })
  try {
    const { token } = await fresh.givenSession({ role: 'admin' })
    const body = (day: number) => ({ ...usualBudgets, rupees_per_day: day, seen: usualBudgets })
    const answers = await Promise.all([1, 2].map((day) => fresh.call(token)('PUT', `${path}/budgets`, body(day))))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  } finally {
    await fresh.close()
  }
})

test('of two who choose a model at the same time the second is told so, and takes away nothing unasked', async () => {
  const [one, other] = [await karar.givenSession({ role: 'admin' }), await karar.givenSession({ role: 'admin' })]
  const choose = ({ token }: typeof one, body: object) => karar.call(token)('PUT', path, body)
  const standing = async () => (await karar.call(one.token)('GET', path)).json<AiSettings>()
  const first = { provider: 'openai', model: 'first', base_url: null, redact: true, ways: 'free' } as const
  const second = { ...first, model: 'second', redact: false }
  expect((await choose(one, { ...first, key: 'sk-first', seen: null })).statusCode).toBe(200)

  const refused = await choose(other, { ...second, key: 'sk-second', seen: null })
  expect(refused.statusCode).toBe(409)
  const now: AiSeen = { ...first, has_key: true }
  expect(refused.json().detail).toEqual({
    reason: 'model_changed',
    message: expect.stringMatching(/^Another administrator has chosen the language model meanwhile/),
    model: now,
  })
  expect(await standing()).toMatchObject({ reader: { model: 'first', redacted: true }, has_key: true })

  // whoever has seen it may have the last word, and so may a program that does not say what it saw
  expect((await choose(other, { ...second, seen: now })).json<AiSettings>().reader?.model).toBe('second')
  expect((await choose(one, first)).statusCode).toBe(200)
  // off is off, whatever was seen
  expect((await karar.call(other.token)('DELETE', path)).json<AiSettings>().reader).toBe(null)
  expect((await choose(one, { ...second, seen: now })).statusCode).toBe(409)
})

test('a key that cannot be opened any more is entered again, and nobody else is said to have chosen meanwhile', async () => {
  const { token } = await karar.givenSession({ role: 'admin' })
  const choice = { provider: 'openai', model: 'first', base_url: null, redact: true, ways: 'free' } as const
  expect((await karar.call(token)('PUT', path, { ...choice, key: 'sk-first' })).statusCode).toBe(200)
  await karar.parts.database.db.update(aiChoice).set({ sealedKey: 'A'.repeat(80) })
  const { has_key } = (await karar.call(token)('GET', path)).json<AiSettings>()
  expect(has_key).toBe(false)
  const seen: AiSeen = { ...choice, has_key }
  const again = await karar.call(token)('PUT', path, { ...choice, key: 'sk-first', seen })
  expect([again.statusCode, again.json<AiSettings>().has_key]).toEqual([200, true])
})
