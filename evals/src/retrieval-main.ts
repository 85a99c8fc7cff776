/** Measures question answering on `evals/pairs`: `npm run evals:retrieval [-- DATA]`. Never a gate on exact figures. */
import { readPairs } from './pairs.ts'
import { retrievalTable, runPairs } from './retrieval.ts'

const { pairs, texts, left } = readPairs(process.argv[2])
console.log(retrievalTable(runPairs(pairs, texts)))
if (left > 0) console.log(`\n${left} pairs left out: their contracts lie in a data folder that was not given.`)
