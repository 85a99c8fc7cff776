import {
  type ActiveTimer,
  amountInPaise,
  hoursOf,
  hundredthsOf,
  minutesOf,
  paiseOf,
  rupeesOf,
  type StartTimer,
  type StoppedTimer,
  type StopTimer,
} from '@karar/schema'
import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../../../db/open.ts'
import { legalRequests, timeEntries } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import { newId } from '../../../lib/ids.ts'
import type { Queue } from '../../../lib/queue/queue.ts'
import type { Reader } from '../../documents/service.ts'
import { tellStep } from '../desk/change-request.ts'
import { isForgotten } from '../desk/list-requests.ts'
import { findRequest, holdRequest } from '../find.ts'
import { words } from '../words.ts'
import { findEntry } from './entries.ts'

interface Context {
  db: Db
  queue: Queue
  reader: Reader
}

/** Most entries of one request. */
const mostEntries = 2000

/** The timer that runs on a request, with the milliseconds that it has run for: both by the clock of the database. */
async function findRunning(tx: Tx, requestId: string) {
  const [running] = await tx
    .select({
      row: timeEntries,
      milliseconds: sql<number>`(extract(epoch from clock_timestamp() - ${timeEntries.startedAt}) * 1000)::float8`,
    })
    .from(timeEntries)
    .where(and(eq(timeEntries.requestId, requestId), isNull(timeEntries.stoppedAt)))
  return running
}

/** The timer of a request as it stands. @throws AppError request_not_found */
export async function findTimer(db: Tx, reader: Reader, id: string): Promise<ActiveTimer> {
  await findRequest(db, reader, id)
  const running = await findRunning(db, id)
  if (!running) {
    return {
      has_active_timer: false,
      start_time: null,
      current_duration_minutes: 0,
      billable_rate: null,
      current_amount: 0,
      description: null,
      forgotten: false,
    }
  }
  const { row, milliseconds } = running
  const hundredths = hundredthsOf(milliseconds)
  return {
    has_active_timer: true,
    start_time: row.startedAt.toISOString(),
    current_duration_minutes: minutesOf(hundredths),
    billable_rate: rupeesOf(row.ratePaise),
    current_amount: isForgotten(milliseconds) ? 0 : rupeesOf(amountInPaise(hundredths, row.ratePaise)),
    description: row.description,
    forgotten: isForgotten(milliseconds),
  }
}

/**
 * Starts the timer of a request, which goes on whatever becomes of browsers and processes; a request that was assigned is
 * in progress from then on.
 *
 * @throws AppError request_not_found; request_status where it is neither assigned nor in progress; timer_running; time_full
 */
export function startTimer(
  { db, queue, reader }: Context,
  id: string,
  { billable_rate, description }: StartTimer,
): Promise<ActiveTimer> {
  return db.transaction(async (tx) => {
    const request = await holdRequest(tx, reader, id)
    if (request.status !== 'assigned' && request.status !== 'in_progress') {
      throw new AppError('request_status', { message: words.noTimerNow(request.status) })
    }
    if (await findRunning(tx, id)) throw new AppError('timer_running')
    const [counted] = await tx.select({ count: count() }).from(timeEntries).where(eq(timeEntries.requestId, id))
    if ((counted?.count ?? 0) >= mostEntries) throw new AppError('time_full')
    await tx.insert(timeEntries).values({
      id: newId<string>(),
      requestId: id,
      startedAt: sql`clock_timestamp()`,
      recordedBy: reader.id,
      description,
      ratePaise: paiseOf(billable_rate),
    })
    if (request.status === 'assigned') {
      const changes = { status: 'in_progress' as const, answeredAt: request.answeredAt ?? new Date() }
      await tx.update(legalRequests).set(changes).where(eq(legalRequests.id, id))
      await tellStep(tx, queue, { ...request, ...changes }, 'in_progress')
    }
    await audit(tx, {
      actor: reader.id,
      action: 'consultation.start_timer',
      subject: { type: 'consultation', id },
      before: { status: request.status },
      after: { status: 'in_progress', billable_rate },
    })
    return findTimer(tx, reader, id)
  })
}

/**
 * Stops the timer of a request. One that must have been forgotten is flagged and bills nothing.
 *
 * @throws AppError request_not_found, no_timer
 */
export function stopTimer(
  { db, reader }: Pick<Context, 'db' | 'reader'>,
  id: string,
  { billable_rate, description }: StopTimer,
): Promise<StoppedTimer> {
  return db.transaction(async (tx) => {
    await holdRequest(tx, reader, id)
    const running = await findRunning(tx, id)
    if (!running) throw new AppError('no_timer')
    const { row, milliseconds } = running
    const hundredths = hundredthsOf(milliseconds)
    const ratePaise = billable_rate === undefined ? row.ratePaise : paiseOf(billable_rate)
    const flagged = isForgotten(milliseconds)
    const amountPaise = flagged ? 0 : amountInPaise(hundredths, ratePaise)
    await tx
      .update(timeEntries)
      .set({
        stoppedAt: new Date(row.startedAt.getTime() + Math.round(milliseconds)),
        recordedBy: reader.id,
        // an empty one takes nothing away
        description: description || row.description,
        ratePaise,
        measured: hundredths,
        hundredths,
        amountPaise,
        flagged,
      })
      .where(eq(timeEntries.id, row.id))
    const entry = await findEntry(tx, id, row.id)
    await audit(tx, {
      actor: reader.id,
      action: 'consultation.stop_timer',
      subject: { type: 'consultation', id },
      after: {
        duration_minutes: entry.duration_minutes,
        billable_rate: entry.billable_rate,
        billable_amount: entry.billable_amount,
        flagged,
        time_entry_id: row.id,
      },
    })
    return {
      duration_minutes: entry.duration_minutes,
      billable_hours: entry.billable_hours,
      billable_amount: entry.billable_amount,
      flagged,
      message: flagged ? words.forgotten(Math.floor(hoursOf(hundredths))) : words.stopped(entry.duration_minutes),
      entry,
    }
  })
}
