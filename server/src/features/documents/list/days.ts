import type { DocumentId, KeyDate, UnifiedAnalysis } from '@karar/schema'
import { and, asc, eq, gte, type Placeholder, sql } from 'drizzle-orm'
import type { Tx } from '../../../db/open.ts'
import { atMost } from '../../../db/prepared.ts'
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

/** The days to come of somebody's documents, soonest first: `KeyDate`, once it is asked. @param from the first day, '2026-11-23' */
export function daysToCome(db: Tx, owner: Placeholder, from: Placeholder, limit: number) {
  const { documentId, day, label } = documentDays
  return db
    .select({
      documentId,
      originalFilename: documents.originalFilename,
      label,
      date: sql<KeyDate['date']>`${day}`.as('date'),
    })
    .from(documentDays)
    .innerJoin(documents, eq(documents.id, documentId))
    .where(and(eq(documentDays.ownerId, owner), gte(day, from)))
    .orderBy(asc(day), asc(documentId), asc(label))
    .limit(atMost(limit))
}
