import type { Operations } from '@karar/schema'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '../../../lib/http/query-client.ts'
import { draw, wordsOf } from '../../../lib/testing/draw.tsx'
import { operationsQuery } from './operations-query.ts'
import { WorkLine } from './work-line.tsx'

const work: Operations = {
  days: [{ day: '2026-11-24', completed: 1200, failed: 1 }],
  failures: [],
  queue: { waiting: 0, running: 0, oldest_waiting_seconds: null, letters_waiting: 0, oldest_letter_seconds: null },
  storage: { documents: 7, used_bytes: 3 * 2 ** 20, room_bytes: 5 * 2 ** 30 },
}
beforeEach(() => queryClient.clear())

test('one line says what was analysed today, what waits and what is stored', async () => {
  queryClient.setQueryData(operationsQuery.queryKey, work)
  const markup = await draw(<WorkLine overdue={0} unchecked={0} />, ['admin'])
  expect(wordsOf(markup)).toBe('Today 1,200 analyzed, 1 failed No analysis waits 3 MB of files stored')
})

test('what is amiss is said, and leads to where it can be seen', async () => {
  const queue = { ...work.queue, waiting: 12, running: 2, oldest_waiting_seconds: 9000 }
  queryClient.setQueryData(operationsQuery.queryKey, { ...work, queue })
  const markup = await draw(<WorkLine overdue={1} unchecked={2} />, ['admin'])
  expect(wordsOf(markup)).toContain('12 analyses wait, the oldest for 2 h 30 min')
  expect(wordsOf(markup)).toContain(
    'An analysis has waited for 2 h 30 min 1 legal request is overdue 2 legal requests have a timer that ran for more than 12 hours',
  )
  expect(markup).toContain('href="/?tab=operations"')
  expect(markup).toContain('href="/?tab=requests&amp;status=overdue"')
  expect(markup).toContain('href="/?tab=requests&amp;status=unchecked_time"')
})
