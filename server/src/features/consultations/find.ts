import { type ConsultationRequest, type ConsultationStatus, isOpenConsultation } from '@karar/schema'
import { and, type Column, eq, lt, type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Tx } from '../../db/open.ts'
import { legalRequests } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import type { Reader } from '../documents/service.ts'
import { words } from './words.ts'

export type RequestRow = typeof legalRequests.$inferSelect

/** Those that somebody still has to do something about. */
export const openStatuses = ['pending', 'assigned', 'in_progress'] as const satisfies ConsultationStatus[]

/** How many messages a request has; for a query of `legal_requests`. */
export const written = sql<number>`(select count(*)::int from legal_messages where legal_messages.request_id = legal_requests.id)`

/** The end of a request's id, by which statements name it. */
export const numberOf = (id: string): string => id.slice(-8).toUpperCase()
/** The same, for a query of `legal_requests`. */
export const requestNumber = sql`upper(right(${legalRequests.id}::text, 8))`

/** For its requester and for administrators. @throws AppError request_not_found, also for a request of somebody else */
export async function findRequest(tx: Tx, reader: Reader, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(legalRequests).where(isTheirs(reader, id))
  if (!row) throw new AppError('request_not_found')
  return row
}

/** The same, held until the transaction is over: whoever else would change it waits. */
export async function holdRequest(tx: Tx, reader: Reader, id: string): Promise<RequestRow> {
  const [row] = await tx.select().from(legalRequests).where(isTheirs(reader, id)).for('update')
  if (!row) throw new AppError('request_not_found')
  return row
}

const isTheirs = ({ id: readerId, administers }: Reader, id: string) =>
  and(eq(legalRequests.id, id), administers ? undefined : eq(legalRequests.userId, readerId))

/** A request as its requester sees it. */
export function presentRequest(row: RequestRow, messages: number): ConsultationRequest {
  return {
    id: row.id,
    document_id: row.documentId,
    document_name: row.documentName,
    urgency: row.urgency,
    description: row.description,
    contact_info: row.contactInfo,
    status: row.status,
    assigned_lawyer: row.assignedLawyer,
    entitlement: row.entitlement,
    created_at: row.createdAt.toISOString(),
    due_at: row.dueAt.toISOString(),
    answered_at: row.answeredAt?.toISOString() ?? null,
    overdue: isOpenConsultation(row.status) && !row.answeredAt && row.dueAt.getTime() < Date.now(),
    messages,
  }
}

/** What comes after the page that ended with this id. @throws AppError invalid_request */
export function olderThan(id: Column, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined
  if (!z.uuid().safeParse(cursor).success) throw new AppError('invalid_request', { message: words.badCursor })
  return lt(id, cursor)
}

/** The page of a requester on which the request stands. */
export const requestLink = (id: string): string => `/requests?request=${id}`
