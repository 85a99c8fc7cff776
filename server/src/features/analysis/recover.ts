import { and, asc, eq, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { Log } from '../../lib/log.ts'
import type { Queue } from '../../lib/queue.ts'
import { queuedProgress } from './progress.ts'
import { fail } from './run-analysis.ts'
import { analyzeJob } from './service.ts'
import { words } from './words.ts'

/**
 * How often a run may be cut off by the end of the whole process. That is seldom the document's fault, so it does
 * not count as one of the three tries; but a document that brings the process down each time must stop some day.
 */
const mostInterruptions = 20

/**
 * Takes up the analyses that were running or waiting when the last process ended. Only where no other process
 * works on this database: elsewhere the queue itself notices which worker is dead.
 *
 * @returns how many were taken up
 */
export async function recoverAnalyses(db: Db, queue: Queue, log: Log): Promise<number> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.status, 'analyzing'))
    .orderBy(asc(documents.runStartedAt))
  for (const row of rows) {
    const wasRunning = row.progress?.stage !== 'queued'
    const interruptions = row.interruptions + (wasRunning ? 1 : 0)
    if (interruptions > mostInterruptions) {
      const job = { document_id: row.id, run_id: row.runId ?? '' }
      await fail(db, job, { reason: 'internal', message: words.failed.internal })
      continue
    }
    // A new run: should the old job come back after all, it is no longer this document's.
    const run_id = newId()
    await db.transaction(async (tx) => {
      await tx
        .update(documents)
        .set({
          runId: run_id,
          // what the cut-off run has taken of the plan is the new one's to give back
          countedRunId: row.countedRunId === row.runId ? run_id : row.countedRunId,
          interruptions,
          progress: queuedProgress(row.pageCount),
        })
        .where(eq(documents.id, row.id))
      await queue.send(tx, analyzeJob, { document_id: row.id, run_id }, { id: run_id })
    })
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
    if (runId && (await queue.isOpen(analyzeJob, runId))) continue
    await fail(db, { document_id: id, run_id: runId ?? '' }, { reason: 'internal', message: words.failed.lost })
    ended++
  }
  if (ended > 0) log.warn({ documents: ended }, 'analyses that were lost are marked as failed')
  return ended
}
