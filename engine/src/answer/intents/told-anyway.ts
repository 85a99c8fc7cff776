import type { Book } from '../book/book.ts'
import type { Question } from '../question/question.ts'
import { figureNear } from '../search/figure-near.ts'
import type { Search } from '../search/rank.ts'
import type { Ranked } from '../search/ranked.ts'
import { isPlain } from '../search/signals.ts'

/** How likely the best passages must settle a question for it to be answered from them. */
export const SETTLED = 0.38
/** From here on it is answered without saying that it may be another matter. */
export const SURE = 0.75
/** Below it the place of a finding on the matter is told with a doubt. */
const HARDLY = 0.25
/** How near a figure must stand to what it is asked of, unless it is one that the analysis reads, such as the notice period. */
export const NEAR = 0.4

/** A figure is asked for, and neither the first places have one nor what speaks of the matter: that settles nothing. */
export function lacks(book: Book, question: Question, { ranked, settled }: Search): boolean {
  const { shown, near } = figureNear(book, question, ranked)
  return !shown && near < NEAR && settled < SURE
}

/** What is shown before a matter is called unsaid: the place of a finding or a figure of it, or one that is near; null where there is none. */
export const toldAnyway = (book: Book, question: Question, search: Search): Search | null =>
  toldByFinding(book, search) ?? toldByFact(book, question, search) ?? toldNear(book, question, search)

/** Findings of what is nowhere, whose quote is not what was looked for; and those of many matters under one name. */
const NOT_OF_ITS_PLACE =
  /^missing_|_missing$|_unclear$|^unsigned|^unregistered|without_commitment$|^uncertainty$|^landlord_overreach$|^minority_/

/**
 * 'I found no clause on it' may not be said where the analysis shows a finding of that very matter: the answer is then
 * the place of the finding.
 */
function toldByFinding(book: Book, search: Search): Search | null {
  const topic = search.own[0]
  const matters = topic?.issues?.filter((category) => !NOT_OF_ITS_PLACE.test(category)) ?? []
  const issue = book.analysis.critical_issues.find(
    ({ category, severity }) =>
      matters.includes(category) &&
      (matters.indexOf(category) < 2 ? severity !== 'low' : severity === 'critical' || severity === 'high'),
  )
  // what was looked for may be of another side of the matter: the first places of the ranking stand behind
  if (issue === undefined) return null
  const told = from(book, search, issue.start, search.ranked)
  return told === null || search.settled >= HARDLY ? told : { ...told, settled: SETTLED }
}

/** Nor where the analysis shows the very figure or day that is asked for: 'tenure 48 months' in a schedule is how long it runs. */
function toldByFact(book: Book, question: Question, search: Search): Search | null {
  const wanted = search.own[0]?.facts
  if (wanted?.labels === undefined || !isPlain(question)) return null
  const fact = book.analysis.key_facts[wanted.kind].find(({ label }) => wanted.labels?.includes(label))
  return fact === undefined ? null : from(book, search, fact.start, [])
}

/** How many of a topic's kinds of clause are its very matter. */
const OWN_KINDS = 3

/** Nor, of a matter that is plainly named, where one of the first places has its words in a clause of its kind: it is shown, with a doubt. */
function toldNear(book: Book, question: Question, search: Search): Search | null {
  const topic = search.own[0]
  if (topic === undefined || !isPlain(question) || lacks(book, question, search)) return null
  const isNear = search.ranked
    .slice(0, 3)
    .some(
      ({ passage: { words, clause } }) =>
        topic.cue.test(words) &&
        (topic.types.slice(0, OWN_KINDS).some((kind) => kind === clause.type) ||
          (topic.open !== true && topic.best?.test(words) === true)),
    )
  if (isNear) return search
  // or where a place further down says so in its surest words: it is shown first, with a doubt
  const place = search.ranked.slice(0, FAR).find(({ passage }) => search.marks.sure.has(passage.index))
  if (place === undefined || !SAID_ELSEWHERE.has(topic.id)) return null
  return { ...search, ranked: [place, ...search.ranked.filter((one) => one !== place)] }
}
/** Matters that often stand under another heading: what being late costs stands beside what is paid, or beside the end. */
const SAID_ELSEWHERE: ReadonlySet<string> = new Set(['late_payment', 'penalty', 'service_levels', 'breach_notice'])
/** Places of the ranking among which the surest words of a matter are looked for. */
const FAR = 12

/** The search as if what stands at a place of the document had answered it. */
function from(book: Book, search: Search, start: number, others: readonly Ranked[]): Search | null {
  const at = book.contract.text.toNorm[start] ?? -1
  const passage = book.passages.find((one) => one.start <= at && at < one.end)
  if (passage === undefined) return null
  const own = { passage, score: 0 }
  return { ...search, settled: 1, ranked: [own, ...others] }
}
