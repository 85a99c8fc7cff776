import type { LegalIssue } from '@karar/schema'
import { allWhoDo } from '../playbook/reading.ts'
import { originalSpan } from '../text/normalize.ts'
import type { Book } from './book.ts'
import type { Passage } from './passages.ts'
import type { Question } from './question.ts'
import { saidFor, withSynonyms } from './synonyms.ts'
import type { Topic } from './topics/topic.ts'

export interface Found {
  readonly passage: Passage
  readonly score: number
  /** whether it speaks of the matter beyond a word in passing */
  readonly sure: boolean
}

/** Weights of the signals, found by trying on the questions for development. */
const W = { bm25: 1.6, cue: 1, best: 1.3, type: 1.6, heading: 0.4, issue: 0.8, actor: 0.7, aside: 0.8 } as const

/** Passages by BM25 over the question's words alone: what the fusion is measured against. */
export function findByWords(book: Book, question: Question, synonyms: boolean): Found[] {
  const weighed = synonyms ? withSynonyms(question.stems) : new Map(question.stems.map((stem) => [stem, 1] as const))
  return sorted(
    [...book.ranking.score(weighed)].map(([index, score]) => ({ passage: book.passages[index]!, score, sure: true })),
  )
}

/** Passages on a topic: BM25 fused with the kinds of clause, the words, the findings and the doer that belong to it. */
export function findOnTopic(book: Book, question: Question, topic: Topic): Found[] {
  const byWords = book.ranking.score(withSynonyms(question.stems))
  const top = Math.max(1e-9, ...maxOf(byWords.values()))
  const places = issuePlaces(book, topic)
  const found: Found[] = []
  for (const passage of book.passages) {
    const cue = topic.cue.test(passage.words)
    const inHeading = !cue && topic.cue.test(passage.read)
    const ofIssue = places.length > 0 && touches(book, passage, places)
    if (!cue && !inHeading && !ofIssue) continue
    const kind = topic.types.indexOf(passage.clause.type)
    const isBest = topic.best?.test(passage.words) ?? false
    const aside = passage.clause.kind !== 'clause' || passage.clause.type === 'definitions'
    const byActor = cue && topic.deed !== undefined && doneBy(book, question, passage, topic.deed)
    const score =
      (W.bm25 * (byWords.get(passage.index) ?? 0)) / top +
      (cue ? W.cue : W.heading) +
      (isBest ? W.best : 0) +
      (kind < 0 ? 0 : W.type / (1 + kind * 0.3)) +
      (ofIssue ? W.issue : 0) +
      (byActor ? W.actor : 0) -
      (aside ? W.aside : 0)
    found.push({ passage, score, sure: (cue && (kind >= 0 || isBest || topic.best === undefined)) || ofIssue })
  }
  return sorted(found)
}

const sorted = (found: Found[]): Found[] => found.sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)

function maxOf(values: Iterable<number>): number[] {
  let most = 0
  for (const value of values) if (value > most) most = value
  return [most]
}

const issuePlaces = (book: Book, { issues }: Topic): LegalIssue[] =>
  issues === undefined ? [] : book.analysis.critical_issues.filter(({ category }) => issues.includes(category))

function touches({ contract: { text } }: Book, passage: Passage, issues: readonly LegalIssue[]): boolean {
  const { start, end } = originalSpan(text, passage)
  return issues.some((issue) => issue.start < end && start < issue.end)
}

/** Whether the one whom the question asks about does it here: 'can they end it' wants what they may do. */
function doneBy({ contract, reader }: Book, { subject }: Question, { sentence }: Passage, deed: RegExp): boolean {
  if (subject === null || reader === null) return false
  return allWhoDo(contract, sentence, deed).some(
    (who) => who === 'mutual' || (who !== null && (who.index === reader.index) === (subject === 'reader')),
  )
}

/**
 * How much of what a question asks the contract speaks of, 0 to 1, each word by how telling it is; `strange` are the words
 * for which the contract has none.
 */
export function coverage(
  { ranking }: Book,
  stems: readonly string[],
  passage: ReadonlySet<string>,
): { share: number; strange: string[] } {
  let asked = 0
  let spoken = 0
  const strange: string[] = []
  for (const stem of stems) {
    const weight = ranking.idf(stem)
    asked += weight
    const said = saidFor(stem)
    if (passage.has(stem)) spoken += weight
    else if (said.some((other) => passage.has(other))) spoken += weight * 0.7
    if (!said.some((other) => ranking.has(other))) strange.push(stem)
  }
  return { share: asked === 0 ? 0 : spoken / asked, strange }
}
