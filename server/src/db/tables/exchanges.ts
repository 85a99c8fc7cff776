import {
  Answer,
  type CommentId,
  type CommentPlace,
  type CommentType,
  type DocumentId,
  type SharedLinkId,
  type UserId,
} from '@karar/schema'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './accounts.ts'
import { shaped, time } from './columns.ts'
import { documents } from './documents.ts'

/** Questions and answers about a document; each person has a conversation of their own. */
export const chatMessages = pgTable(
  'chat_messages',
  {
    id: uuid('id').primaryKey(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .$type<UserId>()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    messageType: text('message_type').$type<'user' | 'ai'>().notNull(),
    messageText: text('message_text').notNull(),
    /** of an answer: what it rests on */
    answer: shaped('answer', Answer.omit({ text: true })),
    createdAt: time('created_at').notNull().defaultNow(),
  },
  (table) => [
    index('chat_messages_document_id_user_id_id').on(table.documentId, table.userId, table.id),
    index('chat_messages_user_id').on(table.userId),
  ],
)

/** Remarks on a document. They outlive the accounts of their authors, without their names. */
export const comments = pgTable(
  'comments',
  {
    id: uuid('id').$type<CommentId>().primaryKey(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
    content: text('content').notNull(),
    commentType: text('comment_type').$type<CommentType>().notNull().default('general'),
    isPrivate: boolean('is_private').notNull().default(false),
    place: jsonb('place').$type<CommentPlace>(),
    createdAt: time('created_at').notNull().defaultNow(),
    editedAt: time('edited_at'),
    /** who edited it last, be it its author; null where nobody did, or their account is gone */
    editedBy: uuid('edited_by')
      .$type<UserId>()
      .references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('comments_document_id_id').on(table.documentId, table.id),
    index('comments_author_id').on(table.authorId),
    index('comments_edited_by').on(table.editedBy),
  ],
)

/** Links by which one analysis is read without an account; one that was ended has no row any more. */
export const sharedLinks = pgTable(
  'shared_links',
  {
    id: uuid('id').$type<SharedLinkId>().primaryKey(),
    /** SHA-256 of the token; the token itself is in the link alone */
    tokenHash: text('token_hash').notNull().unique(),
    documentId: uuid('document_id')
      .$type<DocumentId>()
      .notNull()
      .references(() => documents.id, { onDelete: 'cascade' }),
    createdAt: time('created_at').notNull().defaultNow(),
    expiresAt: time('expires_at').notNull(),
    lastUsedAt: time('last_used_at'),
  },
  (table) => [index('shared_links_document_id').on(table.documentId)],
)
