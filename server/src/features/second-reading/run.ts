import type { ModelReading, SecondOutcome } from '@karar/schema'
import type { Db } from '../../db/open.ts'
import { secondReadings } from '../../db/tables.ts'
import type { Ai } from '../../lib/ai/ai.ts'
import { type AiChoice, readerOf } from '../../lib/ai/choice.ts'
import { AiFailed, isOutage } from '../../lib/ai/failure.ts'
import { noRedaction, openRedaction } from '../../lib/ai/redact.ts'
import { nothingSpent } from '../../lib/ai/usage.ts'
import type { Log } from '../../lib/settings/log.ts'
import { type Group, groupsOf } from './groups.ts'
import { isOpen, isThisRun, keep, lay, load, noteProgress, outcomeOf, type Row, settleSecond } from './keep-second.ts'
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
    const plain = await lay(context.readers, row, null, signal)
    await keep(db, job, row, plain, { source: 'attorney_guided', outcome: nothingFound, end: 'forgotten' })
    return
  }
  const parts = await partsOf(context, row, choice, signal)
  // what it says of the playbook is loaded for whoever chose a model
  const { readingPrompt } = await import('./prompts.ts')
  await db
    .update(secondReadings)
    .set({
      ...{ state: 'reading', reader: readerOf(choice), parts: parts.groups.length, failure: null },
      ...{ partsDone: 0, tokens: 0, microRupees: 0 },
    })
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
    const laid = await lay(context.readers, row, reading, stop)
    const outcome = outcomeOf(laid, state)
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
      await noteProgress(db, job, { done: state.done, tokens: spent.tokens, microRupees: spent.microRupees })
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

async function partsOf({ readers }: SecondContext, { text, unified }: Row, choice: AiChoice, signal: AbortSignal) {
  const task = { kind: 'plan' as const, text, day: unified.as_of }
  const planned = await readers.run(task, { signal, timeLimitMs: readerLimitMs })
  if (planned.kind !== 'plan') throw new Error('a plan was asked for')
  const groups: Group[] = groupsOf(text, planned.plan, unified.critical_issues, choice.ways)
  const names = unified.parties.map(({ name }) => name)
  return {
    groups,
    side: { ...unified.perspective, kind: unified.contract_type, day: unified.as_of },
    redaction: choice.redact ? openRedaction(text, names) : noRedaction,
  }
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
    const laid = await lay(context.readers, row, state.reading, AbortSignal.timeout(readerLimitMs))
    outcome = outcomeOf(laid, state)
    if (!(await keep(db, job, row, laid, { source: 'ai_assisted', outcome }))) return
  }
  const end = state.failed === undefined ? 'done' : state.done > 0 ? 'partly' : 'failed'
  await settleSecond(db, job, end, state.failed?.reason ?? null, outcome)
}
