import type { DocumentId } from '@karar/schema'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { textQuery } from '../api.ts'

afterEach(() => vi.unstubAllGlobals())

test('the text is fetched once for each analysis, and anew with a new one', async () => {
  const id = 'a' as DocumentId
  const texts = ['as it was read', 'as it was read again']
  const fetched = vi.fn(async () => Response.json({ text: texts[fetched.mock.calls.length - 1], pages: [] }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('localStorage', { getItem: () => null })
  const client = new QueryClient()
  const textOf = async (analyzedAt: string) => (await client.fetchQuery(textQuery(id, analyzedAt))).text
  const [first, second] = ['2026-11-21T10:00:00Z', '2026-11-21T10:05:00Z'] as const
  expect(await textOf(first)).toBe('as it was read')
  expect(await textOf(first)).toBe('as it was read')
  expect(await textOf(second)).toBe('as it was read again')
  expect(await textOf(second)).toBe('as it was read again')
  expect(fetched).toHaveBeenCalledTimes(2)
})
