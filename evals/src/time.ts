import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze } from '@karar/engine'
import { DAY, readAnnotated, setNames } from './annotated.ts'
import { table } from './tables.ts'

const RUNS = 9

/** Milliseconds of a whole analysis: of the real contracts in the data folder, and of the annotated ones. */
export function measureTime(data: string): string {
  const folder = join(data, 'contracts')
  const real = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const annotated = setNames.flatMap((set) => readAnnotated(set).map(({ text }) => text))
  const row = (name: string, texts: readonly string[]): (string | number)[] => {
    const times = texts.map(timeOf).sort((a, b) => a - b)
    const at = (part: number): string => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1)
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    return [name, texts.length, Math.round(characters / texts.length), at(0.5), at(0.95)]
  }
  return table(
    ['contracts', 'count', 'characters', 'median ms', 'p95 ms'],
    [row('real, English of many countries', real), row('annotated, Indian', annotated)],
  )
}

/** Median of several runs, the first left out: it warms the machine up. */
function timeOf(text: string): number {
  const times = Array.from({ length: RUNS + 1 }, () => {
    const start = performance.now()
    analyze(text, { day: DAY })
    return performance.now() - start
  })
  return times.slice(1).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
}
