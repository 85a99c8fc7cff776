import { documentLimits, type Operations } from '@karar/schema'

/** What an administrator should look at before others notice, the worst first. */
export type Trouble = 'disk' | 'queue' | 'failures' | 'letters' | 'overdue' | 'time'

/** A mail takes seconds, a long scan minutes: what waits longer waits for something that does not come. */
const longSeconds = 10 * 60
/** Less room than for so many of the largest uploads; the health check calls that degraded, too. */
const fewUploads = 20
/** Of fewer failures nothing can be said. */
const someFailures = 3

/** What is amiss at the legal desk, in requests. */
export interface DeskTroubles {
  /** nobody has answered in time */
  overdue: number
  /** a timer was, or is being, forgotten */
  unchecked: number
}

export function troublesOf({ days, queue, storage }: Operations, { overdue, unchecked }: DeskTroubles): Trouble[] {
  const today = days.at(-1) ?? { completed: 0, failed: 0 }
  const { room_bytes: room } = storage
  const has: Record<Trouble, boolean> = {
    disk: room !== null && room < fewUploads * documentLimits.fileBytes,
    queue: (queue.oldest_waiting_seconds ?? 0) > longSeconds,
    // a quarter of all
    failures: today.failed >= someFailures && today.failed * 3 >= today.completed,
    letters: (queue.oldest_letter_seconds ?? 0) > longSeconds,
    overdue: overdue > 0,
    time: unchecked > 0,
  }
  return (Object.keys(has) as Trouble[]).filter((trouble) => has[trouble])
}
