import type { Job, PgBoss } from 'pg-boss'
import type { Log } from '../settings/log.ts'
import type { Bell } from './bell.ts'

/** Leave to work on something: whoever has it gives it back. */
export interface Slot {
  over(): void
}

/** Who may work on something, and when. */
export interface Lane<OneSlot extends Slot = Slot> {
  /** Comes back when something may be worked on; at once when the signal fires. */
  take(signal: AbortSignal): Promise<OneSlot>
}

/** Everybody at once. */
export const open: Lane = { take: async () => ({ over: () => {} }) }

export interface Loop<OneSlot extends Slot> {
  boss: PgBoss
  name: string
  log: Log
  bell: Bell
  lane: Lane<OneSlot>
  /** how often to look without being called */
  pauseMs: number
  fetch(): Promise<Job<object> | undefined>
  /** Does the job. Throw to have it tried again. */
  run(job: Job<object>, signal: AbortSignal, slot: OneSlot): Promise<void>
  /** the queue was reached */
  onReached(): void
  /** no new jobs from here on */
  ending: AbortSignal
  /** jobs that still run are called off */
  ended: AbortSignal
}

/** how often a job that runs is said to be in good hands: well within the queue's patience (heartbeatSeconds) */
const heartbeatMs = 4000

/**
 * Takes one job after the other for as long as there are any, without a pause, and waits for the bell when there are
 * none. pg-boss's own workers pause between two jobs for as long as they do when there is nothing to do, and cannot
 * choose whose job comes next.
 */
export async function keepWorking<OneSlot extends Slot>(loop: Loop<OneSlot>): Promise<void> {
  const { bell, lane, ending, log, name, pauseMs } = loop
  let failing = false
  while (!ending.aborted) {
    const since = bell.rung()
    const slot = await lane.take(ending)
    let job: Job<object> | undefined
    try {
      if (!ending.aborted) job = await loop.fetch()
      loop.onReached()
      failing = false
    } catch (error) {
      if (!failing) log.warn({ err: error, queue: name }, 'the queue cannot be reached; trying again')
      failing = true
    }
    try {
      if (job) await doJob(loop, job, slot)
    } finally {
      slot.over()
    }
    if (!job && !ending.aborted) await bell.heard(since, pauseMs)
  }
}

async function doJob<OneSlot extends Slot>(loop: Loop<OneSlot>, job: Job<object>, slot: OneSlot): Promise<void> {
  const { boss, name, log } = loop
  const lost = new AbortController()
  const expires = setTimeout(() => lost.abort(new Error('the job took too long')), job.expireInSeconds * 1000)
  const beating = setInterval(async () => {
    try {
      // what its types leave out: how many jobs it was that were still under this claim
      const { affected } = (await boss.touch(name, job)) as { affected?: number }
      loop.onReached()
      if (affected === 0) lost.abort(new Error('the job is no longer ours'))
    } catch (error) {
      log.debug({ err: error, job: name, jobId: job.id }, 'the queue could not be told that a job is worked on')
    }
  }, heartbeatMs)
  try {
    const outcome = await loop.run(job, AbortSignal.any([lost.signal, loop.ended]), slot).then(
      () => 'done' as const,
      (cause: unknown) => {
        log.error({ err: cause, job: name, jobId: job.id }, 'job failed')
        return 'failed' as const
      },
    )
    if (outcome === 'done') await boss.complete(name, job)
    // what is kept in the queue's table: words without anything of the document
    else await boss.fail(name, job, new Error(`${name} failed`))
  } catch (error) {
    // It counts as running until nobody has spoken for it for a while; then it is tried again.
    log.warn({ err: error, job: name, jobId: job.id }, 'the queue could not be told that a job is over')
  } finally {
    clearTimeout(expires)
    clearInterval(beating)
  }
}
