import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'

/** How long one check may take before it is ended: far above what any takes, below what makes a machine hang. */
const longest = 10 * 60 * 1000

/** Runs a command with its output shown, tools of node_modules first on the path. Returns its exit code, or in words
 *  what ended it: a signal, the time limit, or that it could not be started. */
export function runShown([command = '', ...args]: string[]): Promise<number | string> {
  const path = `${join(process.cwd(), 'node_modules', '.bin')}${delimiter}${process.env.PATH ?? ''}`
  const child = spawn(command, args, {
    // Both streams to ours on standard output, in order, so that the count is the last line of one stream.
    stdio: ['ignore', 1, 1],
    env: { ...process.env, PATH: path, FORCE_COLOR: process.env.CI ? '0' : (process.env.FORCE_COLOR ?? '') },
    timeout: longest,
    killSignal: 'SIGKILL',
  })
  return new Promise((resolve) => {
    child.on('error', (cause) => resolve(`an error: ${cause.message}`))
    child.on('close', (code, signal) => resolve(code ?? `signal ${signal ?? 'unknown'}`))
  })
}
