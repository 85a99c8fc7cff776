import { setTimeout as delay } from 'node:timers/promises'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../settings/log.ts'
import type { Bell } from './bell.ts'

interface LookOut {
  boss: PgBoss
  /** of each queue that somebody works on here; more may come */
  bells: ReadonlyMap<string, Bell>
  everyMs: number
  /** the queue was reached */
  onReached(): void
  ending: AbortSignal
  log: Log
}

const whatIsDue = `select name from unnest($1::text[]) as name where exists (
  select from pgboss.job where job.name = name.name and job.state < 'active' and not job.blocked and job.start_after <= now())`

/**
 * Looks for jobs that nobody announces, since they waited for their time, and rings for them: once for all queues, which is
 * one short question, where two dozen workers that have nothing to do would each ask for a job.
 */
export async function keepLooking({ boss, bells, everyMs, onReached, ending, log }: LookOut): Promise<void> {
  while (!ending.aborted) {
    try {
      const { rows } = await boss.getDb().executeSql(whatIsDue, [[...bells.keys()]])
      onReached()
      for (const { name } of rows as { name: string }[]) bells.get(name)?.ring()
    } catch (error) {
      // whoever works on jobs says so when none can be had
      log.debug({ err: error }, 'the queue cannot be looked at; trying again')
    }
    await delay(everyMs, undefined, { ref: false, signal: ending }).catch(() => {})
  }
}
