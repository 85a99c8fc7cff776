import type { Document, DocumentId, ListQuery, UnifiedAnalysis, UserId } from '@karar/schema'
import { and, asc, count, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, documentTexts } from '../../db/tables.ts'
import { audit } from '../../lib/audit.ts'
import { AppError } from '../../lib/errors.ts'
import type { Files } from '../../lib/files.ts'
import { giveUseBack, holdAccount } from '../usage/service.ts'
import { type DocumentRow, presentDocument } from './present.ts'
import { words } from './words.ts'

/** @throws AppError document_not_found, also for a document of somebody else */
export async function findRow(tx: Tx, owner: UserId, id: DocumentId): Promise<DocumentRow> {
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
  if (!row) throw new AppError('document_not_found')
  return row
}

export async function findDocument(db: Db, owner: UserId, id: DocumentId): Promise<Document> {
  return presentDocument(await findRow(db, owner, id))
}

export interface DocumentPage {
  documents: Document[]
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

/** One page of the owner's documents, newest first. The cursor is the last id of the page before: ids sort by time. */
export async function listDocuments(db: Db, owner: UserId, { limit, cursor }: ListQuery): Promise<DocumentPage> {
  const isOwn = eq(documents.ownerId, owner)
  const rows = await db
    .select()
    .from(documents)
    .where(cursor ? and(isOwn, lt(documents.id, parseCursor(cursor))) : isOwn)
    .orderBy(desc(documents.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(documents).where(isOwn)
  const page = rows.slice(0, limit)
  const next = rows.length > limit ? page.at(-1)?.id : undefined
  return { documents: page.map((row) => presentDocument(row)), total: counted?.total ?? 0, next }
}

function parseCursor(cursor: string): DocumentId {
  const parsed = z.uuid().safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request', { message: words.badCursor })
  return parsed.data as DocumentId
}

/**
 * Deletes a document with its text and analysis, then its file. A running analysis finds nothing to write to and
 * ends. Should the process die in between, the next start sweeps the file.
 */
export async function deleteDocument(db: Db, files: Files, owner: UserId, id: DocumentId): Promise<void> {
  const row = await db.transaction(async (tx) => {
    await holdAccount(tx, owner)
    const [gone] = await tx
      .delete(documents)
      .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
      .returning()
    if (!gone) throw new AppError('document_not_found')
    // an analysis that was never over is not held against anybody; one that was stays counted
    if (gone.status === 'analyzing' && gone.countedRunId === gone.runId) await giveUseBack(tx, owner)
    await audit(tx, {
      actor: owner,
      action: 'document.delete',
      subject: { type: 'document', id },
      before: { size: gone.fileSize, status: gone.status },
    })
    return gone
  })
  await files.remove(row.fileKey)
}

/** Removes all documents of an account, in the caller's transaction. @returns the keys of the files to remove after it */
export async function removeDocumentsOf(tx: Tx, owner: UserId): Promise<string[]> {
  const gone = await tx.delete(documents).where(eq(documents.ownerId, owner)).returning({ key: documents.fileKey })
  return gone.map(({ key }) => key)
}

/** A document with all that is kept of it. */
export interface WholeDocument {
  document: Document
  analysis: UnifiedAnalysis | null
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
      .select({ document: documents, analysis: analyses.unified, text: documentTexts.text })
      .from(documents)
      .leftJoin(analyses, eq(analyses.documentId, documents.id))
      .leftJoin(documentTexts, eq(documentTexts.documentId, documents.id))
      .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
    if (row) yield { ...row, document: presentDocument(row.document), fileKey: row.document.fileKey }
  }
}

/** How many documents there are in all. */
export async function countDocuments(db: Db): Promise<number> {
  const [row] = await db.select({ total: count() }).from(documents)
  return row?.total ?? 0
}
