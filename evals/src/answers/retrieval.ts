import { openAnswers } from '@karar/engine'
import { isDoubted } from '@karar/engine/inside'
import type { AnswerKind, Citation } from '@karar/schema'
import { askBy, type Way } from '../paper/way.ts'
import { overlap, placesOf } from '../places.ts'
import { share, table } from '../tables.ts'
import type { Pair } from './pairs.ts'

export const DAY = '2026-11-22'

/** What was said to one question: in which kind, and which places were cited, the best first. */
export interface Said {
  readonly kind: AnswerKind
  /** what the person reads; the search by words says nothing */
  readonly text?: string
  readonly citations: readonly Pick<Citation, 'start' | 'end'>[]
  /** the passages that the ranking put first, whatever was decided; the citations where there are none */
  readonly ranked?: readonly Pick<Citation, 'start' | 'end'>[]
}

/** What came of one pair. */
export interface Outcome {
  readonly pair: Pair
  readonly said: Said
  /** place of the first citation that overlaps the evidence, from 1; null where none does */
  readonly hit: number | null
  /** the same for what was found, also where the answer was refused */
  readonly found: number | null
}

export interface Figures {
  readonly pairs: number
  /** of what the contract answers: the passages that were found, whatever was decided */
  readonly foundAt1: readonly [number, number]
  readonly foundAt3: readonly [number, number]
  /** the citations of the answer */
  readonly hitAt1: readonly [number, number]
  readonly hitAt3: readonly [number, number]
  /** of what the contract answers: refused, though it does */
  readonly falseRefusals: readonly [number, number]
  /** of what the contract does not say: answered, though it does not */
  readonly falseAnswers: readonly [number, number]
  /** of both: answered without saying that it may not settle the question */
  readonly sureAnswers: readonly [number, number]
  readonly sureFalse: readonly [number, number]
  /** of what is no question about it: told so */
  readonly offTopic: readonly [number, number]
}

/** Holds what was said against the evidence of a pair. */
export function judge(pair: Pair, text: string, said: Said): Outcome {
  const places = pair.evidence.flatMap((words) => placesOf(text, words))
  const placeOf = (citations: Said['citations']): number | null => {
    const at = citations.findIndex((citation) => places.some((place) => overlap(place, citation)))
    return at < 0 ? null : at + 1
  }
  return {
    pair,
    said,
    hit: said.kind === 'answered' ? placeOf(said.citations) : null,
    found: placeOf(said.ranked ?? said.citations),
  }
}

export function figuresOf(outcomes: readonly Outcome[]): Figures {
  const of = (kind: Pair['kind']): Outcome[] => outcomes.filter(({ pair }) => pair.kind === kind)
  const count = (some: readonly Outcome[], holds: (outcome: Outcome) => boolean): readonly [number, number] => [
    some.filter(holds).length,
    some.length,
  ]
  return {
    pairs: outcomes.length,
    foundAt1: count(of('answered'), ({ found }) => found === 1),
    foundAt3: count(of('answered'), ({ found }) => found !== null && found <= 3),
    hitAt1: count(of('answered'), ({ hit }) => hit === 1),
    hitAt3: count(of('answered'), ({ hit }) => hit !== null && hit <= 3),
    falseRefusals: count(of('answered'), ({ said }) => said.kind !== 'answered'),
    falseAnswers: count(of('silent'), ({ said }) => said.kind === 'answered'),
    sureAnswers: count(of('answered'), isSure),
    sureFalse: count(of('silent'), isSure),
    offTopic: count(of('off_topic'), ({ said }) => said.kind === 'off_topic'),
  }
}

const isSure = ({ said }: Outcome): boolean => said.kind === 'answered' && !isDoubted(said.text ?? '')

interface Run {
  /** the fusion, in each way that it was asked */
  readonly fused: readonly { readonly way: string; readonly outcomes: readonly Outcome[] }[]
  /** BM25 over the question's words alone, which refuses only where no word is found */
  readonly words: readonly Outcome[]
}

/** All outcomes, the contract of each pair opened once. */
export async function runPairs(
  pairs: readonly Pair[],
  texts: ReadonlyMap<string, string>,
  ways: readonly Way[],
): Promise<Run> {
  const fused = ways.map((way) => ({ way: way.name, outcomes: [] as Outcome[] }))
  const words: Outcome[] = []
  for (const [contract, own] of Map.groupBy(pairs, (pair) => pair.contract)) {
    const text = texts.get(contract)!
    const answers = openAnswers(text, { day: DAY })
    for (const pair of own) {
      for (const [at, way] of ways.entries()) {
        const { answer, ranked } = await askBy(way, answers, pair.question)
        fused[at]!.outcomes.push(judge(pair, text, { ...answer, ranked }))
      }
      const found = answers.byWords(pair.question)
      words.push(judge(pair, text, { kind: found.length === 0 ? 'silent' : 'answered', citations: found }))
    }
  }
  return { fused, words }
}

/** One table: a row for each split and language, BM25 alone above the fusion in each way. */
export function retrievalTable(run: Run): string {
  const rows = (['dev', 'test', 'fresh', 'near', 'unseen'] as const).flatMap((split) =>
    (['all', 'en', 'hi', 'hinglish', 'data'] as const).flatMap((part) => {
      const belongs = ({ pair }: Outcome): boolean =>
        pair.split === split && (part === 'all' || pair.lang === part || pair.source === part)
      if (!run.words.some(belongs)) return []
      const label = `${split}, ${part === 'data' ? 'real contracts' : part}`
      return [
        row(`${label}: BM25 alone`, figuresOf(run.words.filter(belongs))),
        ...run.fused.map(({ way, outcomes }) => row(`${label}: ${way}`, figuresOf(outcomes.filter(belongs)))),
      ]
    }),
  )
  return table(
    [
      '',
      'pairs',
      'found@1',
      'found@3',
      'hit@1',
      'hit@3',
      'false refusals',
      'false answers',
      'sure',
      'sure and false',
      'off topic told',
    ],
    rows,
  )
}

const row = (
  label: string,
  { pairs, foundAt1, foundAt3, hitAt1, hitAt3, falseRefusals, falseAnswers, sureAnswers, sureFalse, offTopic }: Figures,
): string[] => [
  label,
  String(pairs),
  share(...foundAt1),
  share(...foundAt3),
  share(...hitAt1),
  share(...hitAt3),
  share(...falseRefusals),
  share(...falseAnswers),
  share(...sureAnswers),
  share(...sureFalse),
  share(...offTopic),
]
