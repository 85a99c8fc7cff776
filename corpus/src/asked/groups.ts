/**
 * What the reader of questions with places learns from, of the questions in `corpus/asked`: `npm run asked -w @karar/corpus -- DATA
 * OUT.jsonl.gz`, in the form that `corpus/reader/README.md` tells. OUT holds texts of others and lies outside of the repository.
 */
import { writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type Answers, openAnswers } from '@karar/engine'
import { type NormalText, normalize, originalSpan } from '@karar/engine/inside'
import { type Asked, readAskedQuestions, readAskedTexts, textsAsked } from './asked.ts'

/** The day on which contracts are read: any one, so that a second run gives the same. */
const DAY = '2026-11-01'
const FOLDS = 4

const [data, out] = process.argv.slice(2)
if (data === undefined || out === undefined) {
  console.error('Usage: npm run asked -w @karar/corpus -- DATA OUT.jsonl.gz')
  process.exit(2)
}

const known = readAskedTexts()
const textOf = textsAsked(data)
const places = new Map<string, number>()
const numberOf = (words: string): number => {
  if (!places.has(words)) places.set(words, places.size)
  return places.get(words)!
}

function groupOf(set: string, { contract, q, at }: Asked, answers: Answers, text: NormalText): string {
  const toRead = answers.toRead(q)
  const hits = (span: { start: number; end: number }): boolean => {
    const { start, end } = originalSpan(text, span)
    return at.some(([from, to]) => from < end && start < to)
  }
  return JSON.stringify({
    q: toRead.question,
    p: toRead.places.map((place) => [numberOf(place.words), hits(place) ? 1 : 0]),
    a: at.length > 0 ? 1 : 0,
    k: known[contract]!.held ? 'test' : 'tgt',
    set,
    fold: Number.parseInt(known[contract]!.sha256.slice(0, 8), 16) % FOLDS,
  })
}

const groups: string[] = []
for (const [set, asked] of readAskedQuestions())
  for (const own of Map.groupBy(asked, ({ contract, party }) => JSON.stringify([contract, party])).values()) {
    const { contract, party } = own[0]!
    const text = textOf(contract)!
    const answers = openAnswers(text, { day: DAY, party })
    groups.push(...own.map((one) => groupOf(set, one, answers, normalize(text))))
  }
writeFileSync(out, gzipSync([JSON.stringify({ x: [...places.keys()] }), ...groups].join('\n')))
console.log(`${groups.length} questions, ${places.size} places`)
