/** Measures the engine and prints tables: `npm run evals -- DATA [PART...]`. Never a gate on exact figures. */
import { existsSync } from 'node:fs'
import { readPairs } from './answers/pairs.ts'
import { retrievalTable, runPairs } from './answers/retrieval.ts'
import { measureClauseTypes } from './clause-types.ts'
import { measureContracts } from './contracts.ts'
import { measureDetectors } from './detectors/measure-detectors.ts'
import { measureNorms } from './norms.ts'
import { measureClean, measureKeptClean } from './paper/clean-probe.ts'
import { measureKeptPaper, measurePaper } from './paper/measure-paper.ts'
import { measureProvisions } from './provisions.ts'
import { measureStability } from './stability.ts'
import { measureTime } from './time.ts'
import { measureUnderstanding } from './understanding.ts'
import { measureVerdicts } from './verdicts.ts'

/** Each part reads the data folder and returns what is to be printed. */
const parts: Readonly<Record<string, (data: string) => string | Promise<string>>> = {
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

function measureRetrieval(data: string): string {
  const { pairs, texts } = readPairs(data)
  return retrievalTable(runPairs(pairs, texts))
}

const [data, ...wanted] = process.argv.slice(2)
if (data === undefined || !existsSync(data) || wanted.some((name) => !(name in parts))) {
  console.error(`Usage: npm run evals -- DATA [${Object.keys(parts).join('|')}]...`)
  process.exit(2)
}
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  console.log(`\n## ${name}\n\n${await measure(data)}`)
}
