import { z } from 'zod'
import { UserId } from './accounts/accounts.ts'
import { DocumentId } from './documents.ts'

export const CommentId = z.uuid().brand('CommentId')
export type CommentId = z.infer<typeof CommentId>

export const CommentType = z.enum(['general', 'legal', 'technical'])
export type CommentType = z.infer<typeof CommentType>

/** Most characters of a comment. */
export const longestComment = 5000

/** Most comments of a document that one person may see. */
export const mostComments = 2000

/** The words of the contract that a comment is about. */
export const CommentPlace = z.object({
  start: z.int().nonnegative(),
  end: z.int().positive(),
  clause_id: z.string().nullable(),
  clause_number: z.string().nullable(),
  page: z.int().positive(),
  quote: z
    .string()
    .meta({ description: 'The beginning of those words, at most 300 characters, as the comment was written' }),
})
export type CommentPlace = z.infer<typeof CommentPlace>

export const Comment = z.object({
  id: CommentId,
  document_id: DocumentId,
  content: z.string(),
  comment_type: CommentType,
  is_private: z.boolean().meta({ description: 'Seen by its author alone' }),
  author_id: UserId.nullable().meta({ description: 'null once the account is deleted' }),
  author_name: z.string(),
  place: CommentPlace.nullable(),
  created_at: z.iso.datetime(),
  edited_at: z.iso.datetime().nullable(),
  edited_by_name: z.string().nullable().meta({ description: 'Set where somebody else than its author edited it last' }),
})
export type Comment = z.infer<typeof Comment>

// What is blank or too long is refused in words of its own, which are the whole answer.
const content = z
  .string('Please enter a comment')
  .meta({ description: `Not blank; at most ${longestComment} characters` })

export const AddComment = z.object({
  content,
  comment_type: CommentType.default('general'),
  is_private: z.boolean().default(false),
  place: CommentPlace.pick({ start: true, end: true }).nullable().default(null),
})
export type AddComment = z.infer<typeof AddComment>

export const EditComment = z.object({
  content: content.optional(),
  comment_type: CommentType.optional(),
  is_private: z.boolean().optional(),
})
export type EditComment = z.infer<typeof EditComment>

export const CommentParams = z.object({ id: DocumentId, commentId: CommentId })

/**
 * What everyone who has the document open is told (server-sent events). `missed`: something may have happened that is
 * not told one by one; what is shown has to be read anew.
 */
export const CommentEvent = z.discriminatedUnion('event', [
  z.object({ event: z.literal('comment_added'), data: Comment }),
  z.object({ event: z.literal('comment_edited'), data: Comment }),
  z.object({ event: z.literal('comment_deleted'), data: z.object({ id: CommentId }) }),
  z.object({ event: z.literal('ticks_changed'), data: z.object({}) }).meta({
    description: 'the listener has ticked a finding off, or taken a tick away, on another page: read them anew',
  }),
  z.object({ event: z.literal('missed'), data: z.object({}) }),
])
export type CommentEvent = z.infer<typeof CommentEvent>
