import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { analyze, readMeaning } from '@karar/engine'
import { DAY, readAnnotated, setNames } from './annotated.ts'
import { table } from './tables.ts'

const RUNS = 5

/** Milliseconds of a whole analysis: of the real contracts in the data folder, and of the annotated ones. */
export async function measureTime(data: string): Promise<string> {
  const folder = join(data, 'contracts')
  const real = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
  const annotated = setNames.flatMap((set) => readAnnotated(set).map(({ text }) => text))
  const row = async (name: string, texts: readonly string[]): Promise<(string | number)[]> => {
    const times: number[] = []
    for (const text of texts) times.push(await timeOf(text))
    times.sort((a, b) => a - b)
    const at = (part: number): string => times[Math.min(times.length - 1, Math.floor(times.length * part))]!.toFixed(1)
    const characters = texts.reduce((sum, text) => sum + text.length, 0)
    return [name, texts.length, Math.round(characters / texts.length), at(0.5), at(0.95)]
  }
  return table(
    ['contracts', 'count', 'characters', 'median ms', 'p95 ms'],
    [await row('real, English of many countries', real), await row('annotated, Indian', annotated)],
  )
}

/** Median of several runs, the first left out: it warms the machine up. */
async function timeOf(text: string): Promise<number> {
  const times: number[] = []
  for (let count = 0; count <= RUNS; count++) {
    const start = performance.now()
    analyze(text, { day: DAY, readings: await readMeaning(text, DAY) })
    times.push(performance.now() - start)
  }
  return times.slice(1).sort((a, b) => a - b)[Math.floor(RUNS / 2)]!
}

/** Does a part, and tells on standard error how long it took: what is printed is the same each time. */
export async function tellTime<T>(name: string, part: () => T | Promise<T>): Promise<T> {
  const { user, system } = process.cpuUsage()
  const began = performance.now()
  const result = await part()
  const spent = process.cpuUsage({ user, system })
  const seconds = (microseconds: number): string => (microseconds / 1e6).toFixed(1)
  const clock = seconds((performance.now() - began) * 1000)
  console.error(`${name}: ${clock} s, ${seconds(spent.user + spent.system)} s of the processor`)
  return result
}
