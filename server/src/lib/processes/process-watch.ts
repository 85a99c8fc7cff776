import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** What the watching thread is told; `work` is shared, so that a limit holds in the middle of the work, too. */
export interface Watched {
  /** who started this process */
  parent: number
  megabytes: number
  /** milliseconds of the processor's time that this process may have used in all; infinite while it has no task */
  work: Float64Array
}

/**
 * A thread beside the task, which may be deep in a loop and hear nothing: ends the process when it holds more memory
 * than it may, of whatever kind, when its task used more of the processor than it may, or when whoever started it is no
 * longer there.
 */
const { parent, megabytes, work } = workerData as Watched

setInterval(() => {
  const { user, system } = process.cpuUsage()
  const why =
    process.memoryUsage.rss() > megabytes * 1024 * 1024
      ? 'out of memory: more than this process may have'
      : (user + system) / 1000 > (work[0] ?? 0)
        ? 'out of time: more than this task may have'
        : undefined
  if (why) writeSync(2, `\n${why}\n`)
  if (why || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 50)
