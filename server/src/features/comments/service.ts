import type { Comment, UserId } from '@karar/schema'
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

const batch = 500

/** All comments that a person wrote, on whatever document, oldest first. */
export async function readCommentsOf(db: Db, author: UserId): Promise<Comment[]> {
  const all: Comment[] = []
  for (;;) {
    const last = all.at(-1)?.id
    const rows = await db
      .select({ comment: comments, author: users.fullName })
      .from(comments)
      .innerJoin(users, eq(users.id, comments.authorId))
      .where(and(eq(comments.authorId, author), last ? gt(comments.id, last) : undefined))
      .orderBy(asc(comments.id))
      .limit(batch)
    // who else edited a comment is that person's name, not the author's
    all.push(...rows.map(({ comment, author: name }) => presentComment(comment, name, null)))
    if (rows.length < batch) return all
  }
}
