import type { Document, DocumentId, RenameDocument, UserId } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { fittingName, newName } from './file-name.ts'
import { presentDocument } from './present.ts'
import { words } from './words.ts'

/** @throws AppError document_not_found, invalid_request where nothing is left of the name */
export function renameDocument(db: Db, owner: UserId, id: DocumentId, rename: RenameDocument): Promise<Document> {
  return db.transaction(async (tx) => {
    const isIt = and(eq(documents.id, id), eq(documents.ownerId, owner))
    const [row] = await tx.select().from(documents).where(isIt).for('update')
    if (!row) throw new AppError('document_not_found')
    const named = newName(rename.original_filename, row.originalFilename)
    const originalFilename = named && fittingName(named, row.mimeType)
    if (originalFilename === '') throw new AppError('invalid_request', { message: words.nameless })
    if (originalFilename === row.originalFilename) return presentDocument(row)
    await tx.update(documents).set({ originalFilename }).where(isIt)
    // neither name: they may tell who the document is about, and the log outlives it
    await audit(tx, { actor: owner, action: 'document.rename', subject: { type: 'document', id } })
    return presentDocument({ ...row, originalFilename })
  })
}
