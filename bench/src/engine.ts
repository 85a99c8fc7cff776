/**
 * Engine time per contract, as a ratio to one bare pass of a word-splitting expression over the same text, and time
 * against length. `npm run bench -- FOLDER` measures the .txt files of a folder; without one, Karar's own samples.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { analyze } from '@karar/engine'
import { samples } from '@karar/engine/testing'

const RUNS = 15
const WARM_UP = 5
const DAY = '2026-11-21'

interface Timed {
  readonly name: string
  readonly characters: number
  /** milliseconds, medians */
  readonly engine: number
  readonly words: number
}

function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
const median = (values: readonly number[]): number => quantile(values, 0.5)

/** The same contract to a reader, another to the engine, which keeps what it understood last. */
const another = (text: string, run: number): string => text + ' '.repeat(run + 1)

/** Engine and yardstick in turn, so that a slow moment of the machine hits both. */
function time(name: string, text: string): Timed {
  const engine: number[] = []
  const words: number[] = []
  for (let run = 0; run < RUNS + WARM_UP; run++) {
    const asked = another(text, run)
    const start = performance.now()
    const count = splitWords(asked)
    const between = performance.now()
    const { safety_score } = analyze(asked, { day: DAY })
    const end = performance.now()
    if (count + safety_score < 0) throw new Error('both results are used, so that neither is optimised away')
    if (run < WARM_UP) continue
    words.push(between - start)
    engine.push(end - between)
  }
  return { name, characters: text.length, engine: median(engine), words: median(words) }
}

function splitWords(text: string): number {
  let count = 0
  for (const _ of text.matchAll(/[A-Za-z0-9']+/g)) count++
  return count
}

function load(folder: string | undefined): { name: string; text: string }[] {
  if (folder === undefined) return samples.map((text, index) => ({ name: `sample ${index + 1}`, text }))
  if (!existsSync(folder)) {
    console.error(`There is no folder ${folder}. Name a folder of .txt contracts: npm run bench -- FOLDER`)
    process.exit(2)
  }
  const files = readdirSync(folder).filter((name) => name.endsWith('.txt'))
  return files.sort().map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

const perTenThousand = (milliseconds: number, characters: number): string =>
  ((milliseconds / characters) * 10_000).toFixed(2)

const texts = load(process.argv[2])
const rows = texts.map(({ name, text }) => time(name, text))
console.log(`${'contract'.padEnd(46)}    chars  engine ms  words ms   ratio  ms/10k chars`)
for (const { name, characters, engine, words } of rows) {
  console.log(
    `${name.slice(0, 45).padEnd(46)} ${String(characters).padStart(8)} ${engine.toFixed(1).padStart(10)} ${words.toFixed(2).padStart(9)} ${(engine / words).toFixed(1).padStart(7)} ${perTenThousand(engine, characters).padStart(13)}`,
  )
}
const engineTimes = rows.map((row) => row.engine)
const ratio = median(rows.map((row) => row.engine / row.words))
console.log(
  `\n${rows.length} contracts, medians of ${RUNS} runs each: median ${median(engineTimes).toFixed(1)} ms, p95 ${quantile(engineTimes, 0.95).toFixed(1)} ms; ratio to word splitting: median ${ratio.toFixed(1)}`,
)

console.log('\nTime against length (all contracts joined, cut to length; fastest of 3):')
const joined = texts.map(({ text }) => text).join('\n\n')
for (const length of [50_000, 100_000, 200_000, 400_000, 800_000, 1_600_000]) {
  const text = joined.repeat(Math.ceil(length / joined.length)).slice(0, length)
  const best = Math.min(
    ...[1, 2, 3].map((run) => {
      const asked = another(text, run)
      const start = performance.now()
      analyze(asked, { day: DAY })
      return performance.now() - start
    }),
  )
  console.log(
    `${String(length).padStart(10)} chars ${best.toFixed(0).padStart(7)} ms ${perTenThousand(best, length).padStart(7)} ms/10k chars`,
  )
}
