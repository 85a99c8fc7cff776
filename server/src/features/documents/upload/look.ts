import { AnalysisResults, type Document, type DocumentId, type DocumentWithResults } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { analyses, documents, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import type { Person } from '../../../lib/http/access.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { type DocumentRow, presentDocument } from '../present.ts'

/** Who reads: an owner reads what is theirs, an administrator everything. */
export type Reader = Pick<Person, 'id' | 'administers'>

/** For reading it. @throws AppError document_not_found, also for a document that this reader may not read */
export async function findReadable(
  tx: Tx,
  { id: readerId, administers }: Reader,
  id: DocumentId,
): Promise<DocumentRow> {
  const mayRead = administers ? undefined : eq(documents.ownerId, readerId)
  const [row] = await tx
    .select()
    .from(documents)
    .where(and(eq(documents.id, id), mayRead))
  if (!row) throw new AppError('document_not_found')
  return row
}

/**
 * Writes that an administrator looks into a document of somebody else. Comes before anything of it is handed over: what
 * cannot be recorded is not shown.
 */
export async function noteLook(
  tx: Tx,
  reader: Reader,
  row: Pick<DocumentRow, 'id' | 'ownerId'>,
  seen: 'text' | 'file' | 'analysis' | 'issues' | 'comments' | 'report',
): Promise<void> {
  if (row.ownerId === reader.id) return
  const subject = { type: 'document', id: row.id }
  await audit(tx, { actor: reader.id, action: 'document.view_by_admin', subject, after: { seen } })
}

/** One document as it stands; to an administrator also whose it is. @throws AppError document_not_found */
export async function findDocument(db: Db, reader: Reader, id: DocumentId): Promise<Document> {
  const row = await findReadable(db, reader, id)
  if (row.ownerId === reader.id) return presentDocument(row)
  const [owner] = await db
    .select({
      user_id: users.id,
      user_name: users.fullName,
      user_email: users.email,
      company_name: users.companyName,
    })
    .from(users)
    .where(eq(users.id, row.ownerId))
  if (!owner) throw new AppError('document_not_found')
  return { ...presentDocument(row), owner }
}

/**
 * The same with what its analysis found. An administrator is told no findings of somebody else's here: pages ask for this
 * again and again, and each look into a document is recorded; the analysis has a call of its own, which does that.
 *
 * @throws AppError document_not_found
 */
export async function findDocumentWithResults(db: Db, reader: Reader, id: DocumentId): Promise<DocumentWithResults> {
  const document = await findDocument(db, reader, id)
  const error = document.analysis_error?.message ?? null
  const mine = and(eq(analyses.documentId, id), eq(documents.ownerId, reader.id))
  const [row] = await db
    .select({ found: analyses.unified })
    .from(analyses)
    .innerJoin(documents, eq(documents.id, analyses.documentId))
    .where(mine)
  if (!row && error === null) return { ...document, analysis_results: null }
  const found = row?.found ?? null
  const results = { ai_analysis: found, professional_analysis: found, error }
  return { ...document, analysis_results: AnalysisResults.parse(results) }
}
