import { createHash } from 'node:crypto'
import type { DocumentId } from '@karar/schema'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../../db/open.ts'
import { auditLog } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import type { Files } from '../../lib/files.ts'
import type { JobKind, Queue } from '../../lib/queue/queue.ts'
import type { Log } from '../../lib/settings/log.ts'
import { findDocumentsWithoutFile, sweepFiles } from './sweep.ts'

/**
 * The nightly look at the store. A job that sends its own successor, and not a schedule of pg-boss, because a schedule
 * passes over a night in which nothing runs; this job waits in the database until something does.
 */
export const nightJob: JobKind<Night> = {
  name: 'storage.sweep',
  payload: z.object({ night: z.iso.date() }),
  expireInSeconds: 4 * 3600,
  patience: { retryDelay: 60, retryLimit: 5 },
}
interface Night {
  /** the day that begins in this night, in India */
  night: string
}

interface Context {
  db: Db
  files: Files
  queue: Queue
  log: Log
}

/** What a night's look found, as the audit log keeps it. */
export interface SweepReport {
  files: number
  documents: number
  /** files without a document that were put into the trash */
  trashed_files: number
  /** files of the trash that were put back, since a document knows them */
  restored_files: number
  /** removed for good: after a week in the trash, or half-written */
  removed_files: number
  half_written_files: number
  /** files without a document that were left alone: this does not look like the database of this store */
  kept_files: number
  missing_files: number
  /** the documents whose file is missing, or the first of them */
  missing_documents?: DocumentId[]
  seconds: number
}

const hour = 3_600_000
const trashKept = 7 * 24 * hour
const mostNamed = 50

/** Lets this process do the nightly look when it is due, and sees to it that the next one is. */
export async function workOnNights(context: Context): Promise<void> {
  const { queue, db, log } = context
  await queue.work(nightJob, 1, {
    run: async () => {
      await queueNight(db, queue, new Date())
      await sweepStore(context, new Date())
    },
    exhausted: async ({ night }) => log.error({ night }, 'the nightly look at the store failed; the next one will try'),
  })
  await queueNight(db, queue, new Date())
}

/** Sends the job of the coming night. It is sent once, by whichever process is the first. */
export async function queueNight(db: Db, queue: Queue, now: Date): Promise<void> {
  const startAfter = comingNight(now)
  const night = new Date(startAfter.getTime() + 12 * hour).toISOString().slice(0, 10)
  await queue.send(db, nightJob, { night }, { id: idOf(night), startAfter })
}

/** Three o'clock in the night in India: half past nine in the evening before in UTC, all year round. */
export function comingNight(now: Date): Date {
  const at = new Date(now)
  at.setUTCHours(21, 30, 0, 0)
  if (at <= now) at.setUTCDate(at.getUTCDate() + 1)
  return at
}

/** The same for the same night, so that the database takes one job only (a UUID of version 8, RFC 9562). */
function idOf(night: string): string {
  const hash = createHash('sha256').update(`storage.sweep ${night}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Brings store and database into step as far as that loses nothing, and writes what it found into the audit log. */
export async function sweepStore({ db, files, log }: Omit<Context, 'queue'>, now: Date): Promise<SweepReport> {
  const startedAt = performance.now()
  const [before, trashBefore] = [hour, trashKept].map((age) => new Date(now.getTime() - age)) as [Date, Date]
  const swept = await sweepFiles(db, files, { before, trashBefore }, log)
  const { documents, missing } = await findDocumentsWithoutFile(db, files)
  const report: SweepReport = {
    files: swept.files,
    documents,
    trashed_files: swept.trashed,
    restored_files: swept.restored,
    removed_files: swept.removed,
    half_written_files: swept.halfWritten,
    kept_files: swept.kept,
    missing_files: missing.length,
    ...(missing.length > 0 && { missing_documents: missing.slice(0, mostNamed) }),
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  }
  await audit(db, {
    actor: null,
    action: 'storage.sweep',
    subject: { type: 'storage', id: 'files' },
    after: { ...report },
  })
  if (missing.length > 0) log.error(report, 'files of documents are missing')
  else log.info(report, 'the store was looked through')
  return report
}

/** What the last look found, and when; undefined before the first. */
export async function lastSweep(db: Db): Promise<{ at: Date; report: SweepReport } | undefined> {
  const [line] = await db
    .select({ at: auditLog.at, after: auditLog.after })
    .from(auditLog)
    .where(eq(auditLog.action, 'storage.sweep'))
    .orderBy(desc(auditLog.id))
    .limit(1)
  return line && { at: line.at, report: line.after as unknown as SweepReport }
}
