import type { ConsultationRequest, TimeEntry, TimeSummary } from '@karar/schema'
import { and, eq, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/open.ts'
import { timeEntries, users } from '../../../db/tables.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { todayInIndia } from '../../../lib/text/today.ts'
import type { Reader } from '../../documents/service.ts'
import { findRequest, numberOf, presentRequest } from '../find.ts'
import { readTime } from '../time/entries.ts'

/** What a statement of the time on one request says. */
export interface Statement {
  /** the day it is printed, e.g. '2026-11-21' */
  day: string
  /** the end of the request's id, by which both sides can name it */
  number: string
  request: ConsultationRequest
  requester: { name: string; company: string; email: string }
  entries: TimeEntry[]
  summary: TimeSummary
  /** a timer runs, whose time is not in it */
  running: boolean
}

/** The statement of a request, for its requester and for administrators. @throws AppError request_not_found */
export async function findStatement(db: Db, reader: Reader, id: string): Promise<Statement> {
  const request = await findRequest(db, reader, id)
  const [requester] = await db.select().from(users).where(eq(users.id, request.userId))
  if (!requester) throw new AppError('request_not_found')
  const [running] = await db
    .select({ id: timeEntries.id })
    .from(timeEntries)
    .where(and(eq(timeEntries.requestId, id), isNull(timeEntries.stoppedAt)))
  return {
    day: todayInIndia(),
    number: numberOf(id),
    request: presentRequest(request, 0),
    requester: { name: requester.fullName, company: requester.companyName, email: requester.email },
    ...(await readTime(db, request)),
    running: running !== undefined,
  }
}
