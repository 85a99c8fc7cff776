import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/** What the watching thread is told; what is shared holds in the middle of the work, too. */
export interface Watched {
  /** who started this process */
  parent: number
  megabytes: number
  /** milliseconds of the processor's time that this process may have used in all; infinite while it has no task */
  work: Float64Array
  /** 1 while there is a task; who changes it calls */
  busy: Int32Array
}

/**
 * A thread beside the task, which may be deep in a loop and hear nothing: ends the process when it holds more memory
 * than it may, of whatever kind, when its task used more of the processor than it may, or when whoever started it is no
 * longer there. It looks often while there is a task; of processes that wait there are many.
 */
const { parent, megabytes, work, busy } = workerData as Watched
const lookEveryMs = { atWork: 50, waiting: 500 }

for (;;) {
  const { user, system } = process.cpuUsage()
  const why =
    process.memoryUsage.rss() > megabytes * 1024 * 1024
      ? 'out of memory: more than this process may have'
      : (user + system) / 1000 > (work[0] ?? 0)
        ? 'out of time: more than this task may have'
        : undefined
  if (why) writeSync(2, `\n${why}\n`)
  if (why || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
  const now = Atomics.load(busy, 0)
  Atomics.wait(busy, 0, now, now ? lookEveryMs.atWork : lookEveryMs.waiting)
}
