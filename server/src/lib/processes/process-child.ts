import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { saveCompiledCode } from './compiled-code.ts'
import type { Assignment, Reply, Reporting } from './messages.ts'
import type { Watched } from './process-watch.ts'

/** The program of one process of `processes.ts`: takes a task, does it, tells the result, waits for the next. */

// whoever waits for an answer comes first
try {
  if (getPriority() < constants.priority.PRIORITY_BELOW_NORMAL) setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
} catch {
  // a system that does not let us: the work is done all the same
}
// Ctrl-C and the end of a service reach us too, but whoever started us decides when we end.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
process.on('disconnect', () => process.exit())

// Who started us is told, not asked: it may be gone already, and whoever took us over would be taken for it.
const work = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT)).fill(Number.POSITIVE_INFINITY)
const busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
const watched: Watched = { parent: Number(process.argv[3]), megabytes: Number(process.argv[2]), work, busy }
const watcher = new Worker(new URL('./process-watch.ts', import.meta.url), {
  workerData: watched,
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
})
watcher.unref()

const tell = (reply: Reply) => process.send?.(reply)
let isSaved = false

process.on('message', async ({ file, task, workLimitMs, isBesideOthers }: Assignment) => {
  let reply: Reply
  watch(true)
  try {
    const { default: run } = await import(file)
    tell({ kind: 'begun' })
    work[0] = usedMs() + workLimitMs
    const port: Reporting<unknown>['port'] = {
      postMessage: (message) => tell({ kind: 'message', message }),
      allow: (ms) => {
        work[0] = (work[0] ?? 0) + ms
      },
    }
    reply = { kind: 'result', result: await run({ ...task, port, isBesideOthers }) }
  } catch (error) {
    reply = { kind: 'error', error: error instanceof Error ? error : new Error(String(error)) }
  }
  work[0] = Number.POSITIVE_INFINITY
  watch(false)
  tell(reply)
  // whoever has no more work for us ends us at once
  if (!isSaved) saveCompiledCode()
  isSaved = true
})

function watch(isBusy: boolean): void {
  Atomics.store(busy, 0, isBusy ? 1 : 0)
  Atomics.notify(busy, 0)
}

function usedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
