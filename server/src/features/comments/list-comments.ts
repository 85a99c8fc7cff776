import { type Comment, CommentId, type DocumentId, type ListQuery } from '@karar/schema'
import { count } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { comments } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { findReadable, noteLook, type Reader } from '../documents/service.ts'
import { readComments, visibleTo } from './visible.ts'
import { words } from './words.ts'

interface CommentPage {
  comments: Comment[]
  /** how many this reader may see in all */
  total: number
  /** the cursor of the next page, if there is one */
  next: CommentId | undefined
}

/** One page of a document's comments, newest first. @throws AppError document_not_found */
export async function listComments(
  db: Db,
  reader: Reader,
  id: DocumentId,
  { limit, cursor }: ListQuery,
): Promise<CommentPage> {
  const document = await findReadable(db, reader, id)
  const before = cursor === undefined ? {} : { before: readCursor(cursor) }
  const rows = await readComments(db, reader, id, { ...before, limit: limit + 1 })
  if (rows.length > 0) await noteLook(db, reader, document, 'comments')
  const [counted] = await db.select({ total: count() }).from(comments).where(visibleTo(reader, id))
  const page = rows.slice(0, limit)
  return { comments: page, total: counted?.total ?? 0, next: rows.length > limit ? page.at(-1)?.id : undefined }
}

function readCursor(cursor: string): CommentId {
  const parsed = CommentId.safeParse(cursor)
  if (!parsed.success) throw new AppError('invalid_request', { message: words.badCursor })
  return parsed.data
}
