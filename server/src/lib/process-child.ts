import { constants, getPriority, setPriority } from 'node:os'
import { Worker } from 'node:worker_threads'
import { keepCompiledCode } from './compiled-code.ts'
import type { Assignment, Reply } from './processes.ts'

/** The program of one process of `processes.ts`: takes a task, does it, tells the result, waits for the next. */

keepCompiledCode()
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

const watch = new Worker(new URL('./process-watch.ts', import.meta.url), {
  workerData: { parent: process.ppid, megabytes: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
})
watch.unref()

const tell = (reply: Reply) => process.send?.(reply)

process.on('message', async ({ file, task }: Assignment) => {
  try {
    const { default: work } = await import(file)
    tell({ kind: 'begun' })
    const port = { postMessage: (message: unknown) => tell({ kind: 'message', message }) }
    tell({ kind: 'result', result: await work({ ...task, port }) })
  } catch (error) {
    tell({ kind: 'error', error: error instanceof Error ? error : new Error(String(error)) })
  }
})
