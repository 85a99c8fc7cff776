import { AppError } from '../../lib/http/errors.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import { words } from './words.ts'
import type { FileTask } from './worker.ts'

export type Reporters = Processes<FileTask, never, Uint8Array>

const timeLimitMs = 60_000

/** More reports than this at once wait for each other; one person's leave one place for somebody else's. */
export function openReporters(most: number): Reporters {
  const size = { most, mostOfOne: Math.max(1, most - 1), heapMegabytes: 512, megabytes: 768 }
  return openProcesses(new URL('./worker.ts', import.meta.url), size)
}

/**
 * Makes one file in a process of its own. The time in which it waits for a process does not count against it.
 *
 * @param gone fires when nobody waits for the file any more; it is thrown up then
 * @throws AppError internal, in words; the signal's reason
 */
export async function makeFile(reporters: Reporters, task: FileTask, gone: AbortSignal): Promise<Uint8Array> {
  try {
    return await reporters.run(task, { signal: gone, timeLimitMs })
  } catch (cause) {
    if (gone.aborted) throw cause
    const tooBig = cause instanceof TookTooLong || cause instanceof TooMuchMemory
    throw new AppError('internal', { message: tooBig ? words.tookTooLong : words.failed[task.kind], cause })
  }
}
