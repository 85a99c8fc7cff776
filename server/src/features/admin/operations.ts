import { type Operations, Operations as OperationsShape } from '@karar/schema'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import type { Files } from '../../lib/files.ts'
import type { App } from '../../lib/http/http.ts'
import type { Parts } from '../../lib/parts.ts'
import { letterJob } from '../accounts/service.ts'
import { analyzeJob, recogniseJob } from '../analysis/service.ts'

/** How many days back, today included. */
const days = 14
const mostReasons = 10
const letterQueue = letterJob.name

/** The call that tells how the work goes. */
export function operationsRoutes(app: App, { database: { heavy }, files }: Parts): void {
  app.get(
    '/api/admin/operations',
    {
      config: { access: 'admin' },
      schema: {
        tags: ['administration'],
        summary: 'Analyses by day, why they failed, what waits, and what is stored',
        response: { 200: OperationsShape },
      },
    },
    () => readOperations(heavy, files),
  )
}

/** How the work goes: the last two weeks from the audit log, the queue and the store as they are now. */
async function readOperations(db: Db, files: Files): Promise<Operations> {
  const [ended, failures, queue, stored, room] = await Promise.all([
    endedByDay(db),
    failuresByReason(db),
    readQueue(db),
    readStored(db),
    files.check().catch(() => null),
  ])
  return { days: ended, failures, queue, storage: { ...stored, room_bytes: room } }
}

const since = sql`((now() at time zone 'Asia/Kolkata')::date - ${days - 1}::int)`
/** Lines of these days; the index of days is used, since the column stands alone. */
const isRecent = sql`at >= (${since})::timestamp at time zone 'Asia/Kolkata'`

async function endedByDay(db: Db): Promise<Operations['days']> {
  const { rows } = await db.execute<{ day: string; completed: number; failed: number }>(sql`
    with ended as (
      select (at at time zone 'Asia/Kolkata')::date as day, action from audit_log
      where action in ('analysis.complete', 'analysis.fail') and ${isRecent}
    )
    select to_char(calendar.day, 'YYYY-MM-DD') as day,
      (count(*) filter (where action = 'analysis.complete'))::int as completed,
      (count(*) filter (where action = 'analysis.fail'))::int as failed
    from generate_series(${since}, (now() at time zone 'Asia/Kolkata')::date, interval '1 day') as calendar(day)
    left join ended on ended.day = calendar.day::date
    group by calendar.day order by calendar.day`)
  return rows
}

/** With the words that the owner of the last such document was told, where it still says so. */
async function failuresByReason(db: Db): Promise<Operations['failures']> {
  const { rows } = await db.execute<{ reason: string; message: string; count: number; last_at: string }>(sql`
    select reason, count(*)::int as count, to_char(max(at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as last_at,
      coalesce((select analysis_error->>'message' from documents
        where analysis_status = 'failed' and analysis_error->>'reason' = failed.reason
        order by uuid_send(id) desc limit 1), '') as message
    from (select coalesce(after->>'reason', '') as reason, at from audit_log
      where action = 'analysis.fail' and ${isRecent}) as failed
    group by reason order by count desc, reason limit ${mostReasons}`)
  return rows
}

async function readQueue(db: Db): Promise<Operations['queue']> {
  const { rows } = await db.execute<Operations['queue']>(sql`
    select
      (count(*) filter (where name <> ${letterQueue} and state < 'active'))::int as waiting,
      (count(*) filter (where name <> ${letterQueue} and state = 'active'))::int as running,
      extract(epoch from now() - min(created_on) filter (where name <> ${letterQueue} and state < 'active'))::float8
        as oldest_waiting_seconds,
      (count(*) filter (where name = ${letterQueue} and state <= 'active'))::int as letters_waiting,
      extract(epoch from now() - min(created_on) filter (where name = ${letterQueue} and state <= 'active'))::float8
        as oldest_letter_seconds
    from pgboss.job where name in (${analyzeJob.name}, ${recogniseJob.name}, ${letterQueue}) and state <= 'active'`)
  return (
    rows[0] ?? { waiting: 0, running: 0, oldest_waiting_seconds: null, letters_waiting: 0, oldest_letter_seconds: null }
  )
}

async function readStored(db: Db): Promise<{ documents: number; used_bytes: number }> {
  const { rows } = await db.execute<{ documents: number; used_bytes: number }>(
    sql`select count(*)::int as documents, coalesce(sum(file_size), 0)::float8 as used_bytes from documents`,
  )
  return rows[0] ?? { documents: 0, used_bytes: 0 }
}
