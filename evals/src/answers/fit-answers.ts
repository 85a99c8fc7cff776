/**
 * Fits the weights of question answering on the pairs for development, and says by leaving out a sixth of the contracts at a time how
 * well such weights do on contracts not seen: `npm run fit:answers -- DATA FOLDER...` writes engine/src/answer/search/weights.ts.
 * Of real contracts, annotated ones in each FOLDER, both learn: the ranking where the answer stands, the decision whether the
 * best passages hold it.
 * The signs of the decision are read by the ranking that is there: run it again until the file stays as it is, but for its last digits.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { citationOf, openBook, readQuestion, searchFor, settledNames, signalNames } from '@karar/engine/inside'
import { type Case, type Choice, fitCases, fitChoices, scoreOf } from '../fit.ts'
import { overlap, type Place, placesOf } from '../places.ts'
import { type Pair, readPairs } from './pairs.ts'
import { readRealCases } from './real-cases.ts'
import { DAY } from './retrieval.ts'

/** What the weights are fitted on. The topics were made while looking at the first of the splits: it would flatter them. */
const WORTH: Readonly<Record<string, number>> = { dev: 0.5, test: 1, fresh: 1, near: 1 }
/** A question of a real contract counts as much as a pair. */
const WORTH_OF_REAL = 1
const HOLD = 0.02
const HOLD_SIGNS = 0.002
/** Groups of contracts that are left out in turn. */
const GROUPS = 6

/** What is not fitted but set: the pairs hardly ever name their matter plainly, and people often do. */
const SET: Readonly<Record<string, number>> = { topicPlain: 2 }
function withSet(fitted: Float64Array): Float64Array {
  for (const [name, weight] of Object.entries(SET)) fitted[signalNames.indexOf(name as never)] = weight
  return fitted
}

/** Signs that are set: a plain question most of whose words the contract lacks, or whose matter no passage has, is hardly answered. */
const SET_SIGNS: Readonly<Record<string, number>> = { strangePlain: -1.3, plainUnsure: -0.9 }

interface Read extends Choice {
  readonly pair: Pair
  readonly signs: readonly number[]
  readonly cited: readonly Place[]
  readonly hits: readonly boolean[]
}

const { pairs, texts } = readPairs(process.argv[2])
const known = pairs.filter(({ split }) => split in WORTH)

function readAll(): Read[] {
  const read: Read[] = []
  for (const [contract, own] of Map.groupBy(known, (pair) => pair.contract)) {
    const text = texts.get(contract)!
    const book = openBook(text, { day: DAY })
    const cited = book.passages.map((passage) => citationOf(book, passage) ?? { start: 0, end: 0 })
    const alone = book.passages.map(({ start, end }) => ({
      start: book.contract.text.toOriginal[start] ?? 0,
      end: (book.contract.text.toOriginal[end - 1] ?? 0) + 1,
    }))
    for (const pair of own) {
      const places = pair.evidence.flatMap((words) => placesOf(text, words))
      const touched = (span: Place): boolean => places.some((place) => overlap(place, span))
      const { signals, signs } = searchFor(book, readQuestion(pair.question))
      const hits = cited.map(touched)
      const right = alone.map(touched)
      read.push({
        pair,
        signs,
        cited,
        hits,
        right: right.includes(true) ? right : hits,
        rows: book.passages.map((_, at) => signals.subarray(at * signalNames.length, (at + 1) * signalNames.length)),
        worth: WORTH[pair.split] ?? 1,
      })
    }
  }
  return read
}

const read = readAll()
const answered = read.filter(({ pair, right }) => pair.kind === 'answered' && right.includes(true))
const contracts = [...new Set(known.map(({ contract }) => contract))]

function placeOf({ rows, cited, hits }: Read, weights: Float64Array): number {
  const order = [...rows.keys()].sort((a, b) => scoreOf(rows[b]!, weights) - scoreOf(rows[a]!, weights) || a - b)
  const kept: Place[] = []
  for (const at of order) {
    if (kept.some((other) => overlap(other, cited[at]!))) continue
    kept.push(cited[at]!)
    if (hits[at]) return kept.length
    if (kept.length > 9) break
  }
  return 99
}

