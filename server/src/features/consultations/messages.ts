import { type LegalMessage, type ListQuery, mostLegalMessages, type SendLegalMessage } from '@karar/schema'
import { and, asc, count, desc, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { legalMessages, legalRequests, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { queueLetter, queueLetterToAdministrators } from '../accounts/service.ts'
import type { Reader } from '../documents/service.ts'
import { findRequest, holdRequest, olderThan, openStatuses, type RequestRow, requestLink } from './find.ts'
import { words } from './words.ts'

/** Several messages in a row within this time are told of by one mail. */
const quietMs = 15 * 60_000

const columns = { row: legalMessages, author: users.fullName }

function present({ row, author }: { row: typeof legalMessages.$inferSelect; author: string | null }): LegalMessage {
  return {
    id: row.id,
    from_desk: row.fromDesk,
    author_name: author,
    content: row.content,
    created_at: row.createdAt.toISOString(),
  }
}

/** One page of what was written about a request, newest first. @throws AppError request_not_found */
export async function listMessages(
  db: Db,
  reader: Reader,
  id: string,
  { limit, cursor }: ListQuery,
): Promise<{ messages: LegalMessage[]; total: number; next: string | undefined }> {
  await findRequest(db, reader, id)
  const older = olderThan(legalMessages.id, cursor)
  const ofRequest = eq(legalMessages.requestId, id)
  const rows = await db
    .select(columns)
    .from(legalMessages)
    .leftJoin(users, eq(users.id, legalMessages.authorId))
    .where(and(ofRequest, older))
    .orderBy(desc(legalMessages.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(legalMessages).where(ofRequest)
  const page = rows.slice(0, limit)
  return {
    messages: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.row.id : undefined,
  }
}

/**
 * Writes to the other side, which is told by mail that there is something to read, not what.
 *
 * @throws AppError request_not_found; request_status once it is closed; messages_full
 */
export function sendMessage(
  { db, queue }: { db: Db; queue: Queue },
  reader: Reader,
  id: string,
  { content }: SendLegalMessage,
): Promise<LegalMessage> {
  return db.transaction(async (tx) => {
    const request = await holdRequest(tx, reader, id)
    if (!(openStatuses as readonly string[]).includes(request.status)) {
      throw new AppError('request_status', { message: words.closed })
    }
    const ofRequest = eq(legalMessages.requestId, id)
    const [counted] = await tx.select({ count: count() }).from(legalMessages).where(ofRequest)
    if ((counted?.count ?? 0) >= mostLegalMessages) throw new AppError('messages_full')
    const [last] = await tx.select().from(legalMessages).where(ofRequest).orderBy(desc(legalMessages.id)).limit(1)

    const fromDesk = request.userId !== reader.id
    const values = { id: newId<string>(), requestId: id, authorId: reader.id, fromDesk, content }
    const [row] = await tx.insert(legalMessages).values(values).returning()
    const [author] = await tx.select().from(users).where(eq(users.id, reader.id))
    if (!row || !author) throw new AppError('internal')
    if (fromDesk && !request.answeredAt) {
      await tx.update(legalRequests).set({ answeredAt: new Date() }).where(eq(legalRequests.id, id))
    }
    const isKnown = last?.fromDesk === fromDesk && Date.now() - last.createdAt.getTime() < quietMs
    if (!isKnown) await tell(tx, queue, request, fromDesk)
    await audit(tx, {
      actor: reader.id,
      action: 'consultation.message',
      subject: { type: 'consultation', id },
      after: { message_id: row.id, from_desk: fromDesk, content_length: content.length },
    })
    return present({ row, author: author.fullName })
  })
}

type Tx = Parameters<typeof queueLetter>[0]

async function tell(tx: Tx, queue: Queue, request: RequestRow, fromDesk: boolean): Promise<void> {
  const { documentName: document } = request
  const [requester] = await tx.select().from(users).where(eq(users.id, request.userId))
  if (!requester) return
  if (fromDesk) {
    await queueLetter(tx, queue, 'consultation_message', requester, { document, link: requestLink(request.id) })
  } else {
    await queueLetterToAdministrators(tx, queue, 'consultation_reply', { requester: requester.fullName, document })
  }
}

/** A message as the export of an account has it. */
export type ThreadLine = Pick<LegalMessage, 'from_desk' | 'content' | 'created_at'>

/** All that was written about a request, oldest first. */
export async function readThread(db: Db, requestId: string): Promise<ThreadLine[]> {
  const rows = await db
    .select()
    .from(legalMessages)
    .where(eq(legalMessages.requestId, requestId))
    .orderBy(asc(legalMessages.id))
  return rows.map(({ fromDesk, content, createdAt }) => ({
    from_desk: fromDesk,
    content,
    created_at: createdAt.toISOString(),
  }))
}
