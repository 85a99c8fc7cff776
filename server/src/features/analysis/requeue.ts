import type { DocumentId } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import { newId } from '../../lib/ids.ts'
import type { JobKind, Queue } from '../../lib/queue/queue.ts'
import { queuedProgress } from './progress.ts'
import { type AnalyzeJob, analyzeJob } from './service.ts'

interface Again {
  /** which queue it goes to */
  kind?: JobKind<AnalyzeJob>
  /** the run was cut off: this counts, so that a document that ends whatever reads it does not come for ever */
  interrupted?: boolean
  /** what is said of it while it waits, instead of that it waits for its turn */
  message?: string
  /** milliseconds until it may be begun */
  pauseMs?: number
}

/**
 * How often a run may be cut off by the end of the whole process, or by the loss of the database. That is seldom the
 * document's fault, so it does not count as one of the three tries; but a document that brings everything down each
 * time must stop some day.
 */
const mostInterruptions = 20

/**
 * Puts a run back into the queue without counting a try. It is a new run: should the old job come back after all, it is
 * no longer this document's.
 *
 * @returns false when the run is no longer this document's, or was cut off too often
 */
export async function requeue(
  db: Db,
  queue: Queue,
  job: AnalyzeJob,
  { kind = analyzeJob, interrupted = false, message, pauseMs = 0 }: Again,
): Promise<boolean> {
  const run_id = newId()
  return db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(documents)
      .where(and(eq(documents.id, job.document_id as DocumentId), eq(documents.runId, job.run_id)))
      .for('update')
    if (row?.status !== 'analyzing') return false
    const interruptions = row.interruptions + (interrupted ? 1 : 0)
    if (interruptions > mostInterruptions) return false
    const queued = queuedProgress(row.pageCount)
    await tx
      .update(documents)
      .set({
        runId: run_id,
        // what the old run has taken of the plan is the new one's to give back
        countedRunId: row.countedRunId === row.runId ? run_id : row.countedRunId,
        interruptions,
        progress: message ? { ...queued, message } : queued,
      })
      .where(eq(documents.id, row.id))
    await queue.send(
      tx,
      kind,
      { document_id: row.id, run_id },
      { id: run_id, person: row.ownerId, ...(pauseMs > 0 && { startAfter: new Date(Date.now() + pauseMs) }) },
    )
    return true
  })
}
