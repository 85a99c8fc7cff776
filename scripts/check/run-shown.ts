import { type ChildProcess, spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** How long one check may take before it is ended: far above what any takes, below what makes a machine hang. */
const longest = 15 * 60_000

interface Options {
  limit?: number
  /** takes the output instead, piece by piece: what runs beside another is shown once it is over */
  heard?: (piece: string) => void
  /** whether it takes of the processor only what all others leave */
  givesWay?: boolean
}

/** Runs a command with its output shown, tools of node_modules first on the path. Returns its exit code, or in words what
 *  ended it: a signal, the time limit, or that it could not be started. */
export function runShown(
  words: string[],
  { limit = longest, heard, givesWay = false }: Options = {},
): Promise<number | string> {
  const [command = '', ...args] = givesWay ? ['nice', '-n', String(lowest), ...words] : words
  const to = heard ? 'pipe' : 1
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    // Both streams to ours on standard output, in order, so that the count is the last line of one stream.
    stdio: ['ignore', to, to],
    env: { ...process.env, PATH: path, ...(process.stdout.isTTY ? {} : { NO_COLOR: '1' }) },
    // A group of its own, so that what the check has started (browsers, databases) ends with it.
    detached: true,
  })
  if (givesWay) letGroupGiveWay(child)
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

/** How nice is whoever gives way. At 19, the most there is, a check might not end in time on a single core. */
const lowest = 10

/** Linux may share the processor among sessions first, and only then, by `nice`, among the processes of each. */
function letGroupGiveWay({ pid }: ChildProcess): void {
  try {
    writeFileSync(`/proc/${pid}/autogroup`, String(lowest))
  } catch {
    // No Linux, or one that does not share so: then `nice` has told it all.
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Gone by itself in the meantime.
  }
}
