import {
  AnalysisResults,
  type Document,
  type DocumentId,
  type DocumentWithResults,
  UnifiedAnalysis,
} from '@karar/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { prepared } from '../../../db/prepared.ts'
import { readBy } from '../../../db/tables/columns.ts'
import { analyses, documents, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import type { Person } from '../../../lib/http/access.ts'
import { AppError } from '../../../lib/http/errors.ts'
import type { BegunAnswer } from '../../../lib/text/pressed-results.ts'
import { type DocumentRow, presentDocument, type ShownRow, shownColumns } from '../present.ts'

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
  return presentTo(db, reader, await findReadable(db, reader, id))
}

/** What of an analysis the answer has a place for; the rest, half of it, is left where it is. */
const { ai_analysis, professional_analysis } = AnalysisResults.shape
const Answered = ai_analysis.unwrap().extend(professional_analysis.unwrap().shape)
const notAnswered = Object.keys(UnifiedAnalysis.shape).filter((name) => !(name in Answered.shape))

/**
 * Asked again and again while a document is analysed, so it is prepared; what was found, only of the reader's own, and from the
 * analysis itself only where it was not pressed when it was kept.
 */
const oneWithResults = prepared((db) => {
  const isOwn = eq(documents.ownerId, sql.placeholder('reader'))
  const { pressedResults: pressed, unified } = analyses
  const found = sql`case when ${pressed} is null then ${unified} - ${sql.param(notAnswered)}::text[] end`.mapWith(
    readBy(Answered),
  )
  return db
    .select({ row: { ...shownColumns, ownerId: documents.ownerId }, pressed, found })
    .from(documents)
    .leftJoin(analyses, and(eq(analyses.documentId, documents.id), isOwn))
    .where(eq(documents.id, sql.placeholder('id')))
    .prepare('one document')
})

/**
 * One document as it stands, with what its analysis found. An administrator is told whose it is, and no findings of
 * somebody else's here: pages ask for this again and again, and each look into a document is recorded; the analysis has a
 * call of its own, which does that.
 *
 * @throws AppError document_not_found
 */
export async function findDocumentWithResults(
  db: Db,
  reader: Reader,
  id: DocumentId,
): Promise<DocumentWithResults | BegunAnswer> {
  const [one] = await oneWithResults(db).execute({ id, reader: reader.id })
  if (!one || !(one.row.ownerId === reader.id || reader.administers)) throw new AppError('document_not_found')
  const { row, pressed, found } = one
  const document = await presentTo(db, reader, row)
  if (pressed) return { document, pressed }
  const error = document.analysis_error?.message ?? null
  if (found === null && error === null) return { ...document, analysis_results: null }
  // the answer has of each what its shape names
  return { ...document, analysis_results: { ai_analysis: found, professional_analysis: found, error } }
}

async function presentTo(db: Db, reader: Reader, row: ShownRow & Pick<DocumentRow, 'ownerId'>): Promise<Document> {
  if (row.ownerId === reader.id) return presentDocument(row)
  const { fullName, email, companyName } = users
  const [owner] = await db
    .select({ user_id: users.id, user_name: fullName, user_email: email, company_name: companyName })
    .from(users)
    .where(eq(users.id, row.ownerId))
  if (!owner) throw new AppError('document_not_found')
  return { ...presentDocument(row), owner }
}
