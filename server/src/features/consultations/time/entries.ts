import {
  amountInPaise,
  type CorrectTime,
  hoursOf,
  hundredthsOfMinutes,
  includedInPaise,
  type ListQuery,
  minutesOf,
  paiseOf,
  rupeesOf,
  type TimeEntry,
  type TimeSummary,
} from '@karar/schema'
import { and, asc, count, desc, eq, isNotNull, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Tx } from '../../../db/open.ts'
import { timeEntries, users } from '../../../db/tables.ts'
import { audit } from '../../../lib/audit/audit.ts'
import { AppError } from '../../../lib/http/errors.ts'
import type { Reader } from '../../documents/service.ts'
import { findRequest, holdRequest, olderThan, type RequestRow } from '../find.ts'
import { words } from '../words.ts'

export type EntryRow = typeof timeEntries.$inferSelect

const recorders = alias(users, 'recorders')
const correctors = alias(users, 'correctors')

/** Entries with the names of who stopped and who corrected them. A timer that runs is no entry yet. */
function selectEntries(db: Tx, where: SQL | undefined) {
  return db
    .select({ row: timeEntries, recordedBy: recorders.fullName, correctedBy: correctors.fullName })
    .from(timeEntries)
    .leftJoin(recorders, eq(recorders.id, timeEntries.recordedBy))
    .leftJoin(correctors, eq(correctors.id, timeEntries.correctedBy))
    .where(and(where, isNotNull(timeEntries.stoppedAt)))
    .$dynamic()
}

interface NamedEntry {
  row: EntryRow
  recordedBy: string | null
  correctedBy: string | null
}

function present({ row, recordedBy, correctedBy }: NamedEntry): TimeEntry {
  return {
    id: row.id,
    start_time: row.startedAt.toISOString(),
    end_time: (row.stoppedAt ?? row.startedAt).toISOString(),
    duration_minutes: minutesOf(row.hundredths),
    billable_hours: row.flagged ? 0 : hoursOf(row.hundredths),
    billable_rate: rupeesOf(row.ratePaise),
    billable_amount: rupeesOf(row.amountPaise),
    description: row.description,
    recorded_by: recordedBy,
    flagged: row.flagged,
    measured_minutes: minutesOf(row.measured),
    corrected_at: row.correctedAt?.toISOString() ?? null,
    corrected_by: correctedBy,
    correction_reason: row.correctionReason,
  }
}

/** One page of the entries of a request, newest first. @throws AppError request_not_found */
export async function listEntries(
  db: Db,
  reader: Reader,
  id: string,
  { limit, cursor }: ListQuery,
): Promise<{ entries: TimeEntry[]; total: number; next: string | undefined }> {
  await findRequest(db, reader, id)
  const older = olderThan(timeEntries.id, cursor)
  const ofRequest = eq(timeEntries.requestId, id)
  const rows = await selectEntries(db, and(ofRequest, older))
    .orderBy(desc(timeEntries.id))
    .limit(limit + 1)
  const [counted] = await db
    .select({ total: count() })
    .from(timeEntries)
    .where(and(ofRequest, isNotNull(timeEntries.stoppedAt)))
  const page = rows.slice(0, limit)
  return {
    entries: page.map(present),
    total: counted?.total ?? 0,
    next: rows.length > limit ? page.at(-1)?.row.id : undefined,
  }
}

/** One entry. @throws AppError time_entry_not_found */
export async function findEntry(tx: Tx, requestId: string, id: string): Promise<TimeEntry> {
  const [found] = await selectEntries(tx, and(eq(timeEntries.requestId, requestId), eq(timeEntries.id, id)))
  if (!found) throw new AppError('time_entry_not_found')
  return present(found)
}

/** All entries in the order in which they were worked, and what they come to. */
export async function readTime(tx: Tx, request: RequestRow): Promise<{ entries: TimeEntry[]; summary: TimeSummary }> {
  const ofRequest = eq(timeEntries.requestId, request.id)
  const rows = await selectEntries(tx, ofRequest).orderBy(asc(timeEntries.startedAt), asc(timeEntries.id))
  return {
    entries: rows.map(present),
    summary: summarise(
      request,
      rows.map(({ row }) => row),
    ),
  }
}

/** What the time of a request comes to. @throws AppError request_not_found */
export async function summariseTime(db: Db, reader: Reader, id: string): Promise<TimeSummary> {
  return (await readTime(db, await findRequest(db, reader, id))).summary
}

function summarise({ entitlement }: RequestRow, rows: readonly EntryRow[]): TimeSummary {
  const billed = rows.filter(({ flagged }) => !flagged)
  const hundredths = billed.reduce((sum, row) => sum + row.hundredths, 0)
  const paise = billed.reduce((sum, row) => sum + row.amountPaise, 0)
  const includedMinutes = entitlement.kind === 'included_minutes' ? (entitlement.minutes ?? 0) : 0
  const included = includedInPaise(billed, includedMinutes)
  return {
    total_hours: hoursOf(hundredths),
    total_billable_amount: rupeesOf(paise),
    total_minutes: minutesOf(hundredths),
    entries: rows.length,
    flagged_entries: rows.length - billed.length,
    included_minutes: includedMinutes,
    included_amount: rupeesOf(included),
    payable_amount: rupeesOf(paise - included),
  }
}

/**
 * Puts an entry right, a forgotten timer among them, which is billed from then on. What the timer had stays beside it.
 *
 * @throws AppError request_not_found, time_entry_not_found; time_entry_changed where somebody corrected it since it was seen
 */
export function correctEntry(
  db: Db,
  reader: Reader,
  requestId: string,
  entryId: string,
  { duration_minutes, billable_rate, description, reason, seen_corrected_at: seen }: CorrectTime,
): Promise<TimeEntry> {
  return db.transaction(async (tx) => {
    await holdRequest(tx, reader, requestId)
    const before = await findEntry(tx, requestId, entryId)
    // of two who correct it at the same time the second would take away what the first wrote, and nobody would know
    if (seen !== undefined && seen !== before.corrected_at) {
      const fields = { corrected_at: before.corrected_at }
      throw new AppError('time_entry_changed', {
        message: words.otherCorrection(before),
        reason: 'time_entry_changed',
        fields,
      })
    }
    const hundredths = hundredthsOfMinutes(duration_minutes)
    const ratePaise = paiseOf(billable_rate ?? before.billable_rate)
    await tx
      .update(timeEntries)
      .set({
        hundredths,
        ratePaise,
        amountPaise: amountInPaise(hundredths, ratePaise),
        description: description ?? before.description,
        flagged: false,
        correctedAt: new Date(),
        correctedBy: reader.id,
        correctionReason: reason,
      })
      .where(eq(timeEntries.id, entryId))
    const after = await findEntry(tx, requestId, entryId)
    await audit(tx, {
      actor: reader.id,
      action: 'consultation.correct_time',
      subject: { type: 'consultation', id: requestId },
      before: figures(before),
      after: { ...figures(after), time_entry_id: entryId, reason },
    })
    return after
  })
}

const figures = ({ duration_minutes, billable_rate, billable_amount, flagged }: TimeEntry) => ({
  duration_minutes,
  billable_rate,
  billable_amount,
  flagged,
})
