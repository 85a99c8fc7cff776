import type {
  AnalyzeResponse,
  DocumentId,
  DocumentText,
  LegalIssue,
  UnifiedAnalysisResponse,
  UserId,
} from '@karar/schema'
import { and, eq, ne } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, analysisColumns, documents, documentTexts } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { JobKind, Queue } from '../../lib/queue/queue.ts'
import { storable } from '../../lib/text/storable.ts'
import { corrected } from '../corrections/service.ts'
import { findReadable, findRow, noteLook, type Reader } from '../documents/service.ts'
import { holdAccount, isSample, type PlanSettings, takeUse } from '../usage/service.ts'
import { estimateSeconds, queuedProgress } from './progress.ts'
import { words } from './words.ts'

export { estimateSeconds, storable }

/** Whether a newer engine than that reads here by now. */
type IsSuperseded = (version: string) => Promise<boolean>

/** The job that analyses one document. Only the run that the document names may write results. */
export const AnalyzeJob = z.object({ document_id: z.uuid(), run_id: z.uuid() })
export type AnalyzeJob = z.infer<typeof AnalyzeJob>
export const analyzeJob: JobKind<AnalyzeJob> = {
  name: 'documents.analyze',
  payload: AnalyzeJob,
  expireInSeconds: 30 * 60,
}

/** The same for a document that turned out to have pages to be recognised, where too many others are at that already. */
export const recogniseJob: JobKind<AnalyzeJob> = { ...analyzeJob, name: 'documents.recognise' }

/** What starting an analysis needs besides the transaction. */
export interface StartContext {
  queue: Queue
  plans: PlanSettings
}

/**
 * Marks the document as being analysed, counts it against the owner's plan, and queues the job, in the caller's
 * transaction. What was counted once is analysed again for nothing, and so is a sample of ours. Results of an earlier analysis stay until new ones
 * are whole.
 *
 * @throws AppError document_not_found, analysis_already_running, document_limit_reached, page_limit_exceeded
 */
export async function queueAnalysis(
  tx: Tx,
  { queue, plans }: StartContext,
  owner: UserId,
  id: DocumentId,
): Promise<void> {
  const account = await holdAccount(tx, owner)
  const row = await findRow(tx, owner, id)
  if (row.status === 'analyzing') throw new AppError('analysis_already_running')
  const run_id = newId()
  const counts = !row.countedRunId && !isSample(row.contentHash)
  if (counts) await takeUse(tx, plans, account, row.pageCount)
  const [started] = await tx
    .update(documents)
    .set({
      status: 'analyzing',
      error: null,
      runId: run_id,
      runStartedAt: new Date(),
      ...(counts && { countedRunId: run_id }),
      interruptions: 0,
      progress: queuedProgress(row.pageCount),
    })
    .where(and(eq(documents.id, id), ne(documents.status, 'analyzing')))
    .returning({ id: documents.id })
  if (!started) throw new AppError('analysis_already_running')
  await audit(tx, {
    actor: owner,
    action: 'analysis.start',
    subject: { type: 'document', id },
    before: { status: row.status },
    after: { status: 'analyzing', run_id },
  })
  await queue.send(tx, analyzeJob, { document_id: id, run_id }, { id: run_id, person: owner })
}

/** Starts an analysis, the first or a new one. */
export async function startAnalysis(
  db: Db,
  context: StartContext,
  owner: UserId,
  id: DocumentId,
): Promise<AnalyzeResponse> {
  const { pageCount } = await findRow(db, owner, id)
  await db.transaction((tx) => queueAnalysis(tx, context, owner, id))
  return { message: words.started, estimated_time: estimateSeconds(pageCount ?? 1) }
}

/**
 * The whole analysis, or in words why there is none yet.
 *
 * @param as `seen`: what the log calls it, where an administrator looks at that of somebody else
 */
export async function findUnifiedAnalysis(
  db: Db,
  reader: Reader,
  id: DocumentId,
  { seen = 'analysis', isSuperseded }: { seen?: 'analysis' | 'issues'; isSuperseded?: IsSuperseded } = {},
): Promise<UnifiedAnalysisResponse> {
  const document = await findReadable(db, reader, id)
  const [row] = await db.select(analysisColumns).from(analyses).where(eq(analyses.documentId, id))
  if (row) await noteLook(db, reader, document, seen)
  const messages = {
    pending: words.messages.pending,
    analyzing: words.messages.inProgress,
    completed: words.messages.available,
    failed: document.error?.message ?? words.failed.internal,
  }
  return {
    available: row !== undefined,
    message: messages[document.status],
    unified_analysis: row ? await corrected(db, id, row.unified) : null,
    position_data: row?.position ?? null,
    metadata: {
      source: row?.source ?? 'attorney_guided',
      engine_version: row?.engineVersion ?? null,
      ...(row && isSuperseded && { superseded: await isSuperseded(row.engineVersion) }),
      analyzed_at: row?.analyzedAt.toISOString() ?? null,
      warnings: row?.warnings ?? [],
      ungrounded_dropped: row?.ungroundedDropped ?? 0,
    },
  }
}

/** The document's one text and its pages. @throws AppError not_found before the first analysis has read it */
export async function findText(db: Db, reader: Reader, id: DocumentId): Promise<DocumentText> {
  const document = await findReadable(db, reader, id)
  const [row] = await db.select().from(documentTexts).where(eq(documentTexts.documentId, id))
  if (!row) throw new AppError('not_found', { message: words.messages.pending })
  await noteLook(db, reader, document, 'text')
  return { text: row.text, pages: row.pages }
}

/** The issues of the analysis; none before there is one. */
export async function findLegalIssues(db: Db, reader: Reader, id: DocumentId): Promise<LegalIssue[]> {
  const { unified_analysis } = await findUnifiedAnalysis(db, reader, id, { seen: 'issues' })
  return unified_analysis?.critical_issues ?? []
}
