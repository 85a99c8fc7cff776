/**
 * Measures question answering on `evals/pairs`: `npm run evals:retrieval [-- DATA [SPLIT ...]]`. Never a gate on exact figures.
 * Name the splits that you develop on: `unseen` is kept for a last look.
 */
import { readPairs } from './pairs.ts'
import { retrievalTable, runPairs } from './retrieval.ts'

const { pairs, texts, left } = readPairs(process.argv[2])
const splits = process.argv.slice(3)
const wanted = splits.length === 0 ? pairs : pairs.filter(({ split }) => splits.includes(split))
console.log(retrievalTable(runPairs(wanted, texts)))
if (left > 0) console.log(`\n${left} pairs left out: their contracts lie in a data folder that was not given.`)
