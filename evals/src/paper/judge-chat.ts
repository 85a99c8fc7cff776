import { openAnswers } from '@karar/engine'
import { isDoubted } from '@karar/engine/inside'
import type { Answer, Citation } from '@karar/schema'
import { DAY } from '../annotated.ts'
import { overlap, placesOf } from '../places.ts'
import { count, share } from '../tables.ts'
import type { AskedOfPaper, AskedPaper } from './read-paper.ts'
import { askBy, type Way } from './way.ts'

interface JudgedQuestion {
  readonly asked: AskedOfPaper
  readonly answer: Answer
  /** all that must be mentioned stands in the words of the answer, or in them and the passages that it shows */
  readonly inWords: boolean
  readonly inPassages: boolean
  readonly refused: boolean
  /** which of the passages that the ranking puts first overlaps what answers it, from 1; 0 where none; null where that is not noted */
  readonly foundAt: number | null
}

const fold = (words: string): string =>
  words
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201B\u0060\u00B4]/g, "'")
    .replace(/[\u201C\u201D]/g, '"')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .toLowerCase()

/** Whether words stand in a text from the beginning of a word on; short ones only whole. */
function mentions(text: string, words: string): boolean {
  const own = fold(words).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  return new RegExp(`(?<![a-z0-9])${own}${own.length > 3 ? '' : '(?![a-z0-9])'}`).test(text)
}
const holdsAll = (text: string, wanted: AskedOfPaper['must_mention']): boolean =>
  wanted.every((one) => [one].flat().some((words) => mentions(fold(text), words)))

function judgeQuestion(text: string, asked: AskedOfPaper, answer: Answer, ranked: readonly Citation[]): JudgedQuestion {
  const shown = answer.citations.slice(0, 3).map(({ start, end }) => text.slice(start, end))
  const places = asked.answerable && asked.evidence_quote ? placesOf(text, asked.evidence_quote) : []
  return {
    asked,
    answer,
    inWords: holdsAll(answer.text, asked.must_mention),
    inPassages: holdsAll([answer.text, ...shown].join('\n'), asked.must_mention),
    refused: answer.kind !== 'answered' || isDoubted(answer.text),
    foundAt: places.length === 0 ? null : ranked.findIndex((own) => places.some((place) => overlap(place, own))) + 1,
  }
}

/** Asks each contract all its questions in each way, from the side of whoever asks, without the readings of the encoder. */
export async function judgeChat(papers: readonly AskedPaper[], ways: readonly Way[]): Promise<JudgedQuestion[][]> {
  const judged = ways.map((): JudgedQuestion[] => [])
  for (const { text, questions } of papers) {
    for (const [party, own] of Map.groupBy(questions, (asked) => asked.party)) {
      const answers = openAnswers(text, { day: DAY, party })
      for (const asked of own) {
        for (const [at, way] of ways.entries()) {
          const { answer, ranked } = await askBy(way, answers, asked.q)
          judged[at]!.push(judgeQuestion(text, asked, answer, ranked))
        }
      }
    }
  }
  return judged
}

/** The rows of a table, each with its share. */
export function chatRows(questions: readonly JudgedQuestion[]): Record<string, string> {
  const open = questions.filter(({ asked }) => asked.answerable)
  const silent = questions.filter(({ asked }) => !asked.answerable)
  const placed = open.flatMap(({ foundAt }) => foundAt ?? [])
  const of = <T>(all: readonly T[], holds: (one: T) => boolean): string => share(count(all, holds), all.length)
  return {
    'chat: what must be mentioned, in the words': of(open, ({ inWords }) => inWords),
    'the same, or in the passages shown': of(open, ({ inPassages }) => inPassages),
    'the place that answers ranks first': of(placed, (at) => at === 1),
    'one of the first three is that place': of(placed, (at) => at > 0 && at <= 3),
    'told without a doubt, and there': of(open, ({ refused, inPassages }) => !refused && inPassages),
    'told without a doubt, and not there': of(open, ({ refused, inPassages }) => !refused && !inPassages),
    'called not found, though shown': of(open, ({ answer, inPassages }) => answer.kind !== 'answered' && inPassages),
    'refused, though it is said': of(open, ({ answer }) => answer.kind !== 'answered'),
    'honest silence': of(silent, ({ answer }) => answer.kind !== 'answered'),
    'honest silence or doubt': of(silent, ({ refused }) => refused),
    'silence in the words of the notes': of(silent, ({ inWords }) => inWords),
  }
}
