import type { Clause } from '../../understand/segment/clauses.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { topicsFor } from '../topics/all.ts'
import type { Topic } from '../topics/topic.ts'
import { doneBy, marksOf } from './find.ts'
import { type Asked, kindsAsked } from './kinds-asked.ts'
import type { Ranked } from './ranked.ts'
import { settledNames, signsOf } from './settled.ts'
import { isPlain, signalCount, signalNames, signalsOf, type TopicMarks } from './signals.ts'
import { settledWeights, weights } from './weights.ts'

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

/** What it counts that a passage speaks of the deed of whom the question asks about; against it, of the other's alone. */
const OF_DOER = 1
/** What it counts against a passage that its clause is known to be of a matter that the question does not name. */
const OF_OTHER_MATTER = 0.6

/** What it counts against an end for a breach, where the question is how to leave and tells of no breach. */
const FOR_CAUSE = 0.8
const OF_CAUSE = /\b(?:material(?:ly)? breach\w*|breach\w*|insolven\w*|bankrupt\w*|for cause|misconduct|winding up)\b/
const WITHOUT_CAUSE = /\bwithout (?:any |assigning |giving )*(?:cause|reason)|\bfor (?:any reason|convenience)\b/
const LEAVING = new Set(['leave_early', 'notice_period', 'they_end'])
const TELLS_OF_IT = /\b(?:breach|break|broke|default|fault|fail|cure|cause|insolven|bankrupt|misconduct|violat)/

/** 'How do I get out of this?' is answered by an end on notice before one for the other side's breach. */
function ofBreach({ english }: Question, { words }: Passage, { id }: Topic): number {
  if (!LEAVING.has(id) || TELLS_OF_IT.test(english)) return 0
  const weight = /\b(?:any ?time|whenever|at will|without (?:any )?(?:reason|cause))\b/.test(english)
    ? FOR_CAUSE * 3
    : FOR_CAUSE
  return OF_CAUSE.test(words) && !WITHOUT_CAUSE.test(words) ? -weight : 0
}

/**
 * 'What if I leave?' is answered by when I may leave, not by when they may, and by the clause on ending before the one on
 * force majeure.
 */
function ofTopic(book: Book, question: Question, passage: Passage, { deed, types }: Topic): number {
  const right = deed === undefined ? null : doneBy(book, question, passage, deed)
  const foreign = ({ type }: Clause) => type !== 'general' && !types.includes(type)
  const others = isPlain(question) ? [passage.clause, outermost(passage.clause)].filter(foreign).length : 0
  return (right === null ? 0 : right ? OF_DOER : -OF_DOER) - others * OF_OTHER_MATTER
}

/** 'What is the interest rate?' of a loan is of the loan, and of what is overdue only where the question says so. */
function ofContract({ analysis }: Book, { english }: Question, { own, meant }: ReturnType<typeof topicsFor>) {
  if (analysis.contract_type !== 'loan_agreement' || TELLS_OF_DELAY.test(english)) return { own, meant }
  const isOfLoan = own.some(({ id }) => id === 'loan_interest')
  return { own: isOfLoan ? own.filter(({ id }) => id !== 'late_payment') : own, meant }
}
const TELLS_OF_DELAY =
  /\b(?:late|delay\w*|overdue|default\w*|penal\w*|miss\w*|unpaid|bounce\w*|fail\w*|not pay|(?:don.?t|do not) pay)\b/
/** What it counts against the interest on what is overdue, where the loan's own is asked for. */
const OF_DELAY = 4
const ofDelay = ({ english }: Question, { words }: Passage, { id }: Topic): number =>
  id === 'loan_interest' &&
  !TELLS_OF_DELAY.test(english) &&
  /\b(?:overdue|unpaid|default\w*|penal|late|not paid)\b/.test(words)
    ? -OF_DELAY
    : 0

const outermost = (clause: Clause): Clause => (clause.parent === null ? clause : outermost(clause.parent))

/** Looks for what answers a question: every signal times its weight, summed. */
export function searchFor(book: Book, question: Question): Search {
  const asked = kindsAsked(question)
  const { own, meant } = ofContract(book, question, topicsFor(question))
  const marks = marksOf(
    book,
    question,
    [...own.slice(0, 2), ...meant].slice(0, 3),
    (own.length > 0 ? own : meant).slice(0, 2),
    own.length > 0,
  )
  const signals = signalsOf(book, question, asked, marks)
  const row = signalNames.map((name) => weights[name] ?? 0)
  const topic = own[0]
  const ranked = book.passages
    .map((passage) => {
      let score = 0
      for (let id = 0; id < signalCount; id++) score += row[id]! * signals[passage.index * signalCount + id]!
      return {
        passage,
        score:
          topic === undefined
            ? score
            : score +
              ofTopic(book, question, passage, topic) +
              ofBreach(question, passage, topic) +
              ofDelay(question, passage, topic),
      }
    })
    .sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)
  const signs = signsOf(book, question, asked, marks, signals, ranked)
  const sum = settledNames.reduce((total, name, id) => total + (settledWeights[name] ?? 0) * signs[id]!, 0)
  return { asked, own, meant, marks, signals, ranked, signs, settled: 1 / (1 + Math.exp(-sum)) }
}
