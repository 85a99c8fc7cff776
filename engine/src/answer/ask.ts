import { type Answer, type Citation, longestQuestion, type UnifiedAnalysis } from '@karar/schema'
import { answerWords as words } from '../language/answers.ts'
import type { AnalyzeOptions } from '../types.ts'
import { type Book, openBook } from './book/book.ts'
import { apart, citationOf } from './book/cite.ts'
import type { Passage } from './book/passages.ts'
import { answerers } from './intents/all.ts'
import { aboutTopic } from './intents/topic.ts'
import { continued } from './question/continued.ts'
import { type Question, readQuestion } from './question/question.ts'
import { finish } from './say/finish.ts'
import type { Reply } from './say/reply.ts'
import { findByWords } from './search/find.ts'
import { searchFor } from './search/rank.ts'

export type { Answer }

/** A contract that can be asked. */
export interface Answers {
  /** @param before the question before it: 'and for them?', 'why?' go on with that one */
  ask(question: string, before?: string): Answer
  /** the passages that BM25 over the question's words alone would give: what `ask` is measured against */
  byWords(question: string): Citation[]
  /** the passages that the ranking puts first, whether or not `ask` answers from them; best first */
  places(question: string): Citation[]
}

/**
 * Reads a contract once for many questions. Pure and deterministic: the same contract, day, side and question give the
 * same answer. Never throws; each quote is a verbatim slice of the text; a question is read up to 2,000 characters.
 * Whatever the contract or the question says is text: neither changes what the program does.
 *
 * @param options as for `analyze`; `analysis` is what was stored, so that answers agree with the screen
 */
export function openAnswers(text: string, options: AnalyzeOptions & { analysis?: UnifiedAnalysis }): Answers {
  const book = openBook(text, options)
  const citations = (passages: readonly Passage[]): Citation[] =>
    apart(
      passages.slice(0, 30).map((passage) => citationOf(book, passage)),
      8,
    )
  return {
    ask: (asked, before) => {
      const question =
        continued(asked, before === undefined ? undefined : namedFor(book, before)) ?? readFor(book, asked)
      let reply = null
      for (const answerer of answerers) {
        reply = answerer(book, question)
        if (reply !== null) {
          reply = besides(book, question, reply)
          break
        }
      }
      reply ??= aboutTopic(book, question)
      return finish(question, reply, apart(reply.citations, 8))
    },
    byWords: (asked) => citations(findByWords(book, readFor(book, asked)).map(({ passage }) => passage)),
    places: (asked) => citations(searchFor(book, readFor(book, asked)).ranked.map(({ passage }) => passage)),
  }
}

/** What cannot be worked out may be said in words: the passages on it are shown below, or answer in its place. */
function besides(book: Book, question: Question, reply: Reply): Reply {
  if (reply.about !== 'compute' || reply.kind !== 'silent') return reply
  const told = aboutTopic(book, question)
  if (told.kind === 'off_topic' || told.citations.length === 0) return reply
  if (told.kind === 'answered') return { ...told, paragraphs: [...told.paragraphs, ...reply.paragraphs] }
  const places = told.paragraphs.filter((paragraph) => paragraph.startsWith(words.nearest))
  return { ...reply, paragraphs: [...reply.paragraphs, ...places], citations: [...reply.citations, ...told.citations] }
}

/** A question as this contract's reader means it: a party called by its name is 'they', or 'I' where it is the reader. */
function readFor(book: Book, asked: string): Question {
  const said = namedFor(book, asked)
  return said === asked ? readQuestion(asked) : { ...readQuestion(said), raw: asked }
}

function namedFor({ contract: { parties }, reader }: Book, asked: string): string {
  let said = asked.slice(0, longestQuestion)
  for (const party of parties) {
    const name = /^(?:(?:m\/s|messrs|mr|mrs|ms|dr|shri|smt)\.? )?([\p{L}][\p{L}\p{M}'-]{3,})/iu.exec(party.name)?.[1]
    if (name === undefined || COMMON.test(name)) continue
    const found = new RegExp(String.raw`(?<![\p{L}\p{M}])${name}(?:'s)?(?![\p{L}\p{M}])`, 'giu')
    said = said.replace(found, party.index === reader?.index ? 'I' : 'they')
  }
  return said
}

/** Words that begin names and are words of questions too. */
const COMMON =
  /^(?:the|this|company|client|consultant|landlord|tenant|lessor|lessee|licensor|licensee|employer|employee|lender|borrower|buyer|seller|first|second|party|bank|data|customer|owner|user|provider|supplier|vendor|partner|national|india|indian|state|city|royal|new|global|united|general|home|house|school|hotel|shop|power|food|water|city|land|work|good|smart|quick|green|blue|star|sun|gold|silver)$/i
