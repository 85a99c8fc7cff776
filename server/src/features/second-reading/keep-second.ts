import type { AiFailure, DocumentId, ModelReading, SecondOutcome } from '@karar/schema'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documents, documentTexts, secondReadings, users } from '../../db/tables.ts'
import { audit } from '../../lib/audit/audit.ts'
import { announce, documentsTopic } from '../../lib/http/live.ts'
import type { GroundedAnalysis } from '../../lib/text/grounded-analysis.ts'
import { corrected } from '../corrections/service.ts'
import { figuresOf, keepDays } from '../documents/service.ts'
import { readerLimitMs, type SecondReaders } from './readers.ts'
import { nothingFound, type SecondJob } from './service.ts'
import type { LaidAnalysis } from './worker.ts'

/** Whether this run may go on. */
export async function isOpen(db: Db, job: SecondJob): Promise<boolean> {
  const [row] = await db.select({ id: secondReadings.documentId }).from(secondReadings).where(isThisRun(job))
  return row !== undefined
}

/** All that a reading needs of its document. */
export type Row = NonNullable<Awaited<ReturnType<typeof load>>>

/** Nothing where the run was overtaken, or its document is gone. */
export async function load(db: Db, job: SecondJob) {
  const [row] = await db
    .select({
      document: documents,
      company: users.companyName,
      party: analyses.userParty,
      unified: analyses.unified,
      text: documentTexts.text,
      pages: documentTexts.pages,
    })
    .from(secondReadings)
    .innerJoin(documents, eq(documents.id, secondReadings.documentId))
    .innerJoin(users, eq(users.id, documents.ownerId))
    .innerJoin(analyses, eq(analyses.documentId, documents.id))
    .innerJoin(documentTexts, eq(documentTexts.documentId, documents.id))
    .where(isThisRun(job))
  return row
}

/** The row, while it names this run. */
export const isThisRun = ({ document_id, run_id }: SecondJob) =>
  and(eq(secondReadings.documentId, document_id as DocumentId), eq(secondReadings.runId, run_id))

/**
 * Notes how far a run is. Parts end side by side, each noted on a connection of its own, so an earlier count may arrive after
 * a later one: a count never goes down within a run.
 */
export async function noteProgress(
  db: Db,
  job: SecondJob,
  { done, tokens, microRupees }: { done: number; tokens: number; microRupees: number },
): Promise<void> {
  const { partsDone, tokens: spent, microRupees: paid } = secondReadings
  await db
    .update(secondReadings)
    .set({
      partsDone: sql`greatest(${partsDone}, ${done}::integer)`,
      tokens: sql`greatest(${spent}, ${tokens}::integer)`,
      microRupees: sql`greatest(${paid}, ${microRupees}::bigint)`,
    })
    .where(isThisRun(job))
}

/** The analysis with what a model said, or as the playbook alone reads it. */
export async function lay(
  readers: SecondReaders,
  row: Row,
  second: ModelReading | null,
  signal: AbortSignal,
): Promise<LaidAnalysis> {
  const { text, pages, party, company, unified } = row
  const task = { kind: 'lay' as const, text, pages, day: unified.as_of, party, company, second }
  const laid = await readers.run(task, { signal, timeLimitMs: readerLimitMs })
  if (laid.kind !== 'lay') throw new Error('an analysis was asked for')
  return laid
}

/** What of a reading reached the page. Two claims about the same words are one card, and neither of them is dropped. */
export function outcomeOf(
  { unified: { critical_issues, missing_clause_details }, unplaced }: LaidAnalysis,
  { wrong, leftOut }: { wrong: number; leftOut: number },
): SecondOutcome {
  const count = (origin: string) => critical_issues.filter((issue) => issue.origin === origin).length
  return {
    added: count('model'),
    confirmed: count('both'),
    doubted: critical_issues.filter(({ second_opinion }) => second_opinion?.doubt != null).length,
    missing: missing_clause_details.filter(({ origin }) => origin === 'model').length,
    dropped: unplaced + wrong,
    left_out: leftOut,
  }
}

interface Kept {
  source: 'attorney_guided' | 'ai_assisted'
  outcome: SecondOutcome
  end?: 'forgotten'
}

/** @returns false where the document has been analysed anew, read from another side or taken back meanwhile */
export async function keep(
  db: Db,
  job: SecondJob,
  row: Row,
  laid: GroundedAnalysis,
  { source, outcome, end }: Kept,
): Promise<boolean> {
  const { id, ownerId } = row.document
  return db.transaction(async (tx) => {
    const [document] = await tx.select().from(documents).where(eq(documents.id, id)).for('update')
    if (!document || document.status === 'analyzing' || document.runId !== row.document.runId) return false
    if (document.keptLocal !== row.document.keptLocal) return false
    const [mine] = await tx
      .update(secondReadings)
      .set({ outcome })
      .where(isThisRun(job))
      .returning({ id: secondReadings.documentId })
    if (!mine) return false
    await tx.update(documents).set(figuresOf(laid.unified)).where(eq(documents.id, id))
    await keepDays(tx, id, await corrected(tx, id, laid.unified))
    await tx
      .update(analyses)
      .set({
        unified: laid.unified,
        pressedResults: laid.pressedResults,
        source,
        engineVersion: laid.engineVersion,
        ...(laid.position && { position: laid.position }),
      })
      .where(eq(analyses.documentId, id))
    if (end === 'forgotten') await tx.delete(secondReadings).where(isThisRun(job))
    await announce(tx, documentsTopic(ownerId), { document: id })
    return true
  })
}

/** Ends a reading, in the words of what became of it. */
export async function settleSecond(
  db: Db,
  job: SecondJob,
  state: 'done' | 'partly' | 'failed',
  failure: AiFailure | null,
  outcome: SecondOutcome = nothingFound,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx
      .update(secondReadings)
      .set({ state, failure, finishedAt: new Date() })
      .where(isThisRun(job))
      .returning()
    if (!row) return
    const [document] = await tx
      .select({ ownerId: documents.ownerId })
      .from(documents)
      .where(eq(documents.id, row.documentId))
    if (document) await announce(tx, documentsTopic(document.ownerId), { document: row.documentId })
    await audit(tx, {
      actor: null,
      action: state === 'failed' ? 'second_reading.fail' : 'second_reading.complete',
      subject: { type: 'document', id: row.documentId },
      after: { state, failure, model: row.reader.model, host: row.reader.host, tokens: row.tokens, ...outcome },
    })
  })
}
