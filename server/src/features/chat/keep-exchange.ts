import type { Answer, ChatExchange, DocumentId } from '@karar/schema'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { chatMessages, documents } from '../../db/tables.ts'
import type { Person } from '../../lib/http/access.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import { holdOpenSession } from '../accounts/service.ts'
import { refuseWhenFull } from './conversation.ts'
import { presentMessage } from './present.ts'

/** A question as it came in, with the ids that it and its answer will have. */
export interface Question {
  id: string
  answerId: string
  text: string
  askedAt: Date
}

/** Ids sort by time, and an answer comes right after its question, whatever else is asked meanwhile. */
export function newQuestion(text: string): Question {
  const [id = '', answerId = ''] = [newId<string>(), newId<string>()].toSorted()
  return { id, answerId, text, askedAt: new Date() }
}

/** The question as the row that it will be. */
export const questionRow = ({ id, text, askedAt }: Question, userId: Person['id'], documentId: DocumentId) => ({
  id,
  documentId,
  userId,
  messageType: 'user' as const,
  messageText: text,
  answer: null,
  createdAt: askedAt,
})

/**
 * Keeps a question with its answer, or neither.
 *
 * @throws AppError authentication_required when the session that asked has ended meanwhile; document_not_found when the
 *   document has gone; chat_full
 */
export async function keepExchange(
  db: Db,
  person: Person,
  documentId: DocumentId,
  question: Question,
  { text, ...answer }: Answer,
): Promise<ChatExchange> {
  const asked = questionRow(question, person.id, documentId)
  const answered = {
    ...asked,
    id: question.answerId,
    messageType: 'ai' as const,
    messageText: text,
    answer,
    createdAt: new Date(),
  }
  await db.transaction(async (tx) => {
    await holdOpenSession(tx, person)
    const [there] = await tx
      .select({ id: documents.id })
      .from(documents)
      .where(eq(documents.id, documentId))
      .for('key share')
    if (!there) throw new AppError('document_not_found')
    // questions that were asked at the same moment are counted one after the other: the account is held
    await refuseWhenFull(tx, person.id, documentId)
    await tx.insert(chatMessages).values([asked, answered])
  })
  return { user_message: presentMessage(asked), ai_response: presentMessage(answered) }
}
