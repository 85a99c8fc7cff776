import type { LawReference, LegalIssue } from '@karar/schema'
import { answerWords as words } from '../../language/answers.ts'
import { originalSpan } from '../../text/normalize.ts'
import type { Book } from '../book.ts'
import { apart, cite } from '../cite.ts'
import { issuesIn, lawParagraph, placeOf, sayFor, shown, silence, uniqueLaw } from '../compose.ts'
import { decide } from '../decide.ts'
import { coverage, type Found, findByWords, findOnTopic } from '../find.ts'
import { lawDefault } from '../law-defaults.ts'
import type { Question } from '../question.ts'
import type { Reply } from '../reply.ts'
import { topicsOf } from '../topics/all.ts'
import type { Topic } from '../topics/topic.ts'
import { stemsOf } from '../words-of.ts'

/** A passage that scores less than this share of the best is no part of the answer. */
const BESIDE = 0.62
/** Least share of a question's words that a passage must speak of, where no topic tells what is asked. */
const SPOKEN = 0.55

/** Answers what owners ask of contracts: by the topics that the question fits, else by its words. */
export function aboutTopic(book: Book, question: Question): Reply {
  const [first, second] = topicsOf(question.english)
  if (first === undefined) return byWords(book, question)
  const found = findOnTopic(book, question, first)
  if (found[0]?.sure) return answered(book, question, first, found)
  const instead = second === undefined ? [] : findOnTopic(book, question, second)
  if (second !== undefined && instead[0]?.sure && sameField(first, second))
    return answered(book, question, second, instead)
  return silent(book, first)
}

/** Topics that share a kind of clause speak of one matter. */
const sameField = (one: Topic, other: Topic): boolean => other.types.includes(one.types[0]!)

function answered(book: Book, question: Question, topic: Topic | null, found: readonly Found[]): Reply {
  const best = found[0]!
  const near = found.filter(({ score, sure }) => sure && score >= best.score * BESIDE).slice(0, 3)
  const spans = near.map(({ passage }) => passage)
  const cited = apart(spans.map((span) => cite(book, span)))
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

/** Where no topic is known: the passage that speaks of most of what is asked, or an honest 'it does not say'. */
function byWords(book: Book, question: Question): Reply {
  const found = findByWords(book, question, true).slice(0, 8)
  const measured = found.map((one) => ({
    one,
    ...coverage(book, question.stems, new Set(stemsOf(one.passage.read))),
  }))
  const best = measured.find(({ share }) => share >= SPOKEN)
  if (best === undefined || question.stems.length === 0) return silentOn(book, question)
  const rest = measured.filter(({ one, share }) => one !== best.one && share >= SPOKEN).map(({ one }) => one)
  return answered(book, question, null, [best.one, ...rest])
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

/** Where the passages of an answer stand: what retrieval is measured by. */
export const spanOf = (book: Book, { passage }: Found) => originalSpan(book.contract.text, passage)
