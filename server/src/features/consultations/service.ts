import {
  type ConsultationRequest,
  type ConsultationsQuery,
  mostOpenConsultations,
  planOf,
  type RequestConsultation,
  type UserId,
} from '@karar/schema'
import { and, asc, count, desc, eq, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { legalRequests } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { newId } from '../../lib/ids.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { queueLetter, queueLetterToAdministrators } from '../accounts/service.ts'
import { findRow } from '../documents/service.ts'
import { holdAccount } from '../usage/service.ts'
import { words } from './words.ts'

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
    const isOpen = inArray(legalRequests.status, ['pending', 'assigned', 'in_progress'])
    const [open] = await tx
      .select({ count: count() })
      .from(legalRequests)
      .where(and(eq(legalRequests.userId, userId), isOpen))
    if ((open?.count ?? 0) >= mostOpenConsultations) throw new AppError('too_many_consultations')
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
      })
      .returning()
    if (!row) throw new AppError('internal')
    const link = `/documents/${document_id}/results`
    await queueLetter(tx, queue, 'consultation_received', account, { document: row.documentName, link })
    await queueLetterToAdministrators(tx, queue, 'consultation_wanted', {
      requester: account.fullName,
      company: account.companyName,
      email: account.email,
      document: row.documentName,
      urgency,
      description,
      contact: contact_info,
      link,
    })
    await audit(tx, {
      actor: userId,
      action: 'consultation.request',
      subject: { type: 'document', id: document_id },
      after: { request_id: row.id, urgency },
    })
    return present(row)
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
  if (cursor !== undefined && !isId.test(cursor)) throw new AppError('invalid_request', { message: words.badCursor })
  const filter = and(
    eq(legalRequests.userId, userId),
    document_id === undefined ? undefined : eq(legalRequests.documentId, document_id),
  )
  const rows = await db
    .select()
    .from(legalRequests)
    .where(and(filter, cursor === undefined ? undefined : lt(legalRequests.id, cursor)))
    .orderBy(desc(legalRequests.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(legalRequests).where(filter)
  const page = rows.slice(0, limit)
  return {
    requests: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

/** All requests of a person, oldest first, for the export of their account. */
export async function readRequestsOf(db: Db, userId: UserId): Promise<ConsultationRequest[]> {
  const rows = await db
    .select()
    .from(legalRequests)
    .where(eq(legalRequests.userId, userId))
    .orderBy(asc(legalRequests.id))
  return rows.map(present)
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function present(row: typeof legalRequests.$inferSelect): ConsultationRequest {
  return {
    id: row.id,
    document_id: row.documentId,
    document_name: row.documentName,
    urgency: row.urgency,
    description: row.description,
    contact_info: row.contactInfo,
    status: row.status,
    entitlement: row.entitlement,
    created_at: row.createdAt.toISOString(),
  }
}
