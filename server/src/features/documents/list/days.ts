import type { DocumentId, KeyDate, UnifiedAnalysis, UserId } from '@karar/schema'
import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { documentDays, documents } from '../../../db/tables.ts'

/** Keeps the days that an analysis names, each once, in the transaction that keeps the analysis. */
export async function keepDays(tx: Tx, documentId: DocumentId, { key_facts }: UnifiedAnalysis): Promise<void> {
  await tx.delete(documentDays).where(eq(documentDays.documentId, documentId))
  const days = key_facts.dates.flatMap(({ iso, label }) => (iso === null ? [] : [{ iso, label }]))
  if (days.length === 0) return
  await tx.execute(sql`
    insert into ${documentDays} (document_id, owner_id, day, label)
    select distinct ${documents.id}, ${documents.ownerId}, fact ->> 'iso', fact ->> 'label'
    from ${documents}, jsonb_array_elements(${JSON.stringify(days)}::jsonb) as fact
    where ${documents.id} = ${documentId}`)
}

/** The days to come of somebody's documents, soonest first. @param from the first day, e.g. '2026-11-23' */
export function listDays(db: Tx, owner: UserId, from: string, limit: number): Promise<KeyDate[]> {
  return db
    .select({
      document_id: documentDays.documentId,
      original_filename: documents.originalFilename,
      label: documentDays.label,
      date: documentDays.day,
    })
    .from(documentDays)
    .innerJoin(documents, eq(documents.id, documentDays.documentId))
    .where(and(eq(documentDays.ownerId, owner), gte(documentDays.day, from)))
    .orderBy(asc(documentDays.day), asc(documentDays.documentId), asc(documentDays.label))
    .limit(limit)
}
