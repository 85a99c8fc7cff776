/**
 * Measures the engine and prints tables: `npm run evals -- [--words] DATA [PART...]`. Questions are answered as in the product, with
 * `--words` by words alone. Never a gate on exact figures.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readPairs } from './answers/pairs.ts'
import { retrievalTable, runPairs } from './answers/retrieval.ts'
import { measureClauseTypes } from './clause-types.ts'
import { measureContracts } from './contracts.ts'
import { measureDetectors } from './detectors/measure-detectors.ts'
import { measureNorms } from './norms.ts'
import { measureClean, measureKeptClean } from './paper/clean-probe.ts'
import { measureKeptPaper, measurePaper } from './paper/measure-paper.ts'
import { besideWords, type Way, wayOf } from './paper/way.ts'
import { measureProvisions } from './provisions.ts'
import { measureStability } from './stability.ts'
import { measureTime, tellTime } from './time.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureVerdicts } from './verdicts.ts'

/** Each part reads the data folder, asks its questions in the way that is given, and returns what is to be printed. */
const parts: Readonly<Record<string, (data: string, way: Way) => string | Promise<string>>> = {
  provisions: measureProvisions,
  'clause-types': measureClauseTypes,
  understanding: measureUnderstanding,
  norms: measureNorms,
  verdicts: measureVerdicts,
  contracts: measureContracts,
  paper: measurePaper,
  'paper-kept': measureKeptPaper,
  clean: measureClean,
  'clean-kept': measureKeptClean,
  detectors: measureDetectors,
  stability: measureStability,
  time: measureTime,
  retrieval: measureRetrieval,
}

async function measureRetrieval(data: string, way: Way): Promise<string> {
  const { pairs, texts } = readPairs(data)
  return `${way.heading}\n\n${retrievalTable(await runPairs(pairs, texts, besideWords(way)))}`
}

const { values, positionals } = parseArgs({ options: { words: { type: 'boolean' } }, allowPositionals: true })
const [data, ...wanted] = positionals
if (data === undefined || !existsSync(data) || wanted.some((name) => !(name in parts))) {
  console.error(`Usage: npm run evals -- [--words] DATA [${Object.keys(parts).join('|')}]...`)
  process.exit(2)
}
const way = await wayOf(values.words === true)
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}\n\n${await tellTime(name, () => measure(data, way))}`)
}
