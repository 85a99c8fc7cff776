import type { Operations } from '@karar/schema'
import { expect, test } from 'vitest'
import { type Trouble, troublesOf } from './troubles.ts'

const well: Operations = {
  days: [
    { day: '2026-11-23', completed: 0, failed: 9 },
    { day: '2026-11-24', completed: 8, failed: 2 },
  ],
  failures: [],
  queue: { waiting: 4, running: 2, oldest_waiting_seconds: 240, letters_waiting: 30, oldest_letter_seconds: 9 },
  storage: { documents: 9, used_bytes: 1e6, room_bytes: 1e10 },
}
const today = (completed: number, failed: number) => ({ days: [{ day: '2026-11-24', completed, failed }] })

test.each<[string, Partial<Operations>, number, Trouble[], number?]>([
  ['all is well; yesterday is over', {}, 0, []],
  ['the disk is almost full', { storage: { ...well.storage, room_bytes: 1e8 } }, 0, ['disk']],
  ['nobody knows how full the disk is', { storage: { ...well.storage, room_bytes: null } }, 0, []],
  [
    'an analysis waits for a quarter of an hour',
    { queue: { ...well.queue, oldest_waiting_seconds: 900 } },
    0,
    ['queue'],
  ],
  ['nothing waits', { queue: { ...well.queue, oldest_waiting_seconds: null } }, 0, []],
  ['two of two failed: too few to say', today(0, 2), 0, []],
  ['four of eight failed', today(4, 4), 0, ['failures']],
  ['four of a hundred failed', today(96, 4), 0, []],
  ['a mail cannot be handed over', { queue: { ...well.queue, oldest_letter_seconds: 700 } }, 0, ['letters']],
  ['a request is late, and the disk is full', { storage: { ...well.storage, room_bytes: 0 } }, 2, ['disk', 'overdue']],
  ['a timer was forgotten', {}, 0, ['time'], 1],
])('%s', (_, now, overdue, troubles, unchecked = 0) =>
  expect(troublesOf({ ...well, ...now }, { overdue, unchecked })).toEqual(troubles),
)
