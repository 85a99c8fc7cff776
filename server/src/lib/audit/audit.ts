import type { UserId } from '@karar/schema'
import type { Tx } from '../../db/open.ts'
import { auditLines } from '../../db/tables.ts'

/** One line of the audit log. Never passwords, tokens or document text. */
export interface AuditLine {
  /** null for what Karar does by itself */
  actor: UserId | null
  action: `${string}.${string}`
  subject: { type: string; id: string }
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

/**
 * Writes the line in the transaction of the change that it tells of, so that neither is there without the other. It
 * gets its number, its time and its place in the chain when that commits.
 */
export async function audit(tx: Tx, { actor, action, subject, before, after }: AuditLine): Promise<void> {
  await tx.insert(auditLines).values({
    actorId: actor,
    action,
    subjectType: subject.type,
    subjectId: subject.id,
    before: before ?? null,
    after: after ?? null,
  })
}
