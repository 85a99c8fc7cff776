import { sql } from 'drizzle-orm'
import type { Tx } from '../../db/open.ts'

/**
 * Whose turn it is: each person's jobs take turns with those of the others, however many somebody has sent before.
 *
 * A job's turn is one after the person's last that is not over, and never before the turn that is being worked on, so that
 * nobody who comes anew keeps passing those who wait (start-time fair queueing: Goyal, Vin, Cheng, "Start-time Fair
 * Queuing", SIGCOMM 1996, with every job of one length).
 *
 * @param tx where the person's jobs come one after the other: of two at the same moment both would get the same turn
 */
export async function nextTurn(tx: Tx, queue: string, person: string): Promise<number> {
  const { rows } = await tx.execute<{ turn: number }>(sql`
    select greatest(
      coalesce(
        (select max(-priority) from pgboss.job where name = ${queue} and state = 'active'),
        (select -priority from pgboss.job where name = ${queue} and state < 'active' order by priority desc limit 1),
        0
      ),
      (select coalesce(max(-priority) + 1, 0) from pgboss.job
        where name = ${queue} and state <= 'active' and group_id = ${person})
    )::int as turn`)
  return rows[0]?.turn ?? 0
}

/** Whether jobs have been ready for a while and nobody works on any. */
export async function waitsInVain(tx: Tx, queues: readonly string[]): Promise<boolean> {
  const names = listOf(queues)
  const { rows } = await tx.execute<{ vain: boolean }>(sql`
    select exists (
      select from pgboss.job where name in (${names}) and state < 'active' and start_after < now() - interval '30 seconds'
    ) and not exists (
      select from pgboss.job where name in (${names}) and state = 'active' and heartbeat_on > now() - interval '15 seconds'
    ) as vain`)
  return rows[0]?.vain ?? false
}

/** Those of all jobs that still wait for their turn, by id: nobody works on them, and each will be begun. */
export async function waitingJobs(tx: Tx, queues: readonly string[]): Promise<Set<string>> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from pgboss.job where name in (${listOf(queues)}) and state < 'active'`)
  return new Set(rows.map(({ id }) => id))
}

function listOf(queues: readonly string[]) {
  return sql.join(
    queues.map((name) => sql`${name}`),
    sql`, `,
  )
}
