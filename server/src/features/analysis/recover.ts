import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { waitingJobs } from '../../lib/queue/turn.ts'
import type { Log } from '../../lib/settings/log.ts'
import { requeue } from './requeue.ts'
import { fail } from './run-analysis.ts'
import { analyzeJob, recogniseJob } from './service.ts'
import { words } from './words.ts'

const kinds = [analyzeJob, recogniseJob]

/**
 * Takes up the analyses that were running when the last process ended. Only where no other process works on this
 * database: elsewhere the queue itself notices which worker is dead. What still waited for its turn waits on as it is,
 * so that a start takes no longer behind a long queue.
 *
 * @returns how many were taken up
 */
export async function recoverAnalyses(db: Db, queue: Queue, log: Log): Promise<number> {
  const waiting = await waitingJobs(
    db,
    kinds.map(({ name }) => name),
  )
  const open = await db
    .select()
    .from(documents)
    .where(eq(documents.status, 'analyzing'))
    .orderBy(asc(documents.runStartedAt))
  const rows = open.filter(({ runId }) => !(runId && waiting.has(runId)))
  for (const row of rows) {
    const job = { document_id: row.id, run_id: row.runId ?? '' }
    const interrupted = row.progress?.stage !== 'queued'
    const again = await requeue(db, queue, job, { interrupted })
    if (!again) await fail(db, job, { reason: 'internal', message: words.failed.internal })
  }
  if (rows.length > 0) log.info({ documents: rows.length }, 'analyses that were cut off are taken up again')
  return rows.length
}

/**
 * Fails the runs that no job stands for any more: its end could not be told in time, or a copy of the database was
 * brought back. Nothing that waits, runs or will be tried again is touched.
 *
 * @param before only runs that began earlier
 * @returns how many were ended
 */
export async function endLostRuns(db: Db, queue: Queue, before: Date, log: Log): Promise<number> {
  const rows = await db
    .select({ id: documents.id, runId: documents.runId })
    .from(documents)
    .where(and(eq(documents.status, 'analyzing'), lt(documents.runStartedAt, before)))
  let ended = 0
  for (const { id, runId } of rows) {
    if (runId && (await Promise.all(kinds.map((kind) => queue.isOpen(kind, runId)))).includes(true)) continue
    await fail(db, { document_id: id, run_id: runId ?? '' }, { reason: 'internal', message: words.failed.lost })
    ended++
  }
  if (ended > 0) log.warn({ documents: ended }, 'analyses that were lost are marked as failed')
  return ended
}
