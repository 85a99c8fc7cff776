import type { AdminDocument, AdminDocumentsQuery, DocumentContent, DocumentId, UserId } from '@karar/schema'
import { and, count, desc, eq, lt, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { documents, documentTexts, users } from '../../db/tables.ts'
import { AppError } from '../../lib/errors.ts'
import { type DocumentRow, findReadable, noteLook, presentDocument, type Reader } from '../documents/service.ts'
import { everyWordIn, idOfCursor } from './find.ts'
import { words } from './words.ts'

export interface AdminDocumentPage {
  documents: AdminDocument[]
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

const searched = [documents.originalFilename, users.fullName, users.email, users.companyName]
const columns = {
  document: documents,
  owner: {
    user_id: users.id,
    user_name: users.fullName,
    user_email: users.email,
    company_name: users.companyName,
  },
}

/** One page of the documents of everybody, newest first. */
export async function listAllDocuments(db: Db, query: AdminDocumentsQuery, only?: SQL): Promise<AdminDocumentPage> {
  const { q, status, limit, cursor } = query
  const filter = and(only, status && eq(documents.status, status), q ? everyWordIn(searched, q) : undefined)
  const isTheirs = eq(users.id, documents.ownerId)
  const rows = await db
    .select(columns)
    .from(documents)
    .innerJoin(users, isTheirs)
    .where(and(filter, cursor ? lt(documents.id, idOfCursor<DocumentId>(cursor)) : undefined))
    .orderBy(desc(documents.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(documents).innerJoin(users, isTheirs).where(filter)
  const page = rows.slice(0, limit)
  return {
    documents: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.document.id : undefined,
  }
}

/** One page of the documents of one account. @throws AppError user_not_found */
export async function listDocumentsOfUser(db: Db, id: UserId, query: AdminDocumentsQuery): Promise<AdminDocumentPage> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) throw new AppError('user_not_found')
  return listAllDocuments(db, query, eq(documents.ownerId, id))
}

/** @throws AppError document_not_found */
export async function findAnyDocument(db: Db, id: DocumentId): Promise<AdminDocument> {
  const [row] = await db
    .select(columns)
    .from(documents)
    .innerJoin(users, eq(users.id, documents.ownerId))
    .where(eq(documents.id, id))
  if (!row) throw new AppError('document_not_found')
  return present(row)
}

type Owner = Pick<AdminDocument, 'user_id' | 'user_name' | 'user_email' | 'company_name'>

function present({ document, owner }: { document: DocumentRow; owner: Owner }): AdminDocument {
  return { ...presentDocument(document), ...owner }
}

/** The text of a document to read, or in words why there is none. @throws AppError document_not_found */
export async function findContent(db: Db, reader: Reader, id: DocumentId): Promise<DocumentContent> {
  const document = await findReadable(db, reader, id)
  const [read] = await db.select().from(documentTexts).where(eq(documentTexts.documentId, id))
  if (read) await noteLook(db, reader, document, 'text')
  const { original_filename, file_size, mime_type, upload_time } = presentDocument(document)
  return {
    original_filename,
    file_size,
    mime_type,
    upload_time,
    content: read?.text ?? null,
    pages: read?.pages ?? [],
    message: read ? null : words.noText[document.status](document.error?.message ?? ''),
  }
}
