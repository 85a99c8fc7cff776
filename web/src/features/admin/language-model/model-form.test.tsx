// @vitest-environment happy-dom
import type { AiSettings, SetAi } from '@karar/schema'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/http/query-client.ts'
import { live } from '../../../lib/testing/live.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { languageModelQuery } from './language-model-query.ts'
import { LanguageModelTab } from './language-model-tab.tsx'

const off: AiSettings = {
  from_environment: false,
  reader: null,
  base_url: null,
  has_key: false,
  ways: 'both',
  resting: false,
  budgets: {
    rupees_per_million_in: 0,
    rupees_per_million_out: 0,
    tokens_per_document: 200_000,
    tokens_per_day: 2_000_000,
    rupees_per_document: 0,
    rupees_per_day: 0,
  },
  days: [],
}
const on: AiSettings = {
  ...off,
  reader: { provider: 'openai-compatible', model: 'llama3', host: '127.0.0.1', here: true, redacted: false },
  base_url: 'http://127.0.0.1:11434/v1',
  has_key: true,
}
const path = '/admin/language-model'

async function tab(settings: AiSettings) {
  const asked = serve({
    [`GET ${path}`]: [200, settings],
    [`PUT ${path}`]: [200, on],
    [`DELETE ${path}`]: [200, off],
  })
  const page = await live(<LanguageModelTab />, ['admin'])
  await page.wait()
  return { page, asked: () => asked.filter(({ what }) => !what.startsWith('GET')) }
}

test('a model that is saved is said to be so beside its button, until something else is typed; the key is not left standing', async () => {
  const { page, asked } = await tab(off)
  await page.type(/^Model/, 'llama3')
  await page.type(/^Address/, 'http://127.0.0.1:11434/v1')
  await page.type(/^Key/, 'secret')
  await page.submit(/^Model/)
  await page.wait()
  expect(asked()).toHaveLength(1)
  expect(page.words()).toContain('Saved.')
  expect(page.field(/^Key/).value).toBe('')
  await page.type(/^Model/, 'llama4')
  expect(page.words()).not.toContain('Saved.')
})

test('who switches it off is told so, and keeps the keyboard in the form', async () => {
  const { page } = await tab(on)
  await page.submit(/^Model/)
  await page.wait()
  await page.press('Switch off')
  await page.press('Switch off and forget the key?')
  await page.wait()
  expect(page.words()).toContain('Switched off. The key is forgotten.')
  expect(page.words()).not.toContain('Saved.')
  expect(document.activeElement).toBe(page.control('Use this model'))
})

test('what is being typed stays when another administrator changes the model; an untouched form follows', async () => {
  const { page } = await tab(off)
  const changed = async (settings: AiSettings) => {
    queryClient.setQueryData(languageModelQuery.queryKey, settings)
    await page.wait()
  }
  await changed(on)
  expect(page.field(/^Model/).value).toBe('llama3')
  await page.type(/^Model/, 'mistral')
  await changed(off)
  expect(page.field(/^Model/).value).toBe('mistral')
})

test('whoever saves over another administrator’s choice is told so first, reads what holds now, and then may', async () => {
  let now = off
  const theirs = { ...on, reader: on.reader && { ...on.reader, model: 'mistral-of-another' } }
  const asked = serve({
    [`GET ${path}`]: () => [200, now],
    [`PUT ${path}`]: (json) =>
      (json as SetAi).seen?.model === theirs.reader?.model
        ? [200, on]
        : [409, { detail: { reason: 'model_changed', message: 'Another one has chosen.' } }],
  })
  const page = await live(<LanguageModelTab />, ['admin'])
  await page.wait()
  await page.type(/^Model/, 'llama3')
  await page.type(/^Address/, 'http://127.0.0.1:11434/v1')
  now = theirs
  await page.submit(/^Model/)
  await page.wait()
  expect(page.words()).toContain('Another one has chosen.')
  expect(page.words()).toContain('Now: mistral-of-another')
  expect(page.field(/^Model/).value).toBe('llama3')
  await page.submit(/^Model/)
  await page.wait()
  expect(page.words()).toContain('Saved.')
  expect(asked.filter(({ what }) => what.startsWith('PUT'))).toHaveLength(2)
})

test.each([
  ['openai-compatible', 'Where it is reached, such as http://127.0.0.1:11434/v1', true],
  ['openai', 'Empty for the provider’s own', false],
] as const)('of %s the address reads "%s"; required: %s', async (provider, hint, required) => {
  const { page } = await tab({ ...on, reader: on.reader && { ...on.reader, provider } })
  expect(page.words()).toContain(`Address${required ? ' *' : ''} ${hint}`)
  expect(page.field(/^Address/).required).toBe(required)
})
