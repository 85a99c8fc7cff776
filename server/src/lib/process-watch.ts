import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

/**
 * A thread beside the task, which may be deep in a loop and hear nothing: ends the process when it holds more memory
 * than it may, of whatever kind, or when whoever started it is no longer there.
 */
const { parent, megabytes } = workerData as { parent: number; megabytes: number }

setInterval(() => {
  const tooMuch = process.memoryUsage.rss() > megabytes * 1024 * 1024
  if (tooMuch) writeSync(2, '\nout of memory: more than this process may have\n')
  if (tooMuch || process.ppid !== parent) process.kill(process.pid, 'SIGKILL')
}, 50)
