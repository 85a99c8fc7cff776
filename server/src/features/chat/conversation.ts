import { type DocumentId, mostMessages, type UserId } from '@karar/schema'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Db, Tx } from '../../db/open.ts'
import { chatMessages } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'

/** What one person and one document have said to each other. */
export const conversation = (person: UserId, document: DocumentId) =>
  and(eq(chatMessages.userId, person), eq(chatMessages.documentId, document))

/** @throws AppError chat_full where there is no room for another question and its answer */
export async function refuseWhenFull(tx: Tx, person: UserId, document: DocumentId): Promise<void> {
  const [counted] = await tx.select({ total: count() }).from(chatMessages).where(conversation(person, document))
  if ((counted?.total ?? 0) + 2 > mostMessages) throw new AppError('chat_full')
}

/** So many questions are gone back: each may only go on with the one before it. */
const mostBefore = 4

/** What they asked of it last, the latest at the end. */
export async function questionsBefore(db: Db, person: UserId, document: DocumentId): Promise<string[]> {
  const last = await db
    .select({ text: chatMessages.messageText })
    .from(chatMessages)
    .where(and(conversation(person, document), eq(chatMessages.messageType, 'user')))
    .orderBy(desc(chatMessages.id))
    .limit(mostBefore)
  return last.map(({ text }) => text).reverse()
}
