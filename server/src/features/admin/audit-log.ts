import { Readable } from 'node:stream'
import {
  type AuditEntry,
  type AuditExportQuery,
  type AuditQuery,
  type AuditVerification,
  mostLines,
  type NamedAuditEntry,
  type UserId,
} from '@karar/schema'
import { and, type Column, count, desc, eq, gte, like, lt, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/open.ts'
import { atMost, prepared } from '../../db/prepared.ts'
import { auditLog, auditTallies, documents, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { chainedColumns, readChain, verifyChain } from '../../lib/audit/audit-chain.ts'
import { csvField } from '../../lib/text/csv.ts'
import { findTotal } from '../documents/service.ts'

export interface AuditPage {
  entries: NamedAuditEntry[]
  total: number
  next: number | undefined
}

type Filter = Omit<AuditExportQuery, 'format'>

/** Where the values themselves may not be known yet, but only what stands in their place in a prepared question. */
type Compared = Omit<Filter, 'actor' | 'subject'> & { [Field in 'actor' | 'subject']?: Filter[Field] | Placeholder }

/** The lines that an administrator looks for. A day begins and ends in Indian time. */
function matching(filter: Compared): SQL | undefined {
  const { subject, from, to } = filter
  const dayStart = (day: string) => new Date(`${day}T00:00:00+05:30`)
  const dayAfter = (day: string) => new Date(dayStart(day).getTime() + 86_400_000)
  return and(
    isBy(auditLog, filter),
    subject ? eq(auditLog.subjectId, subject) : undefined,
    from ? gte(auditLog.at, dayStart(from)) : undefined,
    to ? lt(auditLog.at, dayAfter(to)) : undefined,
  )
}

function isBy(columns: { actorId: Column; action: Column }, { actor, action }: Compared): SQL | undefined {
  const begins = action && like(columns.action, `${action.replace(/_/g, '\\_')}.%`)
  return and(
    action ? or(eq(columns.action, action), begins || undefined) : undefined,
    actor ? eq(columns.actorId, actor) : undefined,
  )
}

/** One page of the log, newest first, with the names that the ids have today. */
export async function listAudit(db: Db, { limit, cursor, ...filter }: AuditQuery): Promise<AuditPage> {
  const { actor, action, subject, from, to } = filter
  const where = and(matching(filter), cursor ? lt(auditLog.id, cursor) : undefined)
  const isUsual = !action && !from && !to && !cursor
  const rows = isUsual
    ? await firstPage(db, [actor && 'actor', subject && 'subject'].filter(Boolean).join()).execute({
        actor,
        subject,
        limit: limit + 1,
      })
    : await selectPage(db, where, lineTotal(db, filter), limit + 1)
  const entries = rows.slice(0, limit).map(({ total: _, ...entry }) => entry)
  const total = rows[0]?.total ?? (await findTotal(db, lineTotal(db, filter)))
  return { entries, total, next: rows.length > limit ? entries.at(-1)?.id : undefined }
}

/** What is asked most is prepared. Not with actions: of some there are very few, which only a plan of their own knows. */
const firstPage = prepared((db, variant) => {
  const fields = variant === '' ? [] : variant.split(',')
  const filter: Compared = Object.fromEntries(fields.map((field) => [field, sql.placeholder(field)]))
  const page = selectPage(db, matching(filter), lineTotal(db, filter), sql.placeholder('limit'))
  return page.prepare(`audit ${variant}`)
})

function selectPage(db: Db, where: SQL | undefined, total: SQL<number>, limit: number | Placeholder) {
  const last = db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(where)
    .orderBy(desc(auditLog.id))
    .limit(atMost(mostLines + 1))
    .as('last')
  // before any name is looked up
  const page = db.select().from(last).orderBy(desc(last.id)).limit(limit).as('page')
  const actors = alias(users, 'actors')
  const subjects = alias(users, 'subjects')
  return db
    .select({
      ...chainedColumns,
      actor_name: actors.fullName,
      subject_name: sql<string | null>`coalesce(${subjects.fullName}, ${documents.originalFilename})`,
      total,
    })
    .from(page)
    .innerJoin(auditLog, eq(auditLog.id, page.id))
    .leftJoin(actors, eq(actors.id, auditLog.actorId))
    .leftJoin(subjects, eq(subjects.id, subjectId('user')))
    .leftJoin(documents, eq(documents.id, subjectId('document')))
    .orderBy(desc(auditLog.id))
}

/**
 * The lines are numbered without a gap and none ever goes (migration 0004): of all of them the last number tells how many.
 * By whom and of what is counted with every line (0013); subjects have few lines, and of days only what was asked for.
 */
function lineTotal(db: Db, filter: Compared): SQL<number> {
  const { actor, action, subject, from, to } = filter
  if (subject || from || to)
    return sql<number>`(${db.select({ total: count() }).from(auditLog).where(matching(filter))})::int`
  if (!actor && !action) return sql<number>`(select coalesce(max(${auditLog.id}), 0)::int from ${auditLog})`
  const { lines } = auditTallies
  return sql<number>`(select coalesce(sum(${lines}), 0)::int from ${auditTallies} where ${isBy(auditTallies, filter)})`
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
  // without the mark in front Excel takes a reason in Hindi for Western letters
  yield `\ufeff${columns.join(',')}\r\n`
  for await (const entries of readChain(db, where)) {
    yield entries.map((entry) => `${columns.map((column) => csvField(entry[column])).join(',')}\r\n`).join('')
  }
}
