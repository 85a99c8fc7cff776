// @vitest-environment happy-dom
import { type AiSettings, usualBudgets } from '@karar/schema'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/http/query-client.ts'
import { live } from '../../../lib/testing/live.tsx'
import { serve } from '../../../lib/testing/serve.ts'
import { languageModelQuery } from './language-model-query.ts'
import { LanguageModelTab } from './language-model-tab.tsx'

const path = '/admin/language-model'
const settings = (rupees_per_day: number): AiSettings => ({
  ...{ from_environment: false, reader: null, base_url: null, has_key: false, ways: 'both', resting: false, days: [] },
  budgets: { ...usualBudgets, rupees_per_day },
})
const perDay = 'Rupees a day, at most'

/** The figures as one administrator sees them, whom another comes before. */
async function form() {
  const theirs = { ...settings(40).budgets, tokens_per_day: 7000 }
  const asked = serve({
    [`GET ${path}`]: [200, settings(10)],
    [`PUT ${path}/budgets`]: (json) =>
      (json as { seen: object & { rupees_per_day: number } }).seen.rupees_per_day === 40
        ? [200, settings(900)]
        : [409, { detail: { reason: 'limits_changed', message: 'Another one has changed them.', budgets: theirs } }],
  })
  const page = await live(<LanguageModelTab />, ['admin'])
  await page.wait()
  return { page, sent: () => asked.filter(({ what }) => what.startsWith('PUT')).map(({ json }) => json) }
}

test('whoever sets limits that another has set meanwhile reads those, keeps what they typed, and may save it then', async () => {
  const { page, sent } = await form()
  await page.type(perDay, '900')
  await page.submit(perDay)
  await page.wait()
  expect(page.words()).toContain('Another one has changed them.')
  expect(page.words()).toContain('Now 40, set by another administrator')
  expect(page.field(perDay).value).toBe('900')
  // what they did not touch is the other's, and stays so
  expect(page.field('Tokens a day, at most').value).toBe('7000')
  await page.submit(perDay)
  await page.wait()
  const theirs = { ...settings(40).budgets, tokens_per_day: 7000 }
  expect(sent()).toEqual([
    { ...settings(900).budgets, seen: settings(10).budgets },
    { ...theirs, rupees_per_day: 900, seen: theirs },
  ])
  expect(page.words()).toContain('Saved.')
  expect(page.words()).not.toContain('set by another administrator')
})

test('figures that nobody is typing over follow what another administrator set', async () => {
  const { page } = await form()
  queryClient.setQueryData(languageModelQuery.queryKey, settings(70))
  await page.wait()
  expect(page.field(perDay).value).toBe('70')
})
