import type { CommentEvent, DocumentId, ResolvedIssues, UserId } from '@karar/schema'
import { and, asc, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db, Tx } from '../../db/open.ts'
import { analyses, documents, resolvedIssues } from '../../db/tables.ts'
import { AppError } from '../../lib/http/errors.ts'
import { announce, documentTopic } from '../../lib/http/live.ts'
import { findReadable, type Reader } from '../documents/service.ts'
import { holdAccount } from '../usage/service.ts'

/** The reader's own ticks, in the order in which they were made; those of findings that are no longer there rest. */
export async function listResolved(db: Db, reader: Reader, id: DocumentId): Promise<ResolvedIssues> {
  await findReadable(db, reader, id)
  const there = new Set(await issueIds(db, id))
  const rows = await db
    .select({ issueId: resolvedIssues.issueId })
    .from(resolvedIssues)
    .where(isOf(reader.id, id))
    .orderBy(asc(resolvedIssues.resolvedAt), asc(resolvedIssues.issueId))
  return rows.map(({ issueId }) => issueId).filter((issueId) => there.has(issueId))
}

/** Ticks a finding off for this reader; once more changes nothing. @throws AppError document_not_found, issue_not_found */
export async function resolveIssue(db: Db, reader: Reader, id: DocumentId, issueId: string): Promise<void> {
  await db.transaction(async (tx) => {
    // account and document are there until the tick is; what is deleted in this moment takes the tick along
    await holdAccount(tx, reader.id)
    await expectIssue(tx, reader, id, issueId)
    const isIt = eq(documents.id, id)
    const [held] = await tx.select({ id: documents.id }).from(documents).where(isIt).for('key share')
    if (!held) throw new AppError('document_not_found')
    await tx.insert(resolvedIssues).values({ userId: reader.id, documentId: id, issueId }).onConflictDoNothing()
    await announceTicks(tx, reader.id, id)
  })
}

/** Takes the tick away. @throws AppError document_not_found, issue_not_found */
export async function reopenIssue(db: Db, reader: Reader, id: DocumentId, issueId: string): Promise<void> {
  await expectIssue(db, reader, id, issueId)
  await db.transaction(async (tx) => {
    await tx.delete(resolvedIssues).where(and(isOf(reader.id, id), eq(resolvedIssues.issueId, issueId)))
    await announceTicks(tx, reader.id, id)
  })
}

/** What the processes tell each other of a tick: whose ticks are others now. */
const TicksNote = z.object({ ticks_of: z.uuid() })

/** In the transaction of the change. */
function announceTicks(tx: Tx, person: UserId, id: DocumentId): Promise<void> {
  const note: z.infer<typeof TicksNote> = { ticks_of: person }
  return announce(tx, documentTopic(id), note)
}

/** What one listener is told of a note about ticks: that they are others, where they are the listener's own. */
export function tellOfTicks(reader: Reader, note: unknown): CommentEvent | null {
  const parsed = TicksNote.safeParse(note)
  return parsed.success && parsed.data.ticks_of === reader.id ? { event: 'ticks_changed', data: {} } : null
}

/** All ticks of a person, for the export of their account. */
export function readTicksOf(db: Db, userId: UserId) {
  return db
    .select({
      document_id: resolvedIssues.documentId,
      issue_id: resolvedIssues.issueId,
      resolved_at: resolvedIssues.resolvedAt,
    })
    .from(resolvedIssues)
    .where(eq(resolvedIssues.userId, userId))
    .orderBy(asc(resolvedIssues.resolvedAt))
}

const isOf = (userId: UserId, id: DocumentId) =>
  and(eq(resolvedIssues.userId, userId), eq(resolvedIssues.documentId, id))

async function expectIssue(db: Tx, reader: Reader, id: DocumentId, issueId: string): Promise<void> {
  await findReadable(db, reader, id)
  if (!(await issueIds(db, id)).includes(issueId)) throw new AppError('issue_not_found')
}

/** The ids alone: the analysis itself may be large. */
async function issueIds(tx: Tx, id: DocumentId): Promise<string[]> {
  const ids = sql<string[]>`jsonb_path_query_array(${analyses.unified}, '$.critical_issues[*].id')`
  const [row] = await tx.select({ ids }).from(analyses).where(eq(analyses.documentId, id))
  return row?.ids ?? []
}
