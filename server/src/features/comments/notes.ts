import { CommentId, type DocumentId, type UserId } from '@karar/schema'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { announce, documentTopic } from '../../lib/http/live.ts'

/**
 * What the processes tell each other of a change: which comment, and who saw it before. What it is now is read from the
 * database by whoever hears of it.
 */
export const CommentNote = z.object({
  comment: CommentId,
  before: z.enum(['none', 'public', 'private']),
  author: z.uuid().nullable(),
})
export type CommentNote = z.infer<typeof CommentNote>

/** In the transaction of the change. `before` is the comment as it was, undefined for a new one. */
export function announceComment(
  tx: Tx,
  document: DocumentId,
  comment: CommentId,
  before: { isPrivate: boolean; authorId: UserId | null } | undefined,
): Promise<void> {
  const note: CommentNote = {
    comment,
    before: before === undefined ? 'none' : before.isPrivate ? 'private' : 'public',
    author: before?.authorId ?? null,
  }
  return announce(tx, documentTopic(document), note)
}

/** Names that stand at a document's comments have changed: all of them are to be read anew. */
export const NamesNote = z.object({ names: z.literal('changed') })
export type NamesNote = z.infer<typeof NamesNote>

/** In the transaction of the change. */
export function announceNames(tx: Tx, document: DocumentId): Promise<void> {
  const note: NamesNote = { names: 'changed' }
  return announce(tx, documentTopic(document), note)
}
