import type { AnalysisError, DocumentId, UserId } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, documentTexts, users } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import { audit } from '../../lib/audit/audit.ts'
import { isDatabaseAway, lacksRoom } from '../../lib/database-errors.ts'
import type { Files } from '../../lib/files.ts'
import { AppError } from '../../lib/http/errors.ts'
import { announce, documentsTopic } from '../../lib/http/live.ts'
import { reserveTry } from '../../lib/http/tries.ts'
import { sha256 } from '../../lib/ids.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import { warmOnes } from '../../lib/processes/warm-ones.ts'
import { KararEnds, type Queue } from '../../lib/queue/queue.ts'
import type { Log } from '../../lib/settings/log.ts'
import { todayInIndia } from '../../lib/text/today.ts'
import { corrected } from '../corrections/service.ts'
import { type DocumentRow, figuresOf, keepDays, keepWords } from '../documents/service.ts'
import { queueSecondReading } from '../second-reading/service.ts'
import { giveUseBack, holdAccount } from '../usage/service.ts'
import type { AnalysisSlot } from './lanes.ts'
import { progressOf, type Report, throttle } from './progress.ts'
import { requeue } from './requeue.ts'
import { type AnalyzeJob, recogniseJob } from './service.ts'
import { words } from './words.ts'
import type { AnalysisResult, AnalysisTask } from './worker.ts'

export type Analysers = Processes<AnalysisTask, Report, AnalysisResult>

export interface RunContext {
  db: Db
  files: Files
  queue: Queue
  analysers: Analysers
  ai: Ai
  log: Log
}

/**
 * The reader stops itself after this long, and after as long again as it allows for recognising pictures (10 minutes);
 * its process is killed a little later, should it hang.
 */
const readingLimitMs = 5 * 60_000
const processLimitMs = 20 * 60_000
/**
 * Of the processor's time, for all but the recognition of pictures: the longest contract that is taken needs a quarter.
 * Whatever a file does, it holds a worker no longer than that.
 */
const workLimitMs = 120_000
const progressEveryMs = 200
/** how long a run waits before it looks for room on the disk, or for the database, again */
const roomMs = 10_000
const awayMs = 1000
/** how soon the process of a document that was deleted, or is analysed anew, is ended */
const lookEveryMs = 1000
/**
 * Not by the number of cores, and never by what else is going on: which page of a scan teaches which hangs on it, and
 * the same document is to be read alike on every machine. So as many analyses run as there are cores, since most
 * need one thread and a long scan should hold nobody up; where several scans meet, they share the cores.
 */
const recognitionThreads = 2

export function openAnalysers(most: number): Analysers {
  const size = { most, kept: warmOnes(), heapMegabytes: 1024, megabytes: 1536 }
  return openProcesses(new URL('./worker.ts', import.meta.url), size)
}

/**
 * Analyses a contract for nobody, so that the next one finds everything loaded, and compiled: the first analysis takes three
 * times, the second still a quarter more. What the encoder makes of all of it is found out last, since its program is there
 * compiled: then whoever begins with that contract, which is the one that the pages offer, has the result at once.
 */
export function warmUpAnalysers(analysers: Analysers, bytes: Uint8Array): Promise<void> {
  const about = { day: todayInIndia(), company: '', party: null, pageCount: 1 }
  const whole = { bytes, ...about, timeLimitMs: readingLimitMs, recognitionThreads }
  const beginning = { ...whole, toGetReady: true }
  return analysers.warmUp(beginning, beginning, whole)
}

const isThisRun = ({ document_id, run_id }: AnalyzeJob) =>
  and(eq(documents.id, document_id as DocumentId), eq(documents.runId, run_id), eq(documents.status, 'analyzing'))

/**
 * Reads and analyses a document, and keeps text, analysis and status in one transaction. A run that was overtaken
 * or whose document is gone does nothing.
 *
 * @throws when something broke that a new try may mend
 */
