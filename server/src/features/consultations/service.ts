import {
  type ConsultationRequest,
  type ConsultationsQuery,
  mostOpenConsultations,
  planOf,
  type RequestConsultation,
  responseHours,
  type TimeEntry,
  type UserId,
} from '@karar/schema'
import { and, asc, count, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { legalRequests } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { queueLetter, queueLetterToAdministrators } from '../accounts/service.ts'
import { findRow } from '../documents/service.ts'
import { holdAccount } from '../usage/service.ts'
import { olderThan, openStatuses, presentRequest, requestLink, written } from './find.ts'
import { readThread, type ThreadLine } from './messages.ts'
import { readTime } from './time/entries.ts'

// what the administration counts
export { countRequests } from './desk/list-requests.ts'

/**
 * Asks the legal team about an own document. The requester and the administrators are told by mail; what was written is
 * in the request and in the administrators' mail, nowhere else.
 *
 * @throws AppError document_not_found, too_many_consultations
 */
export function requestConsultation(
  { db, queue }: { db: Db; queue: Queue },
  userId: UserId,
  { document_id, urgency, description, contact_info }: RequestConsultation,
): Promise<ConsultationRequest> {
  return db.transaction(async (tx) => {
    const account = await holdAccount(tx, userId)
    const document = await findRow(tx, userId, document_id)
    const isOpen = inArray(legalRequests.status, [...openStatuses])
    const [open] = await tx
      .select({ count: count() })
      .from(legalRequests)
      .where(and(eq(legalRequests.userId, userId), isOpen))
    if ((open?.count ?? 0) >= mostOpenConsultations) throw new AppError('too_many_consultations')
    const createdAt = new Date()
    const [row] = await tx
      .insert(legalRequests)
      .values({
        id: newId(),
        userId,
        documentId: document_id,
        documentName: document.originalFilename,
        urgency,
        description,
        contactInfo: contact_info,
        entitlement: planOf(account.subscriptionType).consultation,
        createdAt,
        dueAt: new Date(createdAt.getTime() + responseHours[urgency].to * 3_600_000),
      })
      .returning()
    if (!row) throw new AppError('internal')
    const letter = { document: row.documentName, link: requestLink(row.id), urgency }
    await queueLetter(tx, queue, 'consultation_received', account, letter)
    await queueLetterToAdministrators(tx, queue, 'consultation_wanted', {
      requester: account.fullName,
      company: account.companyName,
      email: account.email,
      document: row.documentName,
      urgency,
      description,
      contact: contact_info,
    })
    await audit(tx, {
      actor: userId,
      action: 'consultation.request',
      subject: { type: 'document', id: document_id },
      after: { request_id: row.id, urgency },
    })
    return presentRequest(row, 0)
  })
}

export interface ConsultationPage {
  requests: ConsultationRequest[]
  total: number
  next: string | undefined
}

/** One page of somebody's own requests, newest first. */
export async function listOwnRequests(db: Db, userId: UserId, query: ConsultationsQuery): Promise<ConsultationPage> {
  const { document_id, limit, cursor } = query
  const older = olderThan(legalRequests.id, cursor)
  const filter = and(
    eq(legalRequests.userId, userId),
    document_id === undefined ? undefined : eq(legalRequests.documentId, document_id),
  )
  const rows = await db
    .select({ row: legalRequests, messages: written })
    .from(legalRequests)
    .where(and(filter, older))
    .orderBy(desc(legalRequests.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(legalRequests).where(filter)
  const page = rows.slice(0, limit)
  return {
    requests: page.map(({ row, messages }) => presentRequest(row, messages)),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.row.id : undefined,
  }
}

/** A request as the export of an account has it: with all that was written about it, and the time that it took. */
export type ExportedRequest = Omit<ConsultationRequest, 'messages'> & { messages: ThreadLine[]; time: TimeEntry[] }

/** All requests of a person, oldest first, for the export of their account. */
export async function readRequestsOf(db: Db, userId: UserId): Promise<ExportedRequest[]> {
  const rows = await db
    .select()
    .from(legalRequests)
    .where(eq(legalRequests.userId, userId))
    .orderBy(asc(legalRequests.id))
  const requests: ExportedRequest[] = []
  for (const row of rows) {
    const { entries } = await readTime(db, row)
    requests.push({ ...presentRequest(row, 0), messages: await readThread(db, row.id), time: entries })
  }
  return requests
}
