import type { AiFailure, DocumentId, ModelReading, SecondOutcome, UnifiedAnalysis } from '@karar/schema'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/open.ts'
import { analyses, documents, documentTexts, secondReadings, users } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import { type AiChoice, readerOf } from '../../lib/ai/choice.ts'
import { AiFailed, isOutage } from '../../lib/ai/failure.ts'
import { noRedaction, openRedaction } from '../../lib/ai/redact.ts'
import { nothingSpent } from '../../lib/ai/usage.ts'
import { audit } from '../../lib/audit/audit.ts'
import { announce, documentsTopic } from '../../lib/http/live.ts'
import type { Log } from '../../lib/settings/log.ts'
import type { GroundedAnalysis } from '../../lib/text/grounded-analysis.ts'
import { corrected } from '../corrections/service.ts'
import { figuresOf, keepDays } from '../documents/service.ts'
import { type Group, groupsOf } from './groups.ts'
import { readingPrompt } from './prompts.ts'
import { emptyReading, readAnswer, together } from './read-answer.ts'
import { readerLimitMs, type SecondReaders } from './readers.ts'
import { nothingFound, type SecondJob } from './service.ts'

export interface SecondContext {
  db: Db
  ai: Ai
  readers: SecondReaders
  log: Log
}

/** Parts that are asked for at the same time. */
const atOnce = 3
/** Where so many parts failed and none was read, the others are not tried. */
const hopeless = 3

/** After these another part would fail alike. */
const isLasting = (failed: AiFailed): boolean =>
  isOutage(failed) || ['resting', 'budget_document', 'budget_day'].includes(failed.reason)

/**
 * Has a document read a second time, part by part, and lays what was said over the analysis as it comes. A run that was
 * overtaken does nothing. Where the owner keeps the document local, the analysis is put back to what the playbook reads.
 *
 * @throws when something broke that a new try may mend; what was answered by then is not asked for again
 */
export async function runSecondReading(context: SecondContext, job: SecondJob, signal: AbortSignal): Promise<void> {
  const { db, ai, log } = context
  const row = await load(db, job)
  if (!row) return
  const choice = await ai.choice()
  if (row.document.keptLocal || choice === null) {
    const plain = await lay(context, row, null, signal)
    await keep(db, job, row, plain, { source: 'attorney_guided', outcome: nothingFound, end: 'forgotten' })
    return
  }
  const parts = await partsOf(context, row, choice, signal)
  await db
    .update(secondReadings)
    .set({ state: 'reading', reader: readerOf(choice), parts: parts.groups.length, partsDone: 0, failure: null })
    .where(isThisRun(job))
  const state = {
    reading: emptyReading(),
    done: 0,
    wrong: 0,
    leftOut: 0,
    failures: 0,
    failed: undefined as AiFailed | undefined,
  }
  const spent = nothingSpent()
  const overtaken = new AbortController()
  const stop = AbortSignal.any([signal, overtaken.signal])
  const laying = layer(async (reading) => {
    const laid = await lay(context, row, reading, stop)
    const outcome = outcomeOf(laid.unified, reading, state)
    if (!(await keep(db, job, row, laid, { source: 'ai_assisted', outcome }))) overtaken.abort()
    return outcome
  })
  const left = [...parts.groups]
  const work = async () => {
    for (let group = left.shift(); group && !overtaken.signal.aborted; group = left.shift()) {
      // the owner may have said meanwhile that it stays here
      if (!(await isOpen(db, job))) return overtaken.abort()
      const { prompt, leftOut } = readingPrompt(group, parts.side, parts.redaction)
      try {
        const asking = { signal: stop, spent, documentId: row.document.id }
        const read = await ai.ask(choice, prompt, (text) => readAnswer(text, group, parts.redaction), asking)
        state.reading = together(state.reading, read.reading)
        state.wrong += read.wrong
        state.leftOut += leftOut
      } catch (error) {
        if (overtaken.signal.aborted) return
        if (!(error instanceof AiFailed)) throw error
        // the first failure tells most: that a model is left alone after it follows from it
        state.failed ??= error
        state.failures++
        log.info({ reason: error.reason, documentId: row.document.id }, 'a part was not read a second time')
        if (isLasting(error) || (state.done === 0 && state.failures >= hopeless)) left.length = 0
        continue
      }
      state.done++
      await db
        .update(secondReadings)
        .set({ partsDone: state.done, tokens: spent.tokens, microRupees: spent.microRupees })
        .where(isThisRun(job))
      if (left.length > 0) laying.begin(state.reading)
    }
  }
  try {
    await Promise.all(Array.from({ length: atOnce }, work))
  } finally {
    // whatever broke, nothing of this run goes on behind its back
    await laying.idle().catch(() => {})
  }
  if (overtaken.signal.aborted) return
  await finish(context, job, row, state, laying.last)
}

