import type { Book } from './book.ts'
import { marksOf } from './find.ts'
import { type Asked, kindsAsked } from './kinds-asked.ts'
import type { Passage } from './passages.ts'
import type { Question } from './question.ts'
import { settledNames, signsOf } from './settled.ts'
import { signalCount, signalNames, signalsOf, type TopicMarks } from './signals.ts'
import { topicsFor } from './topics/all.ts'
import type { Topic } from './topics/topic.ts'
import { settledWeights, weights } from './weights.ts'

export interface Ranked {
  readonly passage: Passage
  readonly score: number
}

/** All that the ranking knows of a question. */
export interface Search {
  readonly asked: Asked
  /** the topics that the question names, and those that it may mean */
  readonly own: readonly Topic[]
  readonly meant: readonly Topic[]
  readonly marks: TopicMarks
  readonly signals: Float64Array
  /** every passage, the best first */
  readonly ranked: readonly Ranked[]
  /** the signs that the best passages settle the question, and how likely they do */
  readonly signs: readonly number[]
  readonly settled: number
}

/** Looks for what answers a question: every signal times its weight, summed. */
export function searchFor(book: Book, question: Question): Search {
  const asked = kindsAsked(question)
  const { own, meant } = topicsFor(question)
  const marks = marksOf(
    book,
    question,
    [...own.slice(0, 2), ...meant].slice(0, 3),
    (own.length > 0 ? own : meant).slice(0, 2),
    own.length > 0,
  )
  const signals = signalsOf(book, question, asked, marks)
  const row = signalNames.map((name) => weights[name] ?? 0)
  const ranked = book.passages
    .map((passage) => {
      let score = 0
      for (let id = 0; id < signalCount; id++) score += row[id]! * signals[passage.index * signalCount + id]!
      return { passage, score }
    })
    .sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)
  const signs = signsOf(book, question, asked, marks, signals, ranked)
  const sum = settledNames.reduce((total, name, id) => total + (settledWeights[name] ?? 0) * signs[id]!, 0)
  return { asked, own, meant, marks, signals, ranked, signs, settled: 1 / (1 + Math.exp(-sum)) }
}
