import { AppError } from '../../lib/http/errors.ts'
import { openProcesses, type Processes, TookTooLong, TooMuchMemory } from '../../lib/processes/processes.ts'
import type { GroundedAnalysis } from '../../lib/text/grounded-analysis.ts'
import { words } from './words.ts'
import type { SideTask } from './worker.ts'

/** Processes that read a text from one side; apart from the analysers, whose long work nobody here should wait for. */
export type SideReaders = Processes<SideTask, never, GroundedAnalysis>

/** Of work, once a process begins with it. The longest text takes a tenth of this. */
const timeLimitMs = 50_000

/** Of as many as there are one person leaves one to whoever comes. */
export function openSideReaders(most: number): SideReaders {
  const size = { most, mostOfOne: Math.max(1, most - 1), heapMegabytes: 1024, megabytes: 1536 }
  return openProcesses(new URL('./worker.ts', import.meta.url), size)
}

/** @throws AppError unavailable where it takes too long or too much memory */
export async function readFromSide(sides: SideReaders, task: SideTask): Promise<GroundedAnalysis> {
  try {
    return await sides.run(task, { timeLimitMs })
  } catch (cause) {
    if (cause instanceof TookTooLong || cause instanceof TooMuchMemory) {
      throw new AppError('unavailable', { message: words.tooLong, cause })
    }
    throw cause
  }
}
