import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { bundled } from './bundled.ts'
import { keepsCompiledCode } from './compiled-code.ts'

/** What a process may have, in megabytes. */
export interface Room {
  /** limit of the JavaScript heap */
  heapMegabytes: number
  /** limit of all memory of a process, what its modules need included */
  megabytes: number
}

/** Where the processes of a pool come from, and where those go that have nothing to do when it closes. */
export interface Staff {
  hire(file: URL, room: Room): ChildProcess
  /** settles once the process is no longer at work for anybody */
  dismiss(process: ChildProcess, file: URL, room: Room): Promise<void>
}

/** Starts each process anew and ends it with its pool. */
export const ownStaff: Staff = {
  hire: (_file, { heapMegabytes, megabytes }) => {
    const entry = fileURLToPath(bundled(new URL('./process-child.ts', import.meta.url)))
    return spawn(
      process.execPath,
      [`--max-old-space-size=${heapMegabytes}`, entry, String(megabytes), String(process.pid)],
      {
        // none of our settings: what reads files from outside needs to know no password
        env: { PATH: process.env.PATH, ...keepsCompiledCode },
        stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
        serialization: 'advanced',
      },
    )
  },
  dismiss: async (child) => {
    const ended = once(child, 'close')
    child.kill('SIGKILL')
    await ended
  },
}

let staff = ownStaff

/** Who hires and dismisses from now on: tests of many servers, one after the other, hand their processes on. */
export function useStaff(other: Staff): void {
  staff = other
}

export const currentStaff = (): Staff => staff
