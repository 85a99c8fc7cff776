import type { Document, DocumentId, ListQuery, UserId } from '@karar/schema'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import { audit } from '../../lib/audit.ts'
import { AppError } from '../../lib/errors.ts'
import type { Files } from '../../lib/files.ts'
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
    const [gone] = await tx
      .delete(documents)
      .where(and(eq(documents.id, id), eq(documents.ownerId, owner)))
      .returning()
    if (!gone) throw new AppError('document_not_found')
    await audit(tx, {
      actor: owner,
      action: 'document.delete',
      subject: { type: 'document', id },
      before: { filename: gone.originalFilename, size: gone.fileSize, status: gone.status },
    })
    return gone
  })
  await files.remove(row.fileKey)
}
