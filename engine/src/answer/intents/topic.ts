import type { LawReference, LegalIssue } from '@karar/schema'
import { answerWords as words } from '../../language/answers.ts'
import type { Book } from '../book.ts'
import { apart, cite } from '../cite.ts'
import { issuesIn, lawParagraph, placeOf, sayFor, shown, silence, uniqueLaw } from '../compose.ts'
import { decide } from '../decide.ts'
import { coverage, type Found, find } from '../find.ts'
import { lawDefault } from '../law-defaults.ts'
import { inContext } from '../passages.ts'
import type { Question } from '../question.ts'
import type { Reply } from '../reply.ts'
import { topicsFor } from '../topics/all.ts'
import type { Topic } from '../topics/topic.ts'
import { stemsOf } from '../words-of.ts'

/** A passage that scores less than this share of the best is no part of the answer. */
const BESIDE = 0.62
/** Least share of a question's words that a passage must speak of, where no topic tells what is asked. */
const SPOKEN = 0.6
/** What the words that a question means count beside its own. */
const MEANT = 0.85

/** Answers what owners ask of contracts: by the topics that the question fits and by its words. */
export function aboutTopic(book: Book, question: Question): Reply {
  const { own, meant } = topicsFor(question)
  // What the question names itself decides whether the contract speaks of it; what it may mean only helps to find where.
  const naming = (own.length > 0 ? own : meant).slice(0, 2)
  const first = naming[0]
  const found = find(book, question, [...own.slice(0, 2), ...meant].slice(0, 3), naming)
  const best = found.slice(0, 3).find(({ sure }) => sure)
  if (first !== undefined && best !== undefined) {
    const topic = naming.find(({ cue }) => cue.test(best.passage.words)) ?? first
    return answered(book, question, topic, [best, ...found.filter((one) => one !== best)])
  }
  const measured = found.slice(0, 6).map((one) => ({
    one,
    share: shareOf(book, question, wordsAround(book, one)),
  }))
  const spoken = measured.filter(({ share }) => share >= SPOKEN).map(({ one }) => one)
  if (spoken.length > 0 && question.stems.length > 0) return answered(book, question, null, spoken)
  return own[0] === undefined ? silentOn(book, question) : silent(book, own[0])
}

/** How much of a question some words speak of: of what it says, or of what it means. */
const shareOf = (book: Book, { stems, meant }: Question, spoken: ReadonlySet<string>): number =>
  Math.max(coverage(book, stems, spoken).share, MEANT * coverage(book, meant, spoken).share)

/** The stems of a passage, of its headings, and of what stands beside it. */
function wordsAround(book: Book, { passage }: Found): Set<string> {
  const { start, end } = inContext(book.passages, passage)
  return new Set(stemsOf(`${passage.read} ${book.contract.text.norm.slice(start, end)}`))
}

function answered(book: Book, question: Question, topic: Topic | null, found: readonly Found[]): Reply {
  const best = found[0]!
  const near = found.filter(({ score }) => score >= best.score * BESIDE).slice(0, 8)
  const spans = near.map(({ passage }) => passage)
  const cited = apart(
    spans.map((span) => cite(book, inContext(book.passages, span))),
    3,
  )
  const lead = cited[0]
  if (lead === undefined) return silentOn(book, question)
  const issue = gravest(book, topic, spans)
  const word = topic?.deed === undefined ? null : decide(book, question, best.passage, topic.deed)
  const said = sayFor(book, lead, best.passage)
  const paragraphs = [word === null ? said : `${word} ${said}`]
  const others = cited.slice(1)
  if (others.length > 0)
    paragraphs.push([words.also, ...others.map((one) => words.item(placeOf(one), shown(one.quote, 260)))].join('\n'))
  if (issue !== undefined) paragraphs.push(words.matters(issue.title, issue.description))
  const law = uniqueLaw(lawFor(book, topic, issue))
  paragraphs.push(...lawParagraph(law))
  if (issue !== undefined) paragraphs.push(words.ask(issue.actionable_guidance))
  return {
    kind: 'answered',
    paragraphs,
    citations: cited,
    law,
    followUps: topic?.follow ?? [],
    ...(topic !== null && { about: topic.id }),
  }
}

/** The gravest finding in the passages that belongs to the topic. */
function gravest(
  book: Book,
  topic: Topic | null,
  spans: readonly { start: number; end: number }[],
): LegalIssue | undefined {
  for (const span of spans) {
    const own = issuesIn(book, span).filter(
      ({ category }) => topic === null || topic.issues === undefined || topic.issues.includes(category),
    )
    if (own[0] !== undefined) return own[0]
  }
  return undefined
}

function lawFor(book: Book, topic: Topic | null, issue: LegalIssue | undefined): readonly LawReference[] {
  if (issue !== undefined) return issue.law
  return topic?.alsoLaw === undefined ? [] : lawDefault(topic.alsoLaw, book.analysis.contract_type)
}

function silent(book: Book, topic: Topic): Reply {
  const law = topic.law === undefined ? [] : uniqueLaw(lawDefault(topic.law, book.analysis.contract_type))
  return {
    kind: 'silent',
    paragraphs: [
      ...silence(book, words.silent, words.notFound, topic.about),
      words.looked(topic.looked),
      ...(law.length === 0 ? [words.noDefault] : lawParagraph(law, words.theLawSays)),
    ],
    citations: [],
    law,
    followUps: topic.follow ?? [],
    about: topic.id,
  }
}

const WORD = /[\p{L}\p{M}]{3,}/gu
/** 'pets': the words of the question that the contract does not have. */
function silentOn(book: Book, question: Question): Reply {
  const { strange } = coverage(book, question.stems, new Set())
  const asked = (question.text.match(WORD) ?? []).filter((word) => stemsOf(word).some((stem) => strange.includes(stem)))
  const named = [...new Set(asked)].slice(0, 4)
  const telling = (question.text.match(WORD) ?? []).filter((word) => stemsOf(word).length > 0).slice(0, 6)
  return {
    kind: 'silent',
    paragraphs: [
      ...(named.length > 0
        ? silence(book, words.silentOn, words.notFoundOn, named.map((word) => `\u201c${word}\u201d`).join(', '))
        : silence(book, words.silent, words.notFound, 'this in words that I could find')),
      ...(telling.length > 0 ? [words.looked([...new Set(telling)].join(', '))] : []),
      words.noDefault,
    ],
    citations: [],
  }
}
