import type { LegalIssue } from '@karar/schema'
import { originalSpan, type Span } from '../../grammar/normalize.ts'
import type { Contract } from '../../understand/contract.ts'
import { lastMentionBefore } from '../../understand/parties/mentions.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { allWhoDo } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { withSynonyms } from '../question/synonyms.ts'
import type { FactsOf, Topic } from '../topics/topic.ts'
import type { TopicMarks } from './signals.ts'

export interface Found {
  readonly passage: Passage
  readonly score: number
  /** whether it speaks of the matter beyond a word in passing */
  readonly sure: boolean
}

/** Weights of the signals, found by trying on the questions for development. */
const W = { cue: 1, best: 1.3, type: 1.6, heading: 0.4, issue: 0.8, fact: 1.5, actor: 0.7, aside: 0.8 } as const
/** What BM25 weighs beside a topic, and how much of a score the sentences beside a passage lend it. */
const WORDS = 3
const BESIDE = 0.35
/** What the topics weigh: the one that fits best, and those that fit too. */
const FITS = [1, 0.5, 0.3] as const

/** Passages by BM25 over the question's words alone: what the fusion is measured against. */
export function findByWords(book: Book, question: Question): Found[] {
  const weighed = new Map(question.stems.map((stem) => [stem, 1] as const))
  return sorted(
    [...book.ranking.score(weighed)].map(([index, score]) => ({ passage: book.passages[index]!, score, sure: true })),
  )
}

/** BM25 with synonyms, where the sentences beside a passage lend it some of theirs; 1 for the best passage. */
function wordScores(book: Book, question: Question): Float64Array {
  const scores = new Float64Array(book.passages.length)
  const own = book.ranking.score(withSynonyms(question.stems, question.meant))
  for (const [index, score] of own) {
    scores[index]! += score
    for (const beside of [index - 1, index + 1])
      if (book.passages[beside]?.clause === book.passages[index]!.clause) scores[beside]! += score * BESIDE
  }
  let most = 0
  for (const score of scores) if (score > most) most = score
  if (most > 0) for (let index = 0; index < scores.length; index++) scores[index]! /= most
  return scores
}

/** Passages on one topic: BM25 fused with the kinds of clause, the words, the findings and the doer that belong to it. */
export function findOnTopic(book: Book, question: Question, topic: Topic): Found[] {
  const byWords = wordScores(book, question)
  const { scores, sure } = marksOf(book, question, [topic], [topic])
  const found: Found[] = []
  for (const passage of book.passages) {
    const score = scores[passage.index]! + WORDS * byWords[passage.index]!
    if (score > 0)
      found.push({ passage, score: score - (isAside(passage) ? W.aside : 0), sure: sure.has(passage.index) })
  }
  return sorted(found)
}

/** How the topics mark the passages of a contract. */
export function marksOf(
  book: Book,
  question: Question,
  topics: readonly Topic[],
  naming: readonly Topic[],
  named = true,
): TopicMarks {
  const scores = new Float64Array(book.passages.length)
  const sure = new Set<number>()
  topics.slice(0, FITS.length).forEach((topic, rank) => {
    const places = issuePlaces(book, topic)
    const core = issuePlaces(book, topic, 2)
    for (const passage of book.passages) {
      const own = fitOf(book, question, passage, topic, places, core)
      if (own === null) continue
      scores[passage.index]! += own.score * FITS[rank]!
      if (own.sure && naming.includes(topic)) sure.add(passage.index)
    }
  })
  return { scores, sure, named }
}

const isAside = ({ clause }: Passage): boolean => clause.kind !== 'clause' || clause.type === 'definitions'

function fitOf(
  book: Book,
  question: Question,
  passage: Passage,
  topic: Topic,
  places: readonly LegalIssue[],
  core: readonly LegalIssue[],
): { score: number; sure: boolean } | null {
  const cue = topic.cue.test(passage.words)
  const inHeading = !cue && topic.cue.test(passage.read)
  const ofIssue = places.length > 0 && touches(book, passage, places)
  if (!cue && !inHeading && !ofIssue) return null
  const kind = topic.types.indexOf(passage.clause.type)
  const isBest = topic.best?.test(passage.words) ?? false
  const actor = cue ? ofSide(book, question, passage, topic) : null
  const ofFact = topic.facts !== undefined && statesFact(book, passage, topic.facts)
  return {
    score:
      (cue ? W.cue : W.heading) +
      (isBest ? W.best : 0) +
      (kind < 0 ? 0 : W.type / (1 + kind * 0.3)) +
      (ofIssue ? W.issue : 0) +
      (ofFact ? W.fact : 0) +
      (actor === null ? 0 : actor ? W.actor : -W.actor),
    sure:
      ofFact ||
      ((cue || inHeading) && ofIssue && touches(book, passage, core)) ||
      (cue && (isBest || topic.best === undefined ? kind >= 0 || topic.open !== true : kind === 0)),
  }
}

