import { Readable } from 'node:stream'
import type {
  AuditEntry,
  AuditExportQuery,
  AuditQuery,
  AuditVerification,
  NamedAuditEntry,
  UserId,
} from '@karar/schema'
import { and, type Column, count, desc, eq, gte, like, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open.ts'
import { auditLog, auditTallies, documents, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { chainedColumns, readChain, verifyChain } from '../../lib/audit/audit-chain.ts'
import { findTotal } from '../documents/service.ts'

export interface AuditPage {
  entries: NamedAuditEntry[]
  total: number
  next: number | undefined
}

type Filter = Omit<AuditExportQuery, 'format'>

/** The lines that an administrator looks for. A day begins and ends in Indian time. */
function matching(filter: Filter): SQL | undefined {
  const { actor, subject, from, to } = filter
  const dayStart = (day: string) => new Date(`${day}T00:00:00+05:30`)
  const dayAfter = (day: string) => new Date(dayStart(day).getTime() + 86_400_000)
  return and(
    isAction(auditLog.action, filter),
    actor ? eq(auditLog.actorId, actor as UserId) : undefined,
    subject ? eq(auditLog.subjectId, subject) : undefined,
    from ? gte(auditLog.at, dayStart(from)) : undefined,
    to ? lt(auditLog.at, dayAfter(to)) : undefined,
  )
}

function isAction(column: Column, { action }: Filter): SQL | undefined {
  return action ? or(eq(column, action), like(column, `${action.replace(/_/g, '\\_')}.%`)) : undefined
}

/** One page of the log, newest first, with the names that the ids have today. */
export async function listAudit(db: Db, { limit, cursor, ...filter }: AuditQuery): Promise<AuditPage> {
  const where = matching(filter)
  // before any name is looked up
  const page = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(where, cursor ? lt(auditLog.id, cursor) : undefined))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1)
    .as('page')
  const actors = alias(users, 'actors')
  const subjects = alias(users, 'subjects')
  const rows = await db
    .select({
      ...chainedColumns,
      actor_name: actors.fullName,
      subject_name: sql<string | null>`coalesce(${subjects.fullName}, ${documents.originalFilename})`,
      total: lineTotal(db, filter),
    })
    .from(page)
    .innerJoin(auditLog, eq(auditLog.id, page.id))
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, subjectId('user')))
    .leftJoin(documents, eq(documents.id, subjectId('document')))
    .orderBy(desc(auditLog.id))
  const entries = rows.slice(0, limit).map(({ total: _, ...entry }) => entry)
  const total = rows[0]?.total ?? (await findTotal(db, lineTotal(db, filter)))
  return { entries, total, next: rows.length > limit ? entries.at(-1)?.id : undefined }
}

/**
 * The lines are numbered without a gap and none ever goes (migration 0004): of all of them the last number tells how many.
 * By whom and of what is counted with every line (0013); subjects have few lines, and of days only what was asked for.
 */
function lineTotal(db: Db, filter: Filter): SQL<number> {
  const { actor, subject, from, to } = filter
  const where = matching(filter)
  if (!where) return sql<number>`(select coalesce(max(${auditLog.id}), 0)::int from ${auditLog})`
  if (subject || from || to) return sql<number>`(${db.select({ total: count() }).from(auditLog).where(where)})::int`
  const counted = and(
    isAction(auditTallies.action, filter),
    actor ? eq(auditTallies.actorId, actor as UserId) : undefined,
  )
  return sql<number>`(select coalesce(sum(${auditTallies.lines}), 0)::int from ${auditTallies} where ${counted})`
}

/** The id of a line's subject, as the ids of that table are: only so does their index find it. */
function subjectId(type: 'user' | 'document'): SQL {
  const isId = sql`${auditLog.subjectType} = ${type} and ${auditLog.subjectId} ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`
  return sql`case when ${isId} then ${auditLog.subjectId}::uuid end`
}

/** Checks the whole log, and writes that somebody did. */
export async function verifyAudit(db: Db, actor: UserId): Promise<AuditVerification> {
  const verification = await verifyChain(db)
  const { valid, entries } = verification
  await audit(db, { actor, action: 'audit.verify', subject: { type: 'audit', id: 'log' }, after: { valid, entries } })
  return verification
}

/** The log as a file, oldest line first, written while it is sent. In it everything that a hash covers. */
export async function exportAudit(db: Db, actor: UserId, { format, ...filter }: AuditExportQuery): Promise<Readable> {
  const subject = { type: 'audit', id: 'log' }
  await audit(db, { actor, action: 'audit.export', subject, after: { format, ...filter } })
  return Readable.from(format === 'csv' ? asCsv(db, matching(filter)) : asJsonLines(db, matching(filter)))
}

async function* asJsonLines(db: Db, where: SQL | undefined) {
  for await (const entries of readChain(db, where)) {
    yield entries.map((entry) => `${JSON.stringify(entry)}\n`).join('')
  }
}

const columns = Object.keys(chainedColumns) as (keyof AuditEntry)[]

async function* asCsv(db: Db, where: SQL | undefined) {
  yield `${columns.join(',')}\r\n`
  for await (const entries of readChain(db, where)) {
    yield entries.map((entry) => `${columns.map((column) => csvField(entry[column])).join(',')}\r\n`).join('')
  }
}

/** RFC 4180. A field that a spreadsheet would take for a formula gets an apostrophe in front, which it hides. */
export function csvField(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}
