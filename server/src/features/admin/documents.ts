import {
  type AdminDocument,
  type AdminDocumentsQuery,
  type DocumentContent,
  type DocumentId,
  mostListed,
  type UserId,
} from '@karar/schema'
import { and, desc, eq, lt, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { atMost, prepared } from '../../db/prepared.ts'
import { documents, documentTexts, users } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import {
  documentTotal,
  findReadable,
  findTotal,
  noteLook,
  presentDocument,
  type Reader,
  type ShownRow,
  shownColumns,
  time,
} from '../documents/service.ts'
import { idOfCursor, idsFound, searchOf } from './find.ts'
import { words } from './words.ts'

export interface AdminDocumentPage {
  documents: AdminDocument[]
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

const columns = {
  document: shownColumns,
  owner: {
    user_id: users.id,
    user_name: users.fullName,
    user_email: users.email,
    company_name: users.companyName,
  },
}

/** One page of the documents of everybody, or of one owner, newest first. */
export async function listAllDocuments(db: Db, query: AdminDocumentsQuery, owner?: UserId): Promise<AdminDocumentPage> {
  const { q, status, limit, cursor } = query
  const asked = and(owner && eq(documents.ownerId, owner), status && eq(documents.status, status))
  const total = documentTotal({ owner, status })
  if (!q && cursor === undefined) {
    const variant = [owner && 'owner', status && 'status'].filter(Boolean).join()
    const rows = await firstPage(db, variant).execute({ owner, status, limit: limit + 1 })
    return pageOf(rows, limit, rows[0]?.total ?? (await findTotal(db, total)))
  }
  const last = cursor === undefined ? undefined : idOfCursor<DocumentId>(cursor)
  if (q) return searchAll(db, q, { owner, status }, last, limit)
  const after = last && (asked ? sql`${time} < uuid_send(${last})` : lt(documents.id, last))
  const rows = await selectPage(db, asked, after, total, limit + 1)
  return pageOf(rows, limit, rows[0]?.total ?? (await findTotal(db, total)))
}

/** First pages are what is asked most, so they are prepared. */
const firstPage = prepared((db, variant) => {
  const placed = (field: 'owner' | 'status') =>
    variant.split(',').includes(field) ? sql.placeholder(field) : undefined
  const [owner, status] = [placed('owner'), placed('status')]
  const asked = and(owner && eq(documents.ownerId, owner), status && eq(documents.status, status))
  const total = documentTotal({ owner, status })
  return selectPage(db, asked, undefined, total, sql.placeholder('limit')).prepare(`all documents ${variant}`)
})

function selectPage(
  db: Db,
  asked: SQL | undefined,
  after: SQL | undefined,
  total: SQL<number>,
  limit: number | Placeholder,
) {
  const newest = db
    .select({ id: documents.id })
    .from(documents)
    .where(and(asked, after))
    // of everybody's, in the index of all ids; of some, in those of owner and status
    .orderBy(desc(asked ? time : documents.id))
    .limit(atMost(mostListed + 1))
    .as('newest')
  const page = db.select().from(newest).orderBy(desc(newest.id)).limit(limit).as('page')
  return db
    .select({ ...columns, total })
    .from(page)
    .innerJoin(documents, eq(documents.id, page.id))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .orderBy(desc(page.id))
}

/** What a search asks for besides its words. */
type Asked = Record<'owner' | 'status' | 'last', string | undefined>

/** All that is found is counted, but only what is shown is read. @param variant the kinds of owners, and what is asked besides */
function selectFound(db: Db, variant: string) {
  const [kinds = '', ...besides] = variant.split(' ')
  const placed = (field: keyof Asked) => (besides.includes(field) ? sql.placeholder(field) : undefined)
  const [owner, status, last] = [placed('owner'), placed('status'), placed('last')]
  const asked = and(owner && eq(documents.ownerId, owner), status && eq(documents.status, status))
  const hits = db
    .select({
      total: sql<number>`count(*)::int`.as('total'),
      ids: sql`array_agg(found.id order by found.id)`.as('ids'),
    })
    .from(sql`(${idsFound(kinds, asked)}) as found`)
    .as('hits')
  // The end of what is in order, or what stands before the last page: to have the newest picked out took as long as half of the finding,
  // since they come oldest first, and each is newer than all before.
  const end = last ? sql`width_bucket(${last}::uuid, ${hits.ids})` : hits.total
  const limit = sql.placeholder('limit')
  const each = sql<DocumentId>`each`
  const page = db
    .select({ hit: each.as('hit'), total: hits.total })
    .from(hits)
    .innerJoinLateral(sql`unnest(${hits.ids}[${end} - ${limit} : ${end}]) as each`, sql`true`)
    .where(last && lt(each, last))
    .orderBy(desc(each))
    .limit(limit)
    .as('page')
  return db
    .select({ ...columns, total: page.total })
    .from(page)
    .innerJoin(documents, eq(documents.id, page.hit))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .orderBy(desc(page.hit))
}

const commonSearch = prepared((db, variant) => selectFound(db, variant).prepare(`all found ${variant}`))
/** of these the database keeps the plan; words that are in names of people in more ways than that are rare */
const mostKinds = 2

async function searchAll(
  db: Db,
  q: string,
  asked: Omit<Asked, 'last'>,
  last: DocumentId | undefined,
  limit: number,
): Promise<AdminDocumentPage> {
  const { kinds, values } = await searchOf(db, q)
  const find = (besides: Partial<Asked>, most: number) => {
    const names = Object.entries(besides).flatMap(([name, value]) => (value === undefined ? [] : [name]))
    const variant = [kinds, ...names].join(' ')
    const query = kinds.length > mostKinds ? selectFound(db, variant).prepare('') : commonSearch(db, variant)
    return query.execute({ ...values, ...besides, limit: most })
  }
  const rows = await find({ ...asked, last }, limit + 1)
  // behind the last of them a page is empty, though something was found
  const [counted] = rows.length > 0 || last === undefined ? rows : await find(asked, 1)
  return pageOf(rows, limit, counted?.total ?? 0)
}

/** @param rows one more than the page has, where there is one */
function pageOf(rows: readonly AnyDocument[], limit: number, total: number): AdminDocumentPage {
  const page = rows.slice(0, limit)
  return {
    documents: page.map(present),
    total,
    next: rows.length > limit ? page.at(-1)?.document.id : undefined,
  }
}

/** One page of the documents of one account. @throws AppError user_not_found */
export async function listDocumentsOfUser(db: Db, id: UserId, query: AdminDocumentsQuery): Promise<AdminDocumentPage> {
  const [user] = await db.select({ id: users.id }).from(users).where(eq(users.id, id))
  if (!user) throw new AppError('user_not_found')
  return listAllDocuments(db, query, id)
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

interface AnyDocument {
  document: ShownRow
  owner: Owner
}

function present({ document, owner }: AnyDocument): AdminDocument {
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