const sorted = (found: Found[]): Found[] => found.sort((a, b) => b.score - a.score || a.passage.index - b.passage.index)

/** The findings that belong to a topic, or to the first kinds of it, which are its very matter. */
const issuePlaces = (book: Book, { issues }: Topic, most?: number): LegalIssue[] => {
  const wanted = issues?.slice(0, most) ?? []
  return wanted.length === 0 ? [] : book.analysis.critical_issues.filter(({ category }) => wanted.includes(category))
}

function touches({ contract: { text } }: Book, passage: Passage, issues: readonly LegalIssue[]): boolean {
  const { start, end } = originalSpan(text, passage)
  return issues.some((issue) => issue.start < end && start < issue.end)
}

function statesFact({ analysis, contract: { text } }: Book, passage: Passage, { kind, labels }: FactsOf): boolean {
  const { start, end } = originalSpan(text, passage)
  return analysis.key_facts[kind].some(
    (fact) => fact.start < end && start < fact.end && (labels === undefined || labels.includes(fact.label)),
  )
}

const GETS =
  /\b(?:get|gets|getting|receive[sd]?|earn\w*|owed|due to|paid to|refunded to|given to|come to|bills?|bill me|charge me|invoice me)\b|\b(?:am|are|is|be|being|been) (?:i |we |they )?(?:\w+ )?(?:paid|reimbursed|refunded|given)\b|\b(?:my|our) money\b/

/**
 * Whether a place is of the one whom the question asks about: 'can they end it' wants what they may do. Null where nobody
 * does it, or nobody can be made out.
 */
export function ofSide(book: Book, question: Question, passage: Passage, topic: Topic): boolean | null {
  const { contract, reader } = book
  const { subject, english } = question
  if (subject === null || reader === null) return null
  const byFact = ofFactsParty(book, passage, topic)
  const doers = byFact.length > 0 ? byFact : doersIn(contract, passage, topic)
  if (doers.length === 0) return null
  const asked = (subject === 'reader') !== (topic.given === true && GETS.test(english))
  return doers.some((who) => who === 'mutual' || (who.index === reader.index) === asked)
}

type Doer = ContractParty | 'mutual'

function doersIn(contract: Contract, { clause, start, end, sentence }: Passage, { by, deed, of }: Topic): Doer[] {
  const verbs = by ?? deed
  const own = clause.sentences.filter((one) => one.start < end && start < one.end)
  return (own.length === 0 ? [sentence] : own).flatMap((one) => [
    ...(verbs === undefined ? [] : allWhoDo(contract, one, verbs).filter((who) => who !== null)),
    ...(of === undefined ? [] : ownersIn(contract, one, of)),
  ])
}

/** Whose something is: 'the Client's total liability', 'liability of the Client'. */
function ownersIn({ mentions, text }: Contract, { start, end }: Span, of: RegExp): Doer[] {
  const words = text.norm.slice(start, end)
  const found: Doer[] = []
  for (let index = lastMentionBefore(mentions, start) + 1; index < mentions.length; index++) {
    const { who, start: from, end: to } = mentions[index]!
    if (to > end) break
    const has = /^'s? (?:[a-z-]+ ){0,3}?(?=[a-z])/.exec(text.norm.slice(to, to + 60))
    const isOwner =
      (has !== null && new RegExp(`^'s? (?:[a-z-]+ ){0,3}?(?:${of.source})`).test(text.norm.slice(to, to + 60))) ||
      new RegExp(`(?:${of.source}) of (?:the |either |each )?$`).test(
        words.slice(Math.max(0, from - start - 60), from - start),
      )
    if (isOwner) found.push(who)
  }
  return found
}

/** Whose the figure is that the analysis reads there: the notice of the one side or of the other. */
function ofFactsParty({ analysis, contract: { text, parties } }: Book, passage: Passage, { facts }: Topic): Doer[] {
  if (facts?.kind !== 'notice') return []
  const { start, end } = originalSpan(text, passage)
  return analysis.key_facts.notice
    .filter((fact) => fact.start < end && start < fact.end && (facts.labels?.includes(fact.label) ?? true))
    .flatMap(({ party }) => {
      const named = parties.find(({ name }) => name === party)
      return named === undefined ? [] : [named]
    })
}
