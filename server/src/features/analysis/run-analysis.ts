import type { DocumentId } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, documentTexts, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit.ts'
import { AppError } from '../../lib/errors.ts'
import type { Files } from '../../lib/files.ts'
import { openProcesses, type Processes, TooMuchMemory } from '../../lib/processes.ts'
import { todayInIndia } from '../../lib/today.ts'
import { figuresOf } from '../documents/service.ts'
import { giveUseBack, holdAccount } from '../usage/service.ts'
import { progressOf, type Report, throttle } from './progress.ts'
import type { AnalyzeJob } from './service.ts'
import { words } from './words.ts'
import type { AnalysisResult, AnalysisTask } from './worker.ts'

export type Analysers = Processes<AnalysisTask, Report, AnalysisResult>

export interface RunContext {
  db: Db
  files: Files
  analysers: Analysers
}

/**
 * The reader stops itself after this long, and after as long again as it allows for recognising pictures (10 minutes);
 * its process is killed a little later, should it hang.
 */
const readingLimitMs = 5 * 60_000
const processLimitMs = 20 * 60_000
const progressEveryMs = 200
/**
 * Not by the number of cores, and never by what else is going on: which page of a scan teaches which hangs on it, and
 * the same document is to be read alike on every machine. So as many analyses run as there are cores, since most
 * need one thread and a long scan should hold nobody up; where several scans meet, they share the cores.
 */
const recognitionThreads = 2

export function openAnalysers(most: number): Analysers {
  return openProcesses(new URL('./worker.ts', import.meta.url), { most, heapMegabytes: 1024, megabytes: 1536 })
}

const isThisRun = ({ document_id, run_id }: AnalyzeJob) =>
  and(eq(documents.id, document_id as DocumentId), eq(documents.runId, run_id), eq(documents.status, 'analyzing'))

/**
 * Reads and analyses a document, and keeps text, analysis and status in one transaction. A run that was overtaken
 * or whose document is gone does nothing.
 *
 * @throws when something broke that a new try may mend
 */
export async function runAnalysis(context: RunContext, job: AnalyzeJob, signal: AbortSignal): Promise<void> {
  const { db, files } = context
  const [row] = await db
    .select({ document: documents, company: users.companyName, party: analyses.userParty })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .leftJoin(analyses, eq(analyses.documentId, documents.id))
    .where(isThisRun(job))
  if (!row) return
  const startedAt = performance.now()
  const overtaken = new AbortController()
  const timeout = AbortSignal.timeout(processLimitMs)
  const reports = throttle(progressEveryMs, async (report: Report) => {
    const progress = progressOf(report, (performance.now() - startedAt) / 1000)
    const kept = await db
      .update(documents)
      .set({ progress })
      .where(isThisRun(job))
      .catch(() => undefined)
    if (kept?.rowCount === 0) overtaken.abort()
  })
  try {
    const bytes = await files.bytes(row.document.fileKey)
    const task: AnalysisTask = {
      bytes,
      day: todayInIndia(),
      company: row.company,
      party: row.party,
      pageCount: row.document.pageCount ?? 1,
      timeLimitMs: readingLimitMs,
      recognitionThreads,
    }
    const result = await context.analysers.run(task, {
      signal: AbortSignal.any([signal, timeout, overtaken.signal]),
      onMessage: (report) => reports.push(report),
    })
    reports.close()
    if (result.ok) await keep(db, job, result, Math.round(performance.now() - startedAt))
    else await fail(db, job, result)
  } catch (error) {
    if (overtaken.signal.aborted) return
    if (error instanceof AppError && error.code === 'file_gone') {
      return fail(db, job, { reason: error.code, message: words.failed.fileGone })
    }
    if (error instanceof TooMuchMemory) {
      return fail(db, job, { reason: 'unpacks_too_large', message: words.failed.tooMuchMemory })
    }
    if (!timeout.aborted) throw error
    await fail(db, job, { reason: 'took_too_long', message: words.failed.tookTooLong })
  } finally {
    reports.close()
  }
}

async function keep(db: Db, job: AnalyzeJob, result: AnalysisResult & { ok: true }, durationMs: number): Promise<void> {
  const { unified } = result
  await db.transaction(async (tx) => {
    const settled = await settle(tx, job, {
      status: 'completed',
      error: null,
      ...figuresOf(unified),
      pageCount: result.pages.length || null,
    })
    if (!settled) return
    const documentId = job.document_id as DocumentId
    const text = { text: result.text, pages: result.pages }
    await tx
      .insert(documentTexts)
      .values({ documentId, ...text })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: text })
    const analysis = {
      unified,
      source: 'attorney_guided' as const,
      engineVersion: result.engineVersion,
      warnings: result.warnings,
      ungroundedDropped: result.ungroundedDropped,
      // a party that the new text does not name is nobody's side any more
      userParty: result.position?.user_party ?? null,
      position: result.position,
      durationMs,
      analyzedAt: new Date(),
    }
    await tx
      .insert(analyses)
      .values({ documentId, ...analysis })
      .onConflictDoUpdate({ target: analyses.documentId, set: analysis })
  })
}

/** Marks the document as failed, in words; an earlier analysis stays as it is. */
export async function fail(db: Db, job: AnalyzeJob, error: { reason: string; message: string }): Promise<void> {
  const { reason, message } = error
  await db.transaction(async (tx) => {
    const [counted] = await tx
      .select({ owner: documents.ownerId, run: documents.countedRunId })
      .from(documents)
      .where(isThisRun(job))
    if (!counted) return
    await holdAccount(tx, counted.owner)
    // only what this very run has taken: an earlier analysis that succeeded stays counted
    const mine = counted.run === job.run_id
    const settled = await settle(tx, job, {
      status: 'failed',
      error: { reason, message },
      ...(mine && { countedRunId: null }),
    })
    if (settled && mine) await giveUseBack(tx, counted.owner)
  })
}

type Settlement = Partial<typeof documents.$inferInsert> & { status: 'completed' | 'failed' }

/** @returns false when this run may not write any more */
async function settle(tx: Tx, job: AnalyzeJob, settlement: Settlement): Promise<boolean> {
  const [row] = await tx
    .update(documents)
    .set({ ...settlement, progress: null })
    .where(isThisRun(job))
    .returning()
  if (!row) return false
  await audit(tx, {
    actor: null,
    action: settlement.status === 'completed' ? 'analysis.complete' : 'analysis.fail',
    subject: { type: 'document', id: row.id },
    before: { status: 'analyzing' },
    after: { status: row.status, run_id: job.run_id, ...(row.error && { reason: row.error.reason }) },
  })
  return true
}