const real = process.argv.slice(3).flatMap((folder) => readRealCases(folder, WORTH_OF_REAL))
const realChoices: Choice[] = real.filter(({ right }) => right.includes(true)).map((one) => ({ ...one, worth: 1 }))
const casesOf = (some: readonly Read[]): Case[] => [
  ...real,
  ...some
    .filter(({ pair }) => pair.kind !== 'off_topic')
    .map(({ pair, signs, worth }) => ({ signs, worth, holds: pair.kind === 'answered' })),
]

const told = (count: number, all: number): string => `${((100 * count) / all).toFixed(1)}% (${count}/${all})`
const places = new Map<Read, number>()
const likely = new Map<Read, number>()
for (let group = 0; group < GROUPS; group++) {
  const left = new Set(contracts.filter((_, at) => at % GROUPS === group))
  const others = (own: Read): boolean => !left.has(own.pair.contract)
  const weights = withSet(fitChoices([...realChoices, ...answered.filter(others)], signalNames.length, HOLD))
  const deciding = fitCases(casesOf(read.filter(others)), settledNames.length, HOLD_SIGNS)
  for (const own of read) {
    if (others(own)) continue
    if (answered.includes(own)) places.set(own, placeOf(own, weights))
    likely.set(own, 1 / (1 + Math.exp(-scoreOf(own.signs, deciding))))
  }
}
for (const split of Object.keys(WORTH)) {
  const own = answered.filter(({ pair }) => pair.split === split)
  const within = (most: number): number => own.filter((one) => places.get(one)! <= most).length
  console.log(`${split}, contract not seen: hit@1 ${told(within(1), own.length)}, hit@3 ${told(within(3), own.length)}`)
}
const yes = read.filter(({ pair }) => pair.kind === 'answered')
const no = read.filter(({ pair }) => pair.kind === 'silent')
const above = yes.flatMap((one) => no.map((other) => (likely.get(one)! > likely.get(other)! ? 1 : 0)))
console.log(
  `area under the curve of the decision: ${(above.reduce<number>((sum, own) => sum + own, 0) / above.length).toFixed(3)}`,
)
for (let least = 0.4; least < 0.95; least += 0.05) {
  console.log(
    `from ${least.toFixed(2)}: refused ${told(yes.filter((one) => likely.get(one)! < least).length, yes.length)}, answered though silent ${told(no.filter((one) => likely.get(one)! >= least).length, no.length)}`,
  )
}

const weights = withSet(fitChoices([...realChoices, ...answered], signalNames.length, HOLD))
const deciding = fitCases(casesOf(read), settledNames.length, HOLD_SIGNS)
for (const [name, weight] of Object.entries(SET_SIGNS)) deciding[settledNames.indexOf(name as never)] = weight
const lines = (names: readonly string[], values: Float64Array): string =>
  names.map((name, id) => `  ${name}: ${Number(values[id]!.toFixed(2))},`).join('\n')
const file = join(import.meta.dirname, '..', '..', '..', 'engine', 'src', 'answer', 'search', 'weights.ts')
const stored = readFileSync(file, 'utf8')
// those of places that were read are fitted elsewhere (corpus/reader), and stay
const ofReading = stored.slice(stored.indexOf('/** The same where places were read'))
writeFileSync(
  file,
  `/** How much each signal counts, in the order of \`signalNames\`. Written by \`npm run fit:answers\`; see docs/answers.md. */
export const weights: Readonly<Record<string, number>> = {
${lines(signalNames, weights)}
}

/** How much each sign counts that the best passages settle the question, in the order of \`settledNames\`. */
export const settledWeights: Readonly<Record<string, number>> = {
${lines(settledNames, deciding)}
}

${ofReading}`,
)
