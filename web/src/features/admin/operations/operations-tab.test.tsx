import type { Operations } from '@karar/schema'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/http/query-client.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { operationsQuery } from './operations-query.ts'
import { OperationsTab } from './operations-tab.tsx'

const quiet: Operations = {
  days: [
    { day: '2026-11-20', completed: 0, failed: 0 },
    { day: '2026-11-21', completed: 1200, failed: 2 },
  ],
  failures: [],
  queue: { waiting: 0, running: 1, oldest_waiting_seconds: null, letters_waiting: 0, oldest_letter_seconds: null },
  storage: { documents: 12, used_bytes: 3 * 2 ** 20, room_bytes: null },
}
beforeEach(() => queryClient.clear())

const shown = (more: Partial<Operations> = {}) => {
  queryClient.setQueryData(operationsQuery.queryKey, { ...quiet, ...more })
  return draw(<OperationsTab />, ['admin'])
}

test('each day is a bar, and the same in words for who cannot see it', async () => {
  const markup = await shown()
  expect(wordsOf(markup)).toContain('1,200 completed and 2 failed in the last 14 days')
  expect(wordsOf(markup)).toContain('21 Nov 2026: 1,200 completed, 2 failed')
  expect(markup.match(/<rect/g)).toHaveLength(4)
  // the tallest day fills the height; a day without analyses draws nothing
  const heights = [...markup.matchAll(/<rect [^>]*height="(\d+)"/g)].map(([, height]) => Number(height))
  expect(heights[0]).toBe(0)
  expect(heights[2]).toBeGreaterThan(75)
  expect(markup).not.toContain('NaN')
})

test('while nothing waits and nothing failed, that is said', async () => {
  const words = wordsOf(await shown())
  expect(words).toContain('None failed in the last 14 days.')
  expect(words).toContain('The oldest has waited for nothing waits')
  expect(words).toContain('Room left on the disk not known')
  expect(words).toContain('Their files take 3 MB')
})

test('why analyses failed, the last time of each, and how long the oldest has waited', async () => {
  const words = wordsOf(
    await shown({
      failures: [
        {
          reason: 'encrypted',
          message: 'The file is protected by a password.',
          count: 3,
          last_at: '2026-11-21T06:30:00.000Z',
        },
        { reason: '', message: '', count: 1, last_at: '2026-11-21T06:30:00.000Z' },
      ],
      queue: { ...quiet.queue, waiting: 4, oldest_waiting_seconds: 3720 },
    }),
  )
  expect(words).toMatch(/3 The file is protected by a password\. Last on 21 Nov 2026, 12:00( IST)? \(encrypted\)/)
  expect(words).toMatch(/1 No reason was kept\. Last on 21 Nov 2026, 12:00( IST)? What waits/)
  expect(words).toMatch(/Analyses that wait 4 The oldest has waited for 62 min/)
})
