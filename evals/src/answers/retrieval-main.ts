/**
 * Measures question answering on `evals/pairs`: `npm run evals:retrieval [-- [--words] DATA [SPLIT ...]]`, as the product answers beside
 * by words alone, or only so. Never a gate on exact figures.
 * Name the splits that you develop on: `unseen` is kept for a last look.
 */
import { parseArgs } from 'node:util'
import { besideWords, wayOf } from '../paper/way.ts'
import { tellTime } from '../time.ts'
import { readPairs } from './pairs.ts'
import { retrievalTable, runPairs } from './retrieval.ts'

const { values, positionals } = parseArgs({ options: { words: { type: 'boolean' } }, allowPositionals: true })
const [data, ...splits] = positionals
const { pairs, texts, left } = readPairs(data)
const wanted = splits.length === 0 ? pairs : pairs.filter(({ split }) => splits.includes(split))
const way = await wayOf(values.words === true)
const run = await tellTime('retrieval', () => runPairs(wanted, texts, besideWords(way)))
console.log(`${way.heading}\n\n${retrievalTable(run)}`)
if (left > 0) console.log(`\n${left} pairs left out: their contracts lie in a data folder that was not given.`)
