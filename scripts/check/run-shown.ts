import { type ChildProcess, spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** How long one check may take before it is ended: far above what any takes, below what makes a machine hang. */
const longest = 15 * 60_000

/**
 * Runs a command with its output shown, tools of node_modules first on the path. Returns its exit code, or in words what
 * ended it: a signal, the time limit, or that it could not be started.
 *
 * @param heard takes the output instead, piece by piece: what runs beside another is shown once it is over
 */
export function runShown(
  [command = '', ...args]: string[],
  limit = longest,
  heard?: (piece: string) => void,
): Promise<number | string> {
  const to = heard ? 'pipe' : 1
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    // Both streams to ours on standard output, in order, so that the count is the last line of one stream.
    stdio: ['ignore', to, to],
    env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
    // A group of its own, so that what the check has started (browsers, databases) ends with it.
    detached: true,
  })
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (piece) => heard?.(piece))
  const stop = (): void => endGroup(child)
  const interrupted = (): void => {
    stop()
    process.exit(130)
  }
  process.on('SIGINT', interrupted).on('SIGTERM', interrupted)
  let late = false
  const timer = setTimeout(() => {
    late = true
    stop()
  }, limit)
  return new Promise<number | string>((resolve) => {
    child.on('error', (cause) => resolve(`an error: ${cause.message}`))
    child.on('close', (code, signal) => resolve(late ? `the time limit of ${limit / 1000} s` : (code ?? `${signal}`)))
  }).finally(() => {
    clearTimeout(timer)
    process.off('SIGINT', interrupted).off('SIGTERM', interrupted)
  })
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone by itself in the meantime.
  }
}
