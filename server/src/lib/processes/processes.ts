import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { currentErrand } from '../errand.ts'
import { bundled } from './bundled.ts'
import type { Assignment, Reply } from './messages.ts'
import { currentStaff, type Room } from './staff.ts'

interface RunOptions<Message> {
  /** calls the task off */
  signal?: AbortSignal
  /** most milliseconds by the clock; waiting for a process, and its start, do not count */
  timeLimitMs?: number
  /**
   * most milliseconds of the processor's time, of all threads together: what a task costs the others, however busy the
   * machine is. The process counts them itself and ends itself.
   */
  workLimitMs?: number
  /** whose task it is, by default that of who asks: of those that wait, one of somebody who has none at work comes first */
  person?: string | undefined
  onMessage?: (message: Message) => void
}

/**
 * Processes that run one kind of task, one at a time each.
 *
 * Not threads: a file from outside can bring V8 to a point where it ends the whole process, whatever limit its thread
 * has, and the limits of a thread leave out all memory but the JavaScript heap. A process falls alone.
 */
export interface Processes<Task, Message, Result> {
  /**
   * @throws the signal's reason when it fires: the process is killed, whatever it is doing, and replaced;
   *   TookTooLong and TooMuchMemory when the task wanted more than it may have; Error when the process broke otherwise
   */
  run(task: Task, options: RunOptions<Message>): Promise<Result>
  /**
   * Does a task whose result nobody wants, so that whatever it takes is loaded before somebody waits for it; again in the
   * next process, should the last one end.
   *
   * @param more is done where nobody waits by then: what has run a few times runs compiled
   */
  warmUp(task: Task, ...more: Task[]): Promise<void>
  /** false where the last process broke by itself and none has done a task since */
  isWell(): boolean
  close(): Promise<void>
}

/** A task wanted more memory than a process may have. Another try would end alike. */
export class TooMuchMemory extends Error {
  override readonly name = 'TooMuchMemory'
}

/** A task was worked on for longer, or with more of the processor's time, than it may be. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong'
}

interface Size extends Room {
  most: number
  /** how many of them one person may keep at work; where that is fewer than there are, whoever comes finds one free */
  mostOfOne?: number
  /** how long one that has nothing to do is kept, with all that it remembers; a minute unless told */
  idleMs?: number
  /**
   * how many are got ready by `warmUp` and kept for good: a new one takes seconds until it has loaded all that it needs.
   * From two on the last that has nothing to do is for somebody who has none at work
   */
  kept?: number
  /** so long all of them may be at work before another one is got ready; a second unless told */
  takenMs?: number
}

interface Job<Message, Result> {
  task: object
  workLimitMs: number
  person: string | undefined
  onMessage: ((message: Message) => void) | undefined
  /** A process works on it from now on. */
  begin(): void
  /** The job is over. It is heard once. */
  settle(outcome: { result: Result } | { error: unknown }): void
}

interface Child<Message, Result> {
  process: ChildProcess
  /** undefined while it waits for one */
  job: Job<Message, Result> | undefined
  /** the end of what it wrote to standard error */
  said: string
  idle?: NodeJS.Timeout
}

/** what V8 says at its own limit, and process-watch.ts at ours and at that of work */
const outOfMemory = /out of memory|allocation failed/i
const outOfTime = /out of time/

function whatEnded(said: string, error: Error): Error {
  if (outOfMemory.test(said)) return new TooMuchMemory(error.message)
  return outOfTime.test(said) ? new TookTooLong('more of the processor than a task may have') : error
}

