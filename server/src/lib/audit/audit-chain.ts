import type { AuditEntry, AuditVerification } from '@karar/schema'
import { asc, desc, gt, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { auditLog } from '../../db/tables.ts'
import { sha256 } from '../ids.ts'

/** What the first line names as the one before. */
const beginning = '0'.repeat(64)
const batch = 1000

/** The columns of a line, in the very characters that were hashed. */
export const chainedColumns = {
  id: auditLog.id,
  at: sql<string>`to_char(${auditLog.at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`,
  actor_id: sql<string | null>`${auditLog.actorId}::text`,
  action: auditLog.action,
  subject_type: auditLog.subjectType,
  subject_id: auditLog.subjectId,
  before: sql<string | null>`${auditLog.before}::text`,
  after: sql<string | null>`${auditLog.after}::text`,
  previous_hash: auditLog.previousHash,
  hash: auditLog.hash,
} satisfies Record<keyof AuditEntry, unknown>

/**
 * The hash that a line must have: SHA-256 of a JSON array of its fields, the hash of the line before first. The
 * database makes the same characters when it writes the line (migration 0004), and so can anybody who was given an
 * export.
 */
export function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  const { previous_hash, id, at, actor_id, action, subject_type, subject_id, before, after } = entry
  const fields = [previous_hash, id, at, actor_id, action, subject_type, subject_id, before, after]
  return sha256(`[${fields.map((field) => JSON.stringify(field)).join(', ')}]`)
}

/** All lines that meet the condition, oldest first, a batch at a time, so that a long log fits into memory. */
export async function* readChain(db: Db, where?: SQL): AsyncGenerator<AuditEntry[]> {
  let last = 0
  for (;;) {
    const after = gt(auditLog.id, last)
    const entries = await db
      .select(chainedColumns)
      .from(auditLog)
      .where(where ? sql`${after} and ${where}` : after)
      .orderBy(asc(auditLog.id))
      .limit(batch)
    if (entries.length === 0) return
    yield entries
    last = entries.at(-1)?.id ?? last
  }
}

/**
 * Goes through the whole log: are the numbers without a gap, does each line name the one before, and does each hash
 * fit what the line says? Lines cut off at the very end are seen only by comparing the head with one noted earlier.
 */
export async function verifyChain(db: Db): Promise<AuditVerification> {
  let entries = 0
  let head: AuditVerification['head'] = null
  for await (const lines of readChain(db)) {
    for (const line of lines) {
      const follows = line.id === entries + 1 && line.previous_hash === (head?.hash ?? beginning)
      if (!follows || line.hash !== hashOf(line)) {
        return { valid: false, entries, head, broken_at: line.id }
      }
      entries++
      head = { id: line.id, hash: line.hash }
    }
  }
  return { valid: true, entries, head, broken_at: null }
}

/** The last line, which stands for all before it. */
export async function chainHead(db: Db): Promise<AuditVerification['head']> {
  const { id, hash } = chainedColumns
  const [head] = await db.select({ id, hash }).from(auditLog).orderBy(desc(auditLog.id)).limit(1)
  return head ?? null
}
