import type { UsageInfo } from '@karar/schema'
import { expect, test } from 'vitest'
import { queryClient } from '../../../lib/http/query-client.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { usageQuery } from '../../usage/api.ts'
import { UsageStrip } from './usage-strip.tsx'

async function shown(usage: Partial<UsageInfo>, below = false): Promise<string> {
  queryClient.setQueryData(usageQuery.queryKey, usage as UsageInfo)
  return wordsOf(await draw(<UsageStrip below={below} />, ['results']))
}
const starter = { plan: 'starter', plan_name: 'Starter', documents_analyzed: 2 } as const

test('the free plan says how much of it is used, and offers more when one is left', async () => {
  expect(await shown({ ...starter, free_documents_limit: 3, documents_remaining: 1 })).toBe(
    '2/3 documents used Upgrade',
  )
  expect(await shown({ ...starter, free_documents_limit: 9, documents_remaining: 7 })).toBe('2/9 documents used')
})

test('an unlimited plan is called by its name; where nothing is limited the free plan is not called unlimited', async () => {
  const all = { free_documents_limit: null, documents_remaining: null }
  expect(await shown({ ...starter, plan: 'business', plan_name: 'Business+', ...all })).toBe('Business+: Unlimited')
  expect(await shown({ ...starter, ...all })).toBe('Unlimited documents')
  expect(await shown({ ...starter, ...all }, true)).toBe('')
})
