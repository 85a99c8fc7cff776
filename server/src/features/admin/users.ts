import type { AdminOverview, AllUsersQuery, User, UserId, UserStatus, UsersQuery } from '@karar/schema'
import { and, count, desc, inArray, lt } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { users } from '../../db/tables.ts'
import { presentUser } from '../accounts/service.ts'
import { countRequests } from '../consultations/service.ts'
import { documentTotal, findTotal } from '../documents/service.ts'
import { idOfCursor, isUser } from './find.ts'

export interface UserPage {
  users: User[]
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

/** One page of the accounts of these statuses, newest first: ids sort by time, and the cursor is the last one seen. */
export async function listUsers(
  db: Db,
  statuses: readonly UserStatus[] | undefined,
  { q, limit, cursor }: UsersQuery,
): Promise<UserPage> {
  const filter = and(statuses && inArray(users.status, [...statuses]), q ? isUser(q) : undefined)
  const rows = await db
    .select()
    .from(users)
    .where(and(filter, cursor ? lt(users.id, idOfCursor<UserId>(cursor)) : undefined))
    .orderBy(desc(users.id))
    .limit(limit + 1)
  const [counted] = await db.select({ total: count() }).from(users).where(filter)
  const page = rows.slice(0, limit)
  return {
    users: page.map(presentUser),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.id : undefined,
  }
}

export function listAllUsers(db: Db, { status, ...query }: AllUsersQuery): Promise<UserPage> {
  return listUsers(db, status && [status], query)
}

/** The figures above the administration. */
export async function overview(db: Db): Promise<AdminOverview> {
  const counted = await db.select({ status: users.status, total: count() }).from(users).groupBy(users.status)
  const of = (status: UserStatus) => counted.find((row) => row.status === status)?.total ?? 0
  const requests = await countRequests(db)
  return {
    pending_requests: requests.counts.pending,
    legal_requests: requests.counts,
    overdue_requests: requests.overdue,
    unchecked_time: requests.unchecked,
    pending_users: of('pending'),
    active_users: of('approved'),
    total_documents: await findTotal(db, documentTotal({})),
  }
}
