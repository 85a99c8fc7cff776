import type { Comment, CommentId, DocumentId } from '@karar/schema'
import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Tx } from '../../db/open.ts'
import { comments, users } from '../../db/tables.ts'
import type { Reader } from '../documents/service.ts'
import { words } from './words.ts'

/** A private comment is there for its author alone. Whether the document may be read is asked elsewhere. */
export function visibleTo({ id }: Pick<Reader, 'id'>, document: DocumentId): SQL | undefined {
  return and(eq(comments.documentId, document), or(eq(comments.isPrivate, false), eq(comments.authorId, id)))
}

const authors = alias(users, 'authors')
const editors = alias(users, 'editors')
type CommentRow = typeof comments.$inferSelect

interface Selection {
  /** only this one */
  id?: CommentId
  /** only those before it */
  before?: CommentId
  limit?: number
}

/** Comments as the reader sees them, newest first. */
export async function readComments(
  tx: Tx,
  reader: Pick<Reader, 'id'>,
  document: DocumentId,
  { id, before, limit = 1 }: Selection,
): Promise<Comment[]> {
  const rows = await tx
    .select({ comment: comments, author: authors.fullName, editor: editors.fullName })
    .from(comments)
    .leftJoin(authors, eq(authors.id, comments.authorId))
    .leftJoin(editors, eq(editors.id, comments.editedBy))
    .where(and(visibleTo(reader, document), id && eq(comments.id, id), before ? lt(comments.id, before) : undefined))
    .orderBy(desc(comments.id))
    .limit(limit)
  return rows.map(({ comment, author, editor }) => presentComment(comment, author, editor))
}

/** A comment's row as the wire shows it, with the names of its author and its last editor as far as they have accounts. */
export function presentComment(row: CommentRow, author: string | null, editor: string | null): Comment {
  return {
    id: row.id,
    document_id: row.documentId,
    content: row.content,
    comment_type: row.commentType,
    is_private: row.isPrivate,
    author_id: row.authorId,
    author_name: author ?? words.deletedAccount,
    place: row.place,
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    edited_by_name: otherEditor(row, editor),
  }
}

/** Who edited it last, where that was somebody else than its author. */
function otherEditor({ authorId, editedAt, editedBy }: CommentRow, name: string | null): string | null {
  if (editedAt === null || editedBy === authorId) return null
  return name ?? words.deletedAccount
}
