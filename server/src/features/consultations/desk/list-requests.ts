import {
  type ConsultationCounts,
  ConsultationStatus,
  type DeskFilter,
  type DeskQuery,
  type DeskRequest,
  forgottenAfterHours,
  hoursOf,
  rupeesOf,
  type UserId,
} from '@karar/schema'
import { and, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { legalRequests, users } from '../../../db/tables.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { olderThan, openStatuses, presentRequest, type RequestRow, requestNumber, written } from '../find.ts'

export interface DeskPage {
  requests: DeskRequest[]
  total: number
  /** the cursor of the next page, if there is one */
  next: string | undefined
}

interface DeskRow {
  row: RequestRow
  requester: { id: UserId; fullName: string; email: string; companyName: string }
  messages: number
  lastFromDesk: boolean | null
  time: { hundredths: number; paise: number; entries: number; flagged: number }
  timer: { started_at: string; rate: number; description: string } | null
}

const ofRequest = sql`from time_entries where time_entries.request_id = legal_requests.id`
const columns = {
  row: legalRequests,
  requester: { id: users.id, fullName: users.fullName, email: users.email, companyName: users.companyName },
  messages: written,
  lastFromDesk: sql<
    boolean | null
  >`(select from_desk from legal_messages where legal_messages.request_id = legal_requests.id order by legal_messages.id desc limit 1)`,
  time: sql<DeskRow['time']>`(select json_build_object(
    'hundredths', coalesce(sum(hundredths) filter (where not flagged), 0), 'paise', coalesce(sum(amount_paise), 0),
    'entries', count(*), 'flagged', count(*) filter (where flagged)) ${ofRequest} and stopped_at is not null)`,
  timer: sql<DeskRow['timer']>`(select json_build_object(
    'started_at', started_at, 'rate', rate_paise, 'description', time_entries.description)
    ${ofRequest} and stopped_at is null)`,
}

const isLate = and(
  inArray(legalRequests.status, [...openStatuses]),
  isNull(legalRequests.answeredAt),
  sql`${legalRequests.dueAt} < now()`,
)

/** A timer of it was, or is being, forgotten, and nobody has looked at that. */
const isUnchecked = sql`exists (select 1 ${ofRequest} and
  (flagged or stopped_at is null and started_at < now() - make_interval(hours => ${forgottenAfterHours}::int)))`

function isAsked(filter: DeskFilter | undefined): SQL | undefined {
  if (filter === undefined) return undefined
  if (filter === 'overdue') return isLate
  if (filter === 'unchecked_time') return isUnchecked
  return filter === 'open' ? inArray(legalRequests.status, [...openStatuses]) : eq(legalRequests.status, filter)
}

/**
 * Every word is somewhere in who asks, about what, who was assigned, or the number that statements name; what a pattern
 * would mean is only a letter.
 */
function isFound(q: string): SQL | undefined {
  const place = sql`concat_ws(' ', ${users.fullName}, ${users.companyName}, ${users.email}, ${legalRequests.documentName}, ${legalRequests.assignedLawyer}, ${requestNumber})`
  const patterns = q.split(/\s+/).slice(0, 10)
  return and(...patterns.map((word) => sql`${place} ilike ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`))
}

/** One page of everybody's requests, newest first. */
export async function listRequests(db: Tx, { q, status, urgency, limit, cursor }: DeskQuery): Promise<DeskPage> {
  const older = olderThan(legalRequests.id, cursor)
  const filter = and(isAsked(status), urgency && eq(legalRequests.urgency, urgency), q ? isFound(q) : undefined)
  const rows = await select(db, and(filter, older), limit + 1)
  const [counted] = await db
    .select({ total: count() })
    .from(legalRequests)
    .innerJoin(users, eq(users.id, legalRequests.userId))
    .where(filter)
  const page = rows.slice(0, limit)
  return {
    requests: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.row.id : undefined,
  }
}

/** One request as the desk sees it. @throws AppError request_not_found */
export async function findDeskRequest(db: Tx, id: string): Promise<DeskRequest> {
  const [row] = await select(db, eq(legalRequests.id, id), 1)
  if (!row) throw new AppError('request_not_found')
  return present(row)
}

function select(db: Tx, where: SQL | undefined, limit: number): Promise<DeskRow[]> {
  return db
    .select(columns)
    .from(legalRequests)
    .innerJoin(users, eq(users.id, legalRequests.userId))
    .where(where)
    .orderBy(desc(legalRequests.id))
    .limit(limit)
}

function present({ row, requester, messages, lastFromDesk, time, timer }: DeskRow): DeskRequest {
  const started = timer && new Date(timer.started_at)
  return {
    ...presentRequest(row, messages),
    user_id: requester.id,
    user_name: requester.fullName,
    user_email: requester.email,
    company_name: requester.companyName,
    admin_notes: row.adminNotes,
    awaiting_reply: lastFromDesk === false,
    total_hours: hoursOf(time.hundredths),
    total_billable_amount: rupeesOf(time.paise),
    time_entries: time.entries,
    flagged_entries: time.flagged,
    timer: timer &&
      started && {
        start_time: started.toISOString(),
        billable_rate: rupeesOf(timer.rate),
        description: timer.description,
        forgotten: isForgotten(Date.now() - started.getTime()),
      },
  }
}

/** Whether a timer has run for so long that nobody can have meant it. */
export const isForgotten = (milliseconds: number): boolean => milliseconds > forgottenAfterHours * 3_600_000

/** How many requests there are of each status, how many of the open ones are late, and how many have time to be checked. */
export async function countRequests(
  db: Tx,
): Promise<{ counts: ConsultationCounts; overdue: number; unchecked: number }> {
  const rows = await db
    .select({
      status: legalRequests.status,
      total: count(),
      overdue: sql<number>`(count(*) filter (where ${isLate}))::int`,
      unchecked: sql<number>`(count(*) filter (where ${isUnchecked}))::int`,
    })
    .from(legalRequests)
    .groupBy(legalRequests.status)
  const of = (status: ConsultationStatus) => rows.find((row) => row.status === status)?.total ?? 0
  const counts = Object.fromEntries(ConsultationStatus.options.map((status) => [status, of(status)]))
  return {
    counts: counts as ConsultationCounts,
    overdue: rows.reduce((sum, { overdue }) => sum + overdue, 0),
    unchecked: rows.reduce((sum, { unchecked }) => sum + unchecked, 0),
  }
}

/** The lawyers whom requests were assigned to, the last one first. */
export async function listLawyers(db: Tx): Promise<string[]> {
  const rows = await db
    .select({ name: sql<string>`${legalRequests.assignedLawyer}` })
    .from(legalRequests)
    .where(sql`${legalRequests.assignedLawyer} is not null`)
    .groupBy(legalRequests.assignedLawyer)
    .orderBy(sql`max(${legalRequests.createdAt}) desc`)
    .limit(50)
  return rows.map(({ name }) => name)
}