async function isOpen(db: Db, job: SecondJob): Promise<boolean> {
  const [row] = await db.select({ id: secondReadings.documentId }).from(secondReadings).where(isThisRun(job))
  return row !== undefined
}

type Row = NonNullable<Awaited<ReturnType<typeof load>>>

async function load(db: Db, job: SecondJob) {
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

const isThisRun = ({ document_id, run_id }: SecondJob) =>
  and(eq(secondReadings.documentId, document_id as DocumentId), eq(secondReadings.runId, run_id))

async function partsOf({ readers }: SecondContext, { text, unified }: Row, choice: AiChoice, signal: AbortSignal) {
  const task = { kind: 'plan' as const, text, day: unified.as_of }
  const planned = await readers.run(task, { signal, timeLimitMs: readerLimitMs })
  if (planned.kind !== 'plan') throw new Error('a plan was asked for')
  const groups: Group[] = groupsOf(text, planned.plan, unified.critical_issues, choice.ways)
  const names = unified.parties.map(({ name }) => name)
  return {
    groups,
    side: { ...unified.perspective, kind: unified.contract_type },
    redaction: choice.redact ? openRedaction(text, names) : noRedaction,
  }
}

async function lay(
  { readers }: SecondContext,
  row: Row,
  second: ModelReading | null,
  signal: AbortSignal,
): Promise<GroundedAnalysis> {
  const { text, pages, party, company, unified } = row
  const task = { kind: 'lay' as const, text, pages, day: unified.as_of, party, company, second }
  const laid = await readers.run(task, { signal, timeLimitMs: readerLimitMs })
  if (laid.kind !== 'lay') throw new Error('an analysis was asked for')
  return laid
}

/** Lays the latest reading over the analysis, one at a time. */
function layer(work: (reading: ModelReading) => Promise<SecondOutcome>) {
  let latest: ModelReading | undefined
  let running: Promise<void> | undefined
  const self = {
    last: undefined as SecondOutcome | undefined,
    begin(reading: ModelReading): void {
      latest = reading
      running ??= (async () => {
        while (latest) {
          const next = latest
          latest = undefined
          self.last = await work(next)
        }
      })().finally(() => {
        running = undefined
      })
      // whoever waits for it hears of a failure
      running.catch(() => {})
    },
    idle: async (): Promise<void> => running,
  }
  return self
}

/** What of a reading reached the page. */
function outcomeOf(
  { critical_issues, missing_clause_details }: UnifiedAnalysis,
  { issues }: ModelReading,
  { wrong, leftOut }: { wrong: number; leftOut: number },
): SecondOutcome {
  const count = (origin: string) => critical_issues.filter((issue) => issue.origin === origin).length
  const added = count('model')
  const placed = critical_issues.filter(({ second_opinion }) => second_opinion && second_opinion.doubt === null).length
  return {
    added,
    confirmed: count('both'),
    doubted: critical_issues.filter(({ second_opinion }) => second_opinion?.doubt != null).length,
    missing: missing_clause_details.filter(({ origin }) => origin === 'model').length,
    dropped: Math.max(0, issues.length - placed) + wrong,
    left_out: leftOut,
  }
}

interface Kept {
  source: 'attorney_guided' | 'ai_assisted'
  outcome: SecondOutcome
  end?: 'forgotten'
}

/** @returns false where the document has been analysed anew, read from another side or taken back meanwhile */
async function keep(
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
      .set({ unified: laid.unified, source, ...(laid.position && { position: laid.position }) })
      .where(eq(analyses.documentId, id))
    if (end === 'forgotten') await tx.delete(secondReadings).where(isThisRun(job))
    await announce(tx, documentsTopic(ownerId), { document: id })
    return true
  })
}

interface State {
  reading: ModelReading
  done: number
  wrong: number
  leftOut: number
  failed: AiFailed | undefined
}

async function finish(
  context: SecondContext,
  job: SecondJob,
  row: Row,
  state: State,
  last: SecondOutcome | undefined,
): Promise<void> {
  const { db } = context
  let outcome = last ?? nothingFound
  if (state.done > 0) {
    const laid = await lay(context, row, state.reading, AbortSignal.timeout(readerLimitMs))
    outcome = outcomeOf(laid.unified, state.reading, state)
    if (!(await keep(db, job, row, laid, { source: 'ai_assisted', outcome }))) return
  }
  const end = state.failed === undefined ? 'done' : state.done > 0 ? 'partly' : 'failed'
  await settleSecond(db, job, end, state.failed?.reason ?? null, outcome)
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
