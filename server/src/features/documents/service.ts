import type { DeletedDocuments, Document, DocumentId, PositionData, UnifiedAnalysis, UserId } from '@karar/schema'
import { and, asc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, documentTexts } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Files } from '../../lib/files.ts'
import { AppError } from '../../lib/http/errors.ts'
import { announce, documentTopic } from '../../lib/http/live.ts'
import type { Log } from '../../lib/settings/log.ts'
import { giveUseBack, holdAccount } from '../usage/service.ts'
import { type DocumentRow, figuresOf, presentDocument, type ShownRow, shownColumns } from './present.ts'

export { fittingName } from './file-name.ts'
// what other features list, read and send
export { daysToCome, keepDays } from './list/days.ts'
export { newestDocuments } from './list/list-documents.ts'
export { time } from './list/list-order.ts'
export { keepWords } from './list/search.ts'
export { documentTotal, findTotal, olderReadings, type Tally, tallies } from './list/tallies.ts'
export { lastSweep } from './night.ts'
export { sendOriginal } from './send-original.ts'
export { findReadable, noteLook, type Reader } from './upload/look.ts'
export { type DocumentRow, figuresOf, presentDocument, type ShownRow, shownColumns }

/** For changing it. @throws AppError document_not_found, also for a document of somebody else, whoever asks */
export async function findRow(tx: Tx, owner: UserId, id: DocumentId): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
  if (!row) throw new AppError('document_not_found')
  return row
}

interface DeletionContext {
  db: Db
  files: Files
  log: Log
}

/**
 * Deletes a document with its text and analysis, then its file. A running analysis finds nothing to write to and
 * ends. What is left of the file when it cannot be removed, or the process dies in between, is swept later.
 *
 * @param actor who deletes it, where that is not the owner
 */
export async function deleteDocument(
  { db, files, log }: DeletionContext,
  owner: UserId,
  id: DocumentId,
  actor: UserId = owner,
): Promise<void> {
  const row = await db.transaction(async (tx) => {
    await holdAccount(tx, owner)
    const [gone] = await tx
      .delete(documents)
      .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
      .returning()
    if (!gone) throw new AppError('document_not_found')
    // an analysis that was never over is not held against anybody; one that was stays counted
    if (gone.status === 'analyzing' && gone.countedRunId === gone.runId) await giveUseBack(tx, owner)
    // whoever has it open hears that there is nothing more to hear
    await announce(tx, documentTopic(id))
    await audit(tx, {
      actor,
      action: 'document.delete',
      subject: { type: 'document', id },
      before: { size: gone.fileSize, status: gone.status },
    })
    return gone
  })
  await files.remove(row.fileKey).catch((error) => log.warn({ err: error }, 'a deleted file is left to the sweep'))
}

/** Deletes a document of whomever, for an administrator. @throws AppError document_not_found */
export async function deleteAnyDocument(context: DeletionContext, actor: UserId, id: DocumentId): Promise<void> {
  const [row] = await context.db.select({ owner: documents.ownerId }).from(documents).where(eq(documents.id, id))
  if (!row) throw new AppError('document_not_found')
  try {
    await deleteDocument(context, row.owner, id, actor)
  } catch (error) {
    // The account went in this very moment, and the document with it. Whoever asks is signed in all the same.
    const gone = error instanceof AppError && error.code === 'authentication_required'
    throw gone ? new AppError('document_not_found', { cause: error }) : error
  }
}

/** Deletes several documents, each for itself: what cannot be deleted is named, and keeps none of the others. */
export async function deleteDocuments(
  context: DeletionContext,
  owner: UserId,
  ids: readonly DocumentId[],
): Promise<DeletedDocuments> {
  const answer: DeletedDocuments = { deleted: [], failed: [] }
  for (const id of new Set(ids)) {
    try {
      await deleteDocument(context, owner, id)
      answer.deleted.push(id)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      answer.failed.push({ id, detail: error.message })
    }
  }
  return answer
}

/** Removes all documents of an account, in the caller's transaction. @returns the keys of the files to remove after it */
export async function removeDocumentsOf(tx: Tx, owner: UserId): Promise<string[]> {
  const gone = await tx
    .delete(documents)
    .where(eq(documents.ownerId, owner))
    .returning({ id: documents.id, key: documents.fileKey })
  for (const { id } of gone) await announce(tx, documentTopic(id))
  return gone.map(({ key }) => key)
}

/** A document with all that is kept of it. */
export interface WholeDocument {
  document: Document
  analysis: UnifiedAnalysis | null
  position: PositionData | null
  text: string | null
  fileKey: string
}

/** All documents of an account, oldest first, one at a time. */
export async function* readDocumentsOf(db: Db, owner: UserId): AsyncGenerator<WholeDocument> {
  const ids = await db
    .select({ id: documents.id })
    .from(documents)
    .where(eq(documents.ownerId, owner))
    .orderBy(asc(documents.id))
  for (const { id } of ids) {
    const [row] = await db
      .select({
        document: documents,
        analysis: analyses.unified,
        position: analyses.position,
        text: documentTexts.text,
      })
      .from(documents)
      .leftJoin(analyses, eq(analyses.documentId, documents.id))
      .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
    if (row) yield { ...row, document: presentDocument(row.document), fileKey: row.document.fileKey }
  }
}
