import { openProcesses, type Processes } from '../../lib/processes/processes.ts'
import type { SecondResult, SecondTask } from './worker.ts'

/** Processes for second readings; apart from the analysers, whom nobody waits for in vain because of a model. */
export type SecondReaders = Processes<SecondTask, never, SecondResult>

/** The longest text takes a tenth of this. */
export const readerLimitMs = 60_000

export function openSecondReaders(): SecondReaders {
  return openProcesses(new URL('./worker.ts', import.meta.url), { most: 1, heapMegabytes: 1024, megabytes: 1536 })
}