/** @param file a module whose default export takes the task; a process is started when a task comes */
export function openProcesses<Task extends object, Message, Result>(
  file: URL,
  size: Size,
): Processes<Task, Message, Result> {
  const staff = currentStaff()
  const waiting: Job<Message, Result>[] = []
  const children = new Set<Child<Message, Result>>()
  let closed = false
  let well = true
  let warming: object[] = []
  let taken: NodeJS.Timeout | undefined
  let keeping: Promise<void> | undefined

  const atWorkFor = (person: string) => [...children].filter(({ job }) => job?.person === person).length

  /** Which of the tasks that wait may be begun: of those whose person has the fewest at work, the first; -1 where none may. */
  function nextPlace(): number {
    const theirs = waiting.map(({ person }) => (person === undefined ? 0 : atWorkFor(person)))
    const fewest = Math.min(...theirs)
    return fewest < (size.mostOfOne ?? Number.POSITIVE_INFINITY) ? theirs.indexOf(fewest) : -1
  }

  /** Gives the tasks that wait to processes that do not. */
  function next(): void {
    for (let place = nextPlace(); place >= 0; place = nextPlace()) {
      const child = childFor(waiting[place]?.person)
      const [job] = child ? waiting.splice(place, 1) : []
      if (!child || !job) break
      assign(child, job)
    }
    watchTaken()
  }

  /** Who keeps some at work already, with files that may be slow, leaves the last that is ready to somebody else. */
  function childFor(person: string | undefined): Child<Message, Result> | undefined {
    const [free, ...others] = [...children].filter(({ job }) => !job)
    const mayStart = children.size < size.most
    const leaves = (size.kept ?? 0) > 1 && others.length === 0 && person !== undefined && atWorkFor(person) > 0
    if (!mayStart || (free && !leaves)) return free
    // one that is getting ready is ahead of one that has not begun, which would besides take from it
    return waiting.length <= [...children].filter(isWarming).length ? undefined : start()
  }

  /** At work for nobody. */
  const isWarming = ({ job }: Child<Message, Result>) => job !== undefined && warming.includes(job.task)

  function assign(child: Child<Message, Result>, job: Job<Message, Result>): void {
    clearTimeout(child.idle)
    Object.assign(child, { job, said: '' })
    const isBesideOthers = [...children].some((other) => other !== child && other.job)
    const { task, workLimitMs } = job
    const assignment: Assignment = { file: bundled(file).href, task, workLimitMs, isBesideOthers }
    child.process.send(assignment, (error) => error && gone(child, error))
  }

  /** Where all have been at work for a while, with what may take long, one more gets ready for whoever comes. */
  function watchTaken(): void {
    const comes = (child: Child<Message, Result>) => !child.job || isWarming(child)
    const allAreTaken = warming.length > 0 && !closed && children.size < size.most && ![...children].some(comes)
    if (!allAreTaken) clearTimeout(taken)
    if (!allAreTaken) taken = undefined
    else taken ??= setTimeout(() => void warmAnother(), size.takenMs ?? 1000).unref()
  }

  function start(): Child<Message, Result> {
    const process_ = staff.hire(file, size)
    const child: Child<Message, Result> = { process: process_, job: undefined, said: '' }
    children.add(child)
    process_.stderr?.on('data', (chunk) => {
      child.said = (child.said + chunk).slice(-4000)
    })
    process_.on('message', (reply: Reply) => {
      if (reply.kind === 'begun') child.job?.begin()
      else if (reply.kind === 'message') child.job?.onMessage?.(reply.message as Message)
      else rest(child, reply.kind === 'result' ? { result: reply.result as Result } : { error: reply.error })
    })
    // 'close' and not 'exit': by then its last words are here
    const broken = (error: Error) => {
      if (children.has(child)) well = outOfMemory.test(child.said)
      gone(child, error)
    }
    process_.on('close', (code, signal) => broken(new Error(`the process of a task ended with ${signal ?? code}`)))
    process_.on('error', broken)
    return child
  }

  function rest(child: Child<Message, Result>, outcome: Parameters<Job<Message, Result>['settle']>[0]): void {
    const { job } = child
    child.job = undefined
    child.idle = setTimeout(() => {
      const isLastFree = ![...children].some((other) => other !== child && !other.job)
      if (children.size > (size.kept ?? 0) && (!isLastFree || !size.kept)) gone(child, new Error('idle'))
    }, size.idleMs ?? 60_000).unref()
    well = true
    job?.settle(outcome)
    next()
    if (job && !warming.includes(job.task)) void warmKept()
  }

  function gone(child: Child<Message, Result>, error: Error): void {
    if (!children.delete(child)) return
    clearTimeout(child.idle)
    child.process.kill('SIGKILL')
    const wasWarming = isWarming(child)
    child.job?.settle({ error: whatEnded(child.said, error) })
    next()
    // one that cannot be warmed up will say so to whoever needs it
    if (!wasWarming) void Promise.resolve(keeping).then(warmKept)
  }

  /** One that has nothing to do is ours no more. */
  function leave(child: Child<Message, Result>): Promise<void> {
    children.delete(child)
    clearTimeout(child.idle)
    for (const event of ['message', 'close', 'error']) child.process.removeAllListeners(event)
    child.process.stderr?.removeAllListeners('data')
    return staff.dismiss(child.process, file, size)
  }

  /**
   * Starts as many as are kept, one after the other, and while somebody has one at work no further: it would take from what
   * they wait for. Once that is done it is tried again, and where it takes long, `watchTaken` gets another one ready.
   */
  function warmKept(): Promise<void> {
    keeping ??= (async () => {
      const isBusy = () => [...children].some((child) => child.job && !isWarming(child))
      for (let count = 0; count < (size.kept ?? 0); count++)
        if (warming.length > 0 && !closed && children.size < (size.kept ?? 0) && !isBusy()) await warmAnother()
    })().finally(() => {
      keeping = undefined
    })
    return keeping
  }

  async function warmAnother(): Promise<void> {
    const child = start()
    const warm = (task: object) =>
      new Promise<void>((over) => {
        const nobody = { person: undefined, onMessage: undefined, begin: () => {}, settle: () => over() }
        assign(child, { task, workLimitMs: Number.POSITIVE_INFINITY, ...nobody })
      })
    // from the second time on nobody who waits waits for that
    for (const task of warming) if (children.has(child) && !child.job) await warm(task)
  }

  const processes: Processes<Task, Message, Result> = {
    run: (task, options) =>
      new Promise<Result>((resolve, reject) => {
        const { signal, timeLimitMs, workLimitMs = Infinity, person = currentErrand()?.person, onMessage } = options
        signal?.throwIfAborted()
        if (closed) throw new Error('the processes are closed')
        let limit: NodeJS.Timeout | undefined
        const stop = (error: unknown) => {
          if (waiting.includes(job)) waiting.splice(waiting.indexOf(job), 1)
          job.settle({ error })
          for (const child of children) if (child.job === job) gone(child, new Error('stopped'))
        }
        const onAbort = () => stop(signal?.reason)
        const job: Job<Message, Result> = {
          task,
          workLimitMs,
          person,
          onMessage,
          begin: () => {
            if (timeLimitMs === undefined) return
            limit = setTimeout(() => stop(new TookTooLong(`more than ${timeLimitMs} ms`)), timeLimitMs)
          },
          settle: (outcome) => {
            clearTimeout(limit)
            signal?.removeEventListener('abort', onAbort)
            if ('result' in outcome) resolve(outcome.result)
            else reject(outcome.error)
          },
        }
        signal?.addEventListener('abort', onAbort, { once: true })
        waiting.push(job)
        next()
      }),
    warmUp: (...tasks) => {
      warming = tasks
      return warmKept()
    },
    isWell: () => well,
    close: async () => {
      closed = true
      clearTimeout(taken)
      const over = new Error('the processes are closed')
      for (const job of waiting.splice(0)) job.settle({ error: over })
      const ended = [...children].map(async (child) => {
        if (!child.job) return leave(child)
        const end = once(child.process, 'close')
        gone(child, over)
        await end
      })
      await Promise.all(ended)
    },
  }
  return processes
}
