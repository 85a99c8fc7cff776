import type { AiReader, DocumentId, SecondOutcome, SecondReading, UserId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { aiAnswers, analyses, documents, secondReadings } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import type { Prompt } from '../../lib/ai/call.ts'
import { type AiChoice, readerOf } from '../../lib/ai/choice.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { announce, documentsTopic } from '../../lib/http/live.ts'
import { newId } from '../../lib/ids.ts'
import type { JobKind, Queue } from '../../lib/queue/queue.ts'
import { findReadable, findRow, type Reader } from '../documents/service.ts'
import type * as prompts from './prompts.ts'
import { words } from './words.ts'

export { tryReader } from './try-out.ts'
export const failureWords = words.failed

/** What to say to a model about a question. */
export const chatPrompt = async (...about: Parameters<typeof prompts.chatPrompt>): Promise<Prompt> =>
  (await import('./prompts.ts')).chatPrompt(...about)

/** The job that has one document read a second time, or takes that back. Only the run that the row names may write. */
export const SecondJob = z.object({ document_id: z.uuid(), run_id: z.uuid() })
export type SecondJob = z.infer<typeof SecondJob>
export const secondJob: JobKind<SecondJob> = {
  name: 'documents.second-reading',
  payload: SecondJob,
  expireInSeconds: 60 * 60,
}

export const nothingFound: SecondOutcome = { added: 0, confirmed: 0, doubted: 0, missing: 0, dropped: 0, left_out: 0 }

/**
 * Sends a document that was just analysed to be read a second time, in the transaction that keeps the analysis; forgets what
 * was read before. Nothing is sent where no model was chosen or the owner keeps the document local.
 */
export async function queueSecondReading(
  tx: Tx,
  queue: Queue,
  choice: AiChoice | null,
  document: { id: DocumentId; ownerId: UserId; keptLocal: boolean },
): Promise<void> {
  if (choice === null || document.keptLocal) {
    await tx.delete(secondReadings).where(eq(secondReadings.documentId, document.id))
    return
  }
  await begin(tx, queue, readerOf(choice), document)
}

async function begin(
  tx: Tx,
  queue: Queue,
  reader: AiReader,
  { id, ownerId }: { id: DocumentId; ownerId: UserId },
): Promise<void> {
  const runId = newId<string>()
  const anew = {
    ...{ runId, state: 'waiting' as const, reader, parts: 0, partsDone: 0, outcome: nothingFound, failure: null },
    ...{ tokens: 0, microRupees: 0, startedAt: new Date(), finishedAt: null },
  }
  await tx
    .insert(secondReadings)
    .values({ documentId: id, ...anew })
    .onConflictDoUpdate({ target: secondReadings.documentId, set: anew })
  await queue.send(tx, secondJob, { document_id: id, run_id: runId }, { id: runId, person: ownerId })
}

/** How far the second reading is, and what it brought. */
export async function findSecondReading(db: Db, ai: Ai, reader: Reader, id: DocumentId): Promise<SecondReading> {
  const document = await findReadable(db, reader, id)
  const [[row], choice] = await Promise.all([
    db.select().from(secondReadings).where(eq(secondReadings.documentId, id)),
    ai.choice(),
  ])
  const now = choice && readerOf(choice)
  const rest = { ...nothingFound, parts: 0, parts_done: 0, message: null, finished_at: null }
  if (document.keptLocal) return { ...rest, state: 'kept_local', reader: now, kept_local: true }
  if (!row) return { ...rest, state: now ? 'none' : 'off', reader: now, kept_local: false }
  return {
    ...row.outcome,
    state: row.state,
    reader: row.reader,
    kept_local: false,
    parts: row.parts,
    parts_done: row.partsDone,
    message: row.failure && words.failed[row.failure],
    finished_at: row.finishedAt?.toISOString() ?? null,
  }
}

/**
 * Has a document read again: after a failure, or since a model was chosen only now. What was answered before is not asked
 * for again.
 *
 * @throws AppError document_not_found, not_analyzed, analysis_already_running, no_language_model, kept_local
 */
export async function readAgain(
  db: Db,
  context: { ai: Ai; queue: Queue },
  owner: UserId,
  id: DocumentId,
): Promise<SecondReading> {
  const choice = await context.ai.choice()
  await db.transaction(async (tx) => {
    const document = await holdRow(tx, owner, id)
    if (choice === null) throw new AppError('no_language_model')
    if (document.keptLocal) throw new AppError('kept_local')
    if (document.status === 'analyzing') throw new AppError('analysis_already_running')
    const [analysis] = await tx.select({ id: analyses.documentId }).from(analyses).where(eq(analyses.documentId, id))
    if (!analysis) throw new AppError('not_analyzed')
    const [row] = await tx.select().from(secondReadings).where(eq(secondReadings.documentId, id))
    if (row && (row.state === 'waiting' || row.state === 'reading')) throw new AppError('analysis_already_running')
    await begin(tx, context.queue, readerOf(choice), document)
    await audit(tx, { actor: owner, action: 'second_reading.start', subject: { type: 'document', id } })
  })
  return findSecondReading(db, context.ai, { id: owner, administers: false }, id)
}

/**
 * Keeps a document on this machine, or lets it be read by a language model. Kept local, all that a model said of it goes, and
 * the analysis is put back to what the playbook alone reads.
 */
export async function keepLocal(
  db: Db,
  context: { ai: Ai; queue: Queue },
  owner: UserId,
  id: DocumentId,
  kept: boolean,
): Promise<SecondReading> {
  const choice = await context.ai.choice()
  await db.transaction(async (tx) => {
    const before = await holdRow(tx, owner, id)
    if (before.keptLocal === kept) return
    await tx.update(documents).set({ keptLocal: kept }).where(eq(documents.id, id))
    await audit(tx, {
      actor: owner,
      action: 'document.keep_local',
      subject: { type: 'document', id },
      before: { kept_local: before.keptLocal },
      after: { kept_local: kept },
    })
    await announce(tx, documentsTopic(owner), { document: id })
    const [analysis] = await tx.select({ source: analyses.source }).from(analyses).where(eq(analyses.documentId, id))
    if (!kept) {
      if (analysis && choice && before.status !== 'analyzing') await begin(tx, context.queue, readerOf(choice), before)
      return
    }
    await tx.delete(aiAnswers).where(eq(aiAnswers.documentId, id))
    const [row] = await tx.select().from(secondReadings).where(eq(secondReadings.documentId, id))
    if (row && analysis?.source === 'ai_assisted') await begin(tx, context.queue, row.reader, before)
    else await tx.delete(secondReadings).where(eq(secondReadings.documentId, id))
  })
  return findSecondReading(db, context.ai, { id: owner, administers: false }, id)
}

/** The owner's document, held until the transaction ends. @throws AppError document_not_found */
async function holdRow(tx: Tx, owner: UserId, id: DocumentId) {
  await tx.select({ id: documents.id }).from(documents).where(eq(documents.id, id)).for('update')
  return findRow(tx, owner, id)
}
