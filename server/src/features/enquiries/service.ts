import type { Enquiry, EnquiryId, ListQuery, NewEnquiry, UserId } from '@karar/schema'
import { and, count, desc, eq, isNull, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { enquiries } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { AppError } from '../../lib/http/errors.ts'
import { networkOf } from '../../lib/http/network.ts'
import { reserveTry } from '../../lib/http/tries.ts'
import { newId } from '../../lib/ids.ts'
import type { Queue } from '../../lib/queue/queue.ts'
import { queueLetterToAdministrators } from '../accounts/service.ts'
import { words } from './words.ts'

const perHour = 5

/** Enquiries of anybody: 5 in an hour an address. @throws AppError too_many_requests */
export async function limitEnquiries(db: Db, address: string): Promise<void> {
  const reservation = await reserveTry(db, [
    { bucket: `enquiry:address:${networkOf(address)}`, most: perHour, seconds: 3600 },
  ])
  if (reservation.allowed) return
  const { retryAfter } = reservation
  throw new AppError('too_many_requests', { message: words.tooMany(Math.ceil(retryAfter / 60)), retryAfter })
}

/** Keeps an enquiry and tells the administrators by mail. The log says that one came, not what is in it or who sent it. */
export async function sendEnquiry({ db, queue }: { db: Db; queue: Queue }, asked: NewEnquiry): Promise<void> {
  const { name, company, email, phone, message } = asked
  await db.transaction(async (tx) => {
    const id = newId<EnquiryId>()
    await tx.insert(enquiries).values({ id, name, company, email, phone: phone || null, message })
    await queueLetterToAdministrators(tx, queue, 'enquiry', { name, company, email, phone: phone ?? '', message })
    await audit(tx, { actor: null, action: 'enquiry.send', subject: { type: 'enquiry', id } })
  })
}

export interface EnquiryPage {
  enquiries: Enquiry[]
  total: number
  next: string | undefined
}

/** One page of all enquiries, newest first. */
export async function listEnquiries(db: Db, { limit, cursor }: ListQuery): Promise<EnquiryPage> {
  if (cursor !== undefined && !isId.test(cursor)) throw new AppError('invalid_request', { message: words.badCursor })
  const rows = await db
    .select()
    .from(enquiries)
    .where(cursor === undefined ? undefined : lt(enquiries.id, cursor as EnquiryId))
    .orderBy(desc(enquiries.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(enquiries)
  const page = rows.slice(0, limit)
  return {
    enquiries: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

/** Notes that an enquiry was answered; a second time changes nothing. @throws AppError not_found */
export function markAnswered(db: Db, admin: UserId, id: EnquiryId): Promise<Enquiry> {
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(enquiries)
      .set({ answeredAt: new Date() })
      .where(and(eq(enquiries.id, id), isNull(enquiries.answeredAt)))
      .returning()
    if (changed) await audit(tx, { actor: admin, action: 'enquiry.answer', subject: { type: 'enquiry', id } })
    const [row] = changed ? [changed] : await tx.select().from(enquiries).where(eq(enquiries.id, id))
    if (!row) throw new AppError('not_found')
    return present(row)
  })
}

/** Removes an enquiry for good. @throws AppError not_found */
export async function deleteEnquiry(db: Db, admin: UserId, id: EnquiryId): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(enquiries).where(eq(enquiries.id, id)).returning({ id: enquiries.id })
    if (!gone) throw new AppError('not_found')
    await audit(tx, { actor: admin, action: 'enquiry.delete', subject: { type: 'enquiry', id } })
  })
}

const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

function present(row: typeof enquiries.$inferSelect): Enquiry {
  const { id, name, company, email, phone, message, createdAt, answeredAt } = row
  return {
    id,
    name,
    company,
    email,
    phone,
    message,
    created_at: createdAt.toISOString(),
    answered_at: answeredAt?.toISOString() ?? null,
  }
}
