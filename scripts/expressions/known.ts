import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Verdict } from './prove-expression.ts'

const file = join(import.meta.dirname, 'known.txt')

/** What was proven of expressions before, by their keys. */
export function readKnown(): Map<string, Verdict> {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : []
  return new Map(lines.map((line) => line.split(' ') as [string, Verdict]))
}

/** Keeps what was proven, one line each, sorted, so that two who add some seldom meet. */
export function writeKnown(known: ReadonlyMap<string, Verdict>): void {
  const lines = [...known].map(([key, verdict]) => `${key} ${verdict}\n`).sort()
  writeFileSync(file, lines.join(''))
}
