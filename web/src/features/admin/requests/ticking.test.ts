import type { ActiveTimer } from '@karar/schema'
import { expect, test } from 'vitest'
import { shownTimer } from './ticking.ts'

const timer = (minutes: number): ActiveTimer => ({
  has_active_timer: true,
  start_time: '2026-11-23T05:18:00.000Z',
  current_duration_minutes: minutes,
  billable_rate: 2000,
  current_amount: 0,
  description: '',
  forgotten: false,
})

test.each([
  [0, 0, { hours: 0, minutes: 0, amount: 0, forgotten: false }],
  [72, 0, { hours: 1, minutes: 12, amount: 2400, forgotten: false }],
  // the display goes on from minute to minute without asking the server
  [71.5, 30_000, { hours: 1, minutes: 12, amount: 2400, forgotten: false }],
  [71.5, 29_000, { hours: 1, minutes: 11, amount: 2366.67, forgotten: false }],
  // a clock that was set back takes nothing away
  [5, -60_000, { hours: 0, minutes: 5, amount: 166.67, forgotten: false }],
  [721, 0, { hours: 12, minutes: 1, amount: 0, forgotten: true }],
])('a timer of %f minutes shows after %i milliseconds %j', (minutes, since, shown) =>
  expect(shownTimer(timer(minutes), since)).toEqual(shown),
)
