import { existsSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** What `postmaster.pid` in a data folder says about the server that wrote it. */
export interface Postmaster {
  pid: number
  socketFolder: string
  ready: boolean
}

/** undefined where there is none, or none that tells a process; the server takes it away at any moment as it ends. */
export function readPostmaster(data: string): Postmaster | undefined {
  const text = readIfThere(join(data, 'postmaster.pid'))
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  return { pid, socketFolder: lines[4] ?? '', ready: lines[7]?.trim() === 'ready' }
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * What became of the process with this id.
 *
 * - `gone`: no such process
 * - `dying`: dead, but not yet collected; PostgreSQL still takes it for alive
 * - `foreign`: the id now belongs to another program, so the file is a leftover
 * - `alive`: the server of this data folder, as far as can be told
 */
export function stateOf(pid: number, data: string): 'gone' | 'dying' | 'foreign' | 'alive' {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM' ? 'foreign' : 'gone'
  }
  // Without /proc (macOS) a living process of this user is taken for the server; `select 1` decides.
  if (!existsSync('/proc/self/stat')) return 'alive'
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // the name in brackets may hold anything, so the state is the first letter after the last bracket
    if (stat.slice(stat.lastIndexOf(')') + 2).startsWith('Z')) return 'dying'
    return readlinkSync(`/proc/${pid}/cwd`) === data ? 'alive' : 'foreign'
  } catch {
    return existsSync(`/proc/${pid}`) ? 'alive' : 'gone'
  }
}
