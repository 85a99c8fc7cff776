import type { ChatMessage, ChatSuggestions, DocumentId, ListQuery } from '@karar/schema'
import { and, asc, count, desc, eq, gt, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { aiAnswers, analyses, chatMessages, documents } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import { suggestQuestions } from '../../lib/text/playbook.ts'
import { findReadable, noteLook, type Reader } from '../documents/service.ts'
import { holdAccount } from '../usage/service.ts'
import { conversation } from './conversation.ts'
import { presentMessage } from './present.ts'
import { words } from './words.ts'

export type { Answerers } from './answerers.ts'
export { ask } from './ask.ts'

export interface MessagePage {
  messages: ChatMessage[]
  /** how many the conversation has in all */
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

/** One page of the reader's own conversation with a document, newest first. */
export async function listMessages(
  db: Db,
  reader: Reader,
  id: DocumentId,
  { limit, cursor }: ListQuery,
): Promise<MessagePage> {
  await findReadable(db, reader, id)
  if (cursor && !z.uuid().safeParse(cursor).success) throw new AppError('invalid_request', { message: words.badCursor })
  const theirs = conversation(reader.id, id)
  const rows = await db
    .select()
    .from(chatMessages)
    .where(and(theirs, cursor ? lt(chatMessages.id, cursor) : undefined))
    .orderBy(desc(chatMessages.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(chatMessages).where(theirs)
  const page = rows.slice(0, limit)
  return {
    messages: page.map(presentMessage),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

/** Removes the reader's own conversation with a document. Where there is none, nothing is written of it. */
export async function clearConversation(db: Db, reader: Reader, id: DocumentId): Promise<void> {
  await findReadable(db, reader, id)
  await db.transaction(async (tx) => {
    await holdAccount(tx, reader.id)
    await tx.delete(aiAnswers).where(and(eq(aiAnswers.documentId, id), eq(aiAnswers.userId, reader.id)))
    const gone = await tx.delete(chatMessages).where(conversation(reader.id, id)).returning({ id: chatMessages.id })
    if (gone.length === 0) return
    await audit(tx, {
      actor: reader.id,
      action: 'chat.clear',
      subject: { type: 'document', id },
      before: { messages: gone.length },
    })
  })
}

/** Questions that this contract can answer; none before it is analysed. */
export async function findSuggestions(db: Db, reader: Reader, id: DocumentId): Promise<ChatSuggestions> {
  const document = await findReadable(db, reader, id)
  const [row] = await db.select({ analysis: analyses.unified }).from(analyses).where(eq(analyses.documentId, id))
  if (!row) return []
  // they tell which clauses the contract has
  await noteLook(db, reader, document, 'analysis')
  return suggestQuestions(row.analysis)
}

/** A person's conversation with one document, oldest message first. */
export interface Conversation {
  document_id: DocumentId
  /** read while they are asked for, some at a time */
  messages: AsyncIterable<ChatMessage>
}

/**
 * All conversations of a person, one document at a time. Of documents that they may not read (any more), only what they
 * said themselves: answers quote the contract.
 */
export async function* readConversationsOf(db: Db, person: Person): AsyncGenerator<Conversation> {
  const found = await db
    .selectDistinct({ id: chatMessages.documentId })
    .from(chatMessages)
    .where(eq(chatMessages.userId, person.id))
    .orderBy(asc(chatMessages.documentId))
  const readable = person.administers
    ? undefined
    : or(eq(documents.ownerId, person.id), eq(chatMessages.messageType, 'user'))
  for (const { id } of found) {
    yield { document_id: id, messages: readMessages(db, and(conversation(person.id, id), readable)) }
  }
}

const batch = 100

async function* readMessages(db: Db, which: SQL | undefined): AsyncGenerator<ChatMessage> {
  for (let last: string | undefined; ; ) {
    const rows = await db
      .select({ message: chatMessages })
      .from(chatMessages)
      .innerJoin(documents, eq(documents.id, chatMessages.documentId))
      .where(and(which, last === undefined ? undefined : gt(chatMessages.id, last)))
      .orderBy(asc(chatMessages.id))
      .limit(batch)
    for (const { message } of rows) yield presentMessage(message)
    last = rows.at(-1)?.message.id
    if (rows.length < batch) return
  }
}
