// @vitest-environment happy-dom
import { DocumentId } from '@karar/schema'
import { focusManager, useInfiniteQuery } from '@tanstack/react-query'
import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { live } from '../../lib/testing/live.tsx'
import { serve } from '../../lib/testing/serve.ts'
import { chatQuery } from './api.ts'

const message = (at: number) => ({
  id: `019a0000-0000-7000-8000-00000000000${at}`,
  message_type: 'user',
  message_text: 'What is the fee?',
  created_at: '2026-11-22T06:00:00.000Z',
  kind: null,
  citations: [],
  law: [],
  follow_ups: [],
})
const id = DocumentId.parse('019a0000-0000-7000-8000-000000000009')

function History() {
  const { data } = useInfiniteQuery(chatQuery(id))
  return <p>{data?.pages[0]?.total} messages</p>
}

afterEach(() => focusManager.setFocused(undefined))

test('what was asked or cleared in another window is seen when this one is come back to, however soon', async () => {
  let messages = 2
  serve({
    [`GET /documents/${id}/chat`]: () => [200, Array.from({ length: messages }, (_, at) => message(at))],
  })
  const page = await live(<History />, ['chat'])
  await vi.waitFor(() => expect(page.words()).toContain('2 messages'), { timeout: 20_000 })
  messages = 0
  await act(async () => {
    focusManager.setFocused(false)
    focusManager.setFocused(true)
  })
  await vi.waitFor(() => expect(page.words()).toContain('0 messages'), { timeout: 20_000 })
})
