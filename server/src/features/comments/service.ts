import type { Comment, CommentId, UserId } from '@karar/schema'
import { and, asc, eq, gt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { comments, users } from '../../db/tables.ts'
import { announceNames } from './notes.ts'
import { presentComment } from './visible.ts'

/**
 * Removes the private comments of an account that is being deleted: nobody else could ever see them. Its others, and what
 * it edited, stay without a name: whoever has them before their eyes is told to read them anew. In the caller's
 * transaction, before the account goes.
 */
export async function leaveCommentsOf(tx: Tx, person: UserId): Promise<void> {
  await tx.delete(comments).where(and(eq(comments.authorId, person), eq(comments.isPrivate, true)))
  const left = await tx
    .selectDistinct({ document: comments.documentId })
    .from(comments)
    .where(or(eq(comments.authorId, person), eq(comments.editedBy, person)))
  for (const { document } of left) await announceNames(tx, document)
}

const batch = 100

/** All comments that a person wrote, on whatever document, oldest first; read while they are asked for. */
export async function* readCommentsOf(db: Db, author: UserId): AsyncGenerator<Comment> {
  for (let last: CommentId | undefined; ; ) {
    const rows = await db
      .select({ comment: comments, author: users.fullName })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(and(eq(comments.authorId, author), last === undefined ? undefined : gt(comments.id, last)))
      .orderBy(asc(comments.id))
      .limit(batch)
    // who else edited a comment is that person's name, not the author's
    for (const { comment, author: name } of rows) yield { ...presentComment(comment, name, null), edited_by_name: null }
    last = rows.at(-1)?.comment.id
    if (rows.length < batch) return
  }
}