export async function runAnalysis(
  context: RunContext,
  job: AnalyzeJob,
  signal: AbortSignal,
  slot: AnalysisSlot,
): Promise<void> {
  const { db, files, queue } = context
  const [row] = await db
    .select({ document: documents, company: users.companyName, party: analyses.userParty })
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .leftJoin(analyses, eq(analyses.documentId, documents.id))
    .where(isThisRun(job))
  if (!row) return
  const startedAt = performance.now()
  const overtaken = new AbortController()
  const scanned = new AbortController()
  const reports = throttle(progressEveryMs, async (report: Report) => {
    const progress = progressOf(report, (performance.now() - startedAt) / 1000)
    const kept = await db
      .update(documents)
      .set({ progress })
      .where(isThisRun(job))
      .catch(() => undefined)
    if (kept?.rowCount === 0) overtaken.abort()
  })
  // a process that is deep in its work reports nothing for a while
  const looking = setInterval(async () => {
    const here = await db
      .select({ id: documents.id })
      .from(documents)
      .where(isThisRun(job))
      .catch(() => undefined)
    if (here?.length === 0) overtaken.abort()
  }, lookEveryMs)
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
      person: row.document.ownerId,
      signal: AbortSignal.any([signal, overtaken.signal, scanned.signal]),
      timeLimitMs: processLimitMs,
      workLimitMs,
      onMessage: (report) => {
        if (report.stage === 'ocr' && !slot.becomesScan()) scanned.abort()
        reports.push(report)
      },
    })
    reports.close()
    if (result.ok) await keep(context, job, result, Math.round(performance.now() - startedAt))
    else if (result.reason === 'took_too_long') await failCutOff(db, job, row.document, result)
    else await fail(db, job, result)
  } catch (error) {
    if (overtaken.signal.aborted) return
    if (error instanceof AppError && error.code === 'file_gone') {
      return fail(db, job, { reason: error.code, message: words.failed.fileGone })
    }
    if (error instanceof TooMuchMemory) {
      return failCutOff(db, job, row.document, { reason: 'unpacks_too_large', message: words.failed.tooMuchMemory })
    }
    if (error instanceof TookTooLong) {
      return failCutOff(db, job, row.document, { reason: 'took_too_long', message: words.failed.tookTooLong })
    }
    reports.close()
    const again = scanned.signal.aborted ? { kind: recogniseJob } : notItsFault(error)
    if (!again || !(await requeue(db, queue, job, again))) throw error
    context.log.info({ err: error, documentId: job.document_id }, 'an analysis goes back into the queue')
  } finally {
    clearInterval(looking)
    reports.close()
  }
}

/** Why an analysis failed that will not fail for that again: it is put back, and none of its tries is used up. */
function notItsFault(error: unknown): Parameters<typeof requeue>[3] | undefined {
  if (lacksRoom(error)) return { message: words.progress.noRoom, pauseMs: roomMs }
  if (error instanceof KararEnds || isDatabaseAway(error)) return { interrupted: true, pauseMs: awayMs }
  return undefined
}

async function keep(
  { db, ai, queue }: RunContext,
  job: AnalyzeJob,
  result: AnalysisResult & { ok: true },
  durationMs: number,
): Promise<void> {
  const { unified } = result
  const choice = await ai.choice()
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
    await keepWords(tx, documentId, result.words)
    await keepDays(tx, documentId, await corrected(tx, documentId, unified))
    const analysis = {
      unified,
      pressedResults: result.pressedResults,
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
    await queueSecondReading(tx, queue, choice, settled)
  })
}

/** Tries of one file, and of all files of one person, that cost as much and are not counted; in a day. */
const freeCutOffs = { ofFile: 1, ofPerson: 5, seconds: 86_400 }

/**
 * Fails a document that was cut off. The first time may be an accident and is not held against its owner; from the
 * second try of the same file on, also where it was deleted and uploaded again, each counts as a document used.
 */
async function failCutOff(
  db: Db,
  job: AnalyzeJob,
  { ownerId, contentHash }: { ownerId: UserId; contentHash: string },
  error: AnalysisError,
): Promise<void> {
  const { ofFile, ofPerson, seconds } = freeCutOffs
  const { allowed } = await reserveTry(db, [
    { bucket: `cut-off:file:${sha256(ownerId + contentHash)}`, most: ofFile, seconds },
    { bucket: `cut-off:person:${ownerId}`, most: ofPerson, seconds },
  ])
  await fail(db, job, allowed ? error : { ...error, message: `${error.message} ${words.failed.counted}` }, !allowed)
}

/**
 * Marks the document as failed, in words; an earlier analysis stays as it is.
 *
 * @param counts what this run has taken of the owner's plan is not given back
 */
export async function fail(db: Db, job: AnalyzeJob, error: AnalysisError, counts = false): Promise<void> {
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
    if (settled && mine && !counts) await giveUseBack(tx, counted.owner)
  })
}

type Settlement = Partial<typeof documents.$inferInsert> & { status: 'completed' | 'failed' }

/** @returns the document; undefined when this run may not write any more */
async function settle(tx: Tx, job: AnalyzeJob, settlement: Settlement): Promise<DocumentRow | undefined> {
  const [row] = await tx
    .update(documents)
    .set({ ...settlement, progress: null })
    .where(isThisRun(job))
    .returning()
  if (!row) return undefined
  // whoever waits for it hears so at once
  await announce(tx, documentsTopic(row.ownerId), { document: row.id })
  await audit(tx, {
    actor: null,
    action: settlement.status === 'completed' ? 'analysis.complete' : 'analysis.fail',
    subject: { type: 'document', id: row.id },
    before: { status: 'analyzing' },
    after: { status: row.status, run_id: job.run_id, ...(row.error && { reason: row.error.reason }) },
  })
  return row
}
