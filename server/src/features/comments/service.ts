import type { Comment, CommentId, UserId } from '@karar/schema'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { comments, users } from '../../db/tables.ts'
import { presentComment } from './visible.ts'

/**
 * Removes the private comments of an account that is being deleted: nobody else could ever see them. Its others stay
 * without a name. In the caller's transaction, before the account goes.
 */
export async function removePrivateCommentsOf(tx: Tx, author: UserId): Promise<void> {
  await tx.delete(comments).where(and(eq(comments.authorId, author), eq(comments.isPrivate, true)))
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
    for (const { comment, author: name } of rows) yield presentComment(comment, name, null)
    last = rows.at(-1)?.comment.id
    if (rows.length < batch) return
  }
}
