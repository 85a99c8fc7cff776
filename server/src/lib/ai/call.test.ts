import { type AiProvider, usualBudgets } from '@karar/schema'
import { afterEach, expect, test } from 'vitest'
import { openBreaker } from './breaker.ts'
import { callModel, type Prompt } from './call.ts'
import type { AiChoice } from './choice.ts'
import { AiFailed } from './failure.ts'
import { jsonIn } from './read-json.ts'
import { type Behaviour, type ModelServer, openModelServer } from './testing/model-server.ts'

let server: ModelServer | undefined
afterEach(async () => {
  await server?.close()
  server = undefined
})

const providers: AiProvider[] = ['openai', 'anthropic', 'google', 'openai-compatible']
const prompt: Prompt = {
  instructions: 'Read what stands between the marks.',
  data: '<<<PART 1\nThe Consultant shall indemnify.\nPART 1>>>',
  schema: {
    name: 'reading',
    json: {
      type: 'object',
      properties: { issues: { type: 'array', items: { type: 'string' } } },
      required: ['issues'],
      additionalProperties: false,
    },
  },
  mostTokens: 500,
}

async function ask(behaviour: Behaviour, provider: AiProvider = 'openai-compatible', timeLimitMs = 3000) {
  server = await openModelServer(() => behaviour)
  const choice: AiChoice = {
    provider,
    model: provider === 'anthropic' ? 'claude-sonnet-4-5' : 'test-model',
    baseUrl: server.url,
    key: 'sk-secret-of-the-operator',
    redact: false,
    ways: 'both',
    budgets: usualBudgets,
    timeLimitMs,
  }
  return callModel(choice, prompt, new AbortController().signal)
}

test.each(providers)('%s is asked in its own way and its stream is gathered', async (provider) => {
  const answer = JSON.stringify({ issues: ['करार', 'a "quote"', 'b'.repeat(100)] })
  const { text, inputTokens, outputTokens } = await ask(answer, provider)
  expect(JSON.parse(text)).toEqual(JSON.parse(answer))
  expect(inputTokens).toBeGreaterThan(5)
  expect(outputTokens).toBeGreaterThan(5)
  const [asked] = server?.asked ?? []
  expect(asked).toMatchObject({ system: prompt.instructions, user: prompt.data, key: 'sk-secret-of-the-operator' })
  // the shape of the answer goes along, in whatever way the provider takes it
  expect(JSON.stringify(asked?.body)).toContain('"issues"')
  // and no tool that could do anything
  const tools = (asked?.body as { tools?: { name?: string }[] } | undefined)?.tools ?? []
  expect(tools.every(({ name }) => name === 'json')).toBe(true)
})

test.each<[Behaviour, string]>([
  [{ status: 401 }, 'key_refused'],
  [{ status: 404 }, 'model_unknown'],
  [{ status: 429, retryAfter: 7 }, 'rate_limited'],
  [{ status: 500 }, 'unreachable'],
  [{ status: 529 }, 'rate_limited'],
  [{ half: '{"issues":["a' }, 'broken_off'],
  [{ text: '{"issues":["a', finish: 'length' }, 'too_long'],
  [{ text: 'no', finish: 'refusal' }, 'refused'],
  ['', 'empty'],
])('an answer %j is told as %s', async (behaviour, reason) => {
  for (const provider of ['openai-compatible', 'anthropic', 'google'] as const) {
    const failure = await ask(behaviour, provider).catch((error: unknown) => error)
    expect(failure, provider).toBeInstanceOf(AiFailed)
    expect((failure as AiFailed).reason, provider).toBe(reason)
    if (reason === 'rate_limited' && 'retryAfter' in (behaviour as object)) {
      expect((failure as AiFailed).retryAfterMs).toBe(7000)
    }
    await server?.close()
  }
})

test('bytes that are no stream of any provider are a failure, not an answer', async () => {
  for (const bytes of ['<html>Sign in</html>', 'data: {"error": "x"}\n\n', 'data: not json\n\n']) {
    await expect(ask({ bytes })).rejects.toBeInstanceOf(AiFailed)
    await server?.close()
  }
})

test('a slow model is left after the time that it has', async () => {
  await expect(ask({ afterMs: 5000, text: '{}' }, 'openai-compatible', 300)).rejects.toMatchObject({
    reason: 'timed_out',
  })
})

test('nobody listens: unreachable', async () => {
  server = await openModelServer(() => 'x')
  const { url } = server
  await server.close()
  const choice: AiChoice = {
    provider: 'openai',
    model: 'm',
    baseUrl: url,
    key: 'k',
    redact: false,
    ways: 'both',
    budgets: usualBudgets,
    timeLimitMs: 2000,
  }
  await expect(callModel(choice, prompt, new AbortController().signal)).rejects.toMatchObject({ reason: 'unreachable' })
  server = undefined
})

test('key and contract are not led elsewhere', async () => {
  const elsewhere = await openModelServer(() => '{"issues":[]}')
  await expect(ask({ redirect: `${elsewhere.url}/chat/completions` })).rejects.toBeInstanceOf(AiFailed)
  expect(elsewhere.asked).toEqual([])
  await elsewhere.close()
})

test.each([
  ['{"a":1}', { a: 1 }],
  ['Here it is:\n```json\n{"a":1}\n```', { a: 1 }],
  ['<think>{"b": hm}</think>{"a":1}', { a: 1 }],
])('the object in %j is found', (text, value) => expect(jsonIn(text)).toEqual(value))
test.each([
  ['I’m sorry, I cannot help with that.', 'refused'],
  ['{"a":', 'not_json'],
  ['[1]', 'not_json'],
  ['{"a": }', 'not_json'],
])('%j is told as %s', (text, reason) => {
  expect(() => jsonIn(text)).toThrow(expect.objectContaining({ reason }))
})

test('a provider that is down is spared for a minute, then tried by one call alone', async () => {
  let now = 0
  const breaker = openBreaker(() => now)
  const fails = () => Promise.reject(new AiFailed('unreachable'))
  let calls = 0
  const call = (work: () => Promise<string>) =>
    breaker.guard('m', () => {
      calls++
      return work()
    })
  for (let tries = 0; tries < 5; tries++) await expect(call(fails)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(call(fails)).rejects.toMatchObject({ reason: 'resting' })
  expect(calls).toBe(5)
  expect([breaker.rests('m'), breaker.rests('another')]).toEqual([true, false])
  now = 61_000
  await expect(call(fails)).rejects.toMatchObject({ reason: 'unreachable' })
  await expect(call(fails)).rejects.toMatchObject({ reason: 'resting' })
  expect(calls).toBe(6)
  now = 130_000
  await expect(call(async () => 'well')).resolves.toBe('well')
  await expect(call(fails)).rejects.toMatchObject({ reason: 'unreachable' })
  expect(breaker.rests('m')).toBe(false)
  // an answer that is no good says that the provider is up
  for (let tries = 0; tries < 9; tries++) {
    await expect(call(() => Promise.reject(new AiFailed('not_json')))).rejects.toMatchObject({ reason: 'not_json' })
  }
})
