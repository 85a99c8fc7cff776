import { availableParallelism } from 'node:os'
import type { Citation } from '@karar/schema'
import { AppError } from '../../lib/http/errors.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import type { AnswerResult, AnswerTask, ContractToAsk, Grounded, Unread } from './answer-task.ts'
import { words } from './words.ts'

export interface Answerers {
  /**
   * Answers a question about one contract, in another process.
   *
   * @param key tells one analysis of one document from every other
   * @param asked the question, and those before it in the conversation, the latest last
   * @param load reads the contract; called only where no process has it open
   * @param signal stops it
   * @throws AppError unavailable, in words, when it takes too long or wants too much memory; the signal's reason
   */
  ask(
    key: string,
    asked: { question: string; before: readonly string[] },
    load: () => Promise<ContractToAsk>,
    signal: AbortSignal,
  ): Promise<Grounded>
  /** Looks quotes up in a contract, in another process; null for those that stand nowhere. @throws as `ask` */
  cite(
    key: string,
    quotes: string[],
    load: () => Promise<ContractToAsk>,
    signal: AbortSignal,
  ): Promise<(Citation | null)[]>
  /** false once a process found that the reader of places does not run here, and answers by words alone */
  isWell(): boolean
  close(): Promise<void>
}

interface Options {
  most?: number
  /** by the clock, once a process begins with it */
  timeLimitMs?: number
  /** the module that answers */
  worker?: URL
  /** hears why questions are answered by words alone, once however many processes find that out */
  onUnread?: (why: string) => void
}

/** Of the processor's time, so that a busy machine makes no question heavier; by the clock it is bounded for who waits. */
const workLimitMs = 20_000

/** A contract stays open while its reader thinks about the answer. */
const idleMs = 10 * 60_000

export function openAnswerers({
  most = Math.max(2, availableParallelism()),
  timeLimitMs = 50_000,
  worker = new URL('./answer-worker.ts', import.meta.url),
  onUnread = () => {},
}: Options = {}): Answerers {
  let isTold = false
  const onMessage = ({ unread }: Unread) => {
    if (!isTold) onUnread(unread)
    isTold = true
  }
  const processes: Processes<AnswerTask, Unread, AnswerResult> = openProcesses(worker, {
    most,
    mostOfOne: Math.max(1, most - 1),
    heapMegabytes: 768,
    megabytes: 1024,
    idleMs,
  })
  async function run(task: AnswerTask, load: () => Promise<ContractToAsk>, signal: AbortSignal) {
    try {
      const options = { signal, timeLimitMs, workLimitMs, onMessage }
      const found = await processes.run(task, options)
      if (found.open) return found
      const contract = await load()
      const opened = await processes.run({ ...task, contract }, options)
      if (opened.open) return opened
      throw new Error('a contract was handed over and not opened')
    } catch (cause) {
      if (cause instanceof TookTooLong) throw new AppError('unavailable', { message: words.tookTooLong, cause })
      if (cause instanceof TooMuchMemory) throw new AppError('unavailable', { message: words.tooMuchMemory, cause })
      throw cause
    }
  }
  return {
    ask: async (key, asked, load, signal) => {
      const found = await run({ key, ...asked }, load, signal)
      if ('cited' in found) throw new Error('an answer was asked for')
      return found
    },
    cite: async (key, quotes, load, signal) => {
      const found = await run({ key, question: '', quotes }, load, signal)
      if ('cited' in found) return found.cited
      throw new Error('places were asked for')
    },
    isWell: () => !isTold,
    close: () => processes.close(),
  }
}
