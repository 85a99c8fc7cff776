import { type Answer, type Citation, longestQuestion, type UnifiedAnalysis } from '@karar/schema'
import { answerWords as words } from '../language/answers.ts'
import { offeredInEnglish, type Remark } from '../language/follow-ups.ts'
import type { AnalyzeOptions } from '../types.ts'
import { type Book, openBook } from './book/book.ts'
import { withoutNames, withoutRoles } from './book/called.ts'
import { apart, citationOf } from './book/cite.ts'
import { inLatin } from './book/in-latin.ts'
import type { Passage } from './book/passages.ts'
import { aloneToRead, placesToRead } from './book/places-to-read.ts'
import { spelled } from './book/spelled.ts'
import { answerers } from './intents/all.ts'
import { remarkOn } from './intents/remark.ts'
import { aboutTopic } from './intents/topic.ts'
import { continued } from './question/continued.ts'
import type { PlacesRead, PlacesToRead } from './question/places-read.ts'
import { type Question, readQuestion } from './question/question.ts'
import { finish } from './say/finish.ts'
import type { Reply } from './say/reply.ts'
import { findByWords } from './search/find.ts'
import { searchFor } from './search/rank.ts'
import { topicsOf } from './topics/all.ts'

export type { Answer, PlacesRead, PlacesToRead }

/** A contract that can be asked. */
export interface Answers {
  /**
   * @param before the questions before it, the latest last: 'and for them?', 'why?' go on with them
   * @param read what was made of the places of `toRead`; without it the words alone decide
   */
  ask(question: string, before?: readonly string[], read?: PlacesRead): Answer
  /** what is to be read of the contract together with the question, for `readPlaces`: what that gives is an input of `ask` */
  toRead(question: string, before?: readonly string[]): PlacesToRead
  /** the passages that BM25 over the question's words alone would give: what `ask` is measured against */
  byWords(question: string): Citation[]
  /**
   * the passages that the ranking puts first, whether or not `ask` answers from them; best first
   *
   * @param read as for `ask`
   */
  places(question: string, read?: PlacesRead): Citation[]
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
    ask: (asked, before = [], placesRead = []) => {
      const { question: plain, remark } = read(book, asked, before)
      const question = withRead(plain, placesRead)
      const told = replyTo(book, question)
      const reply = remark === null ? told : (remarkOn(book, remark, told) ?? replyTo(book, readFor(book, asked)))
      return finish(question, reply, apart(reply.citations, 8))
    },
    toRead: (asked, before = []) => {
      const { question, whole } = read(book, asked, before)
      const passages = searchFor(book, question).ranked.map(({ passage }) => passage)
      return { question: whole, places: placesToRead(book, passages), alone: aloneToRead(book, passages) }
    },
    byWords: (asked) => citations(findByWords(book, readFor(book, asked)).map(({ passage }) => passage)),
    places: (asked, placesRead = []) =>
      citations(searchFor(book, withRead(readFor(book, asked), placesRead)).ranked.map(({ passage }) => passage)),
  }
}

function withRead(question: Question, placesRead: PlacesRead): Question {
  const read = placesRead.filter(({ alone }) => alone !== true)
  return read.length === 0 ? question : { ...question, read, alone: placesRead.filter(({ alone }) => alone === true) }
}

function replyTo(book: Book, question: Question): Reply {
  for (const answerer of answerers) {
    const reply = answerer(book, question)
    if (reply !== null) return besides(book, question, reply)
  }
  return aboutTopic(book, question)
}

/** What cannot be worked out may be said in words: the passages on it are shown below, or answer in its place. */
function besides(book: Book, question: Question, reply: Reply): Reply {
  if (reply.about !== 'compute' || reply.kind !== 'silent') return reply
  const told = aboutTopic(book, question)
  if (told.kind === 'off_topic' || told.citations.length === 0) return reply
  if (told.kind === 'answered') return { ...told, paragraphs: [...told.paragraphs, ...reply.paragraphs] }
  const places = told.paragraphs.filter((one) => [words.nearest, words.nearestMay].some((lead) => one.startsWith(lead)))
  return { ...reply, paragraphs: [...reply.paragraphs, ...places], citations: [...reply.citations, ...told.citations] }
}

/** Without the parties' names, and with borrowed and misspelt words as the contract writes them; what was offered is known by its own. */
function asContractWrites(book: Book, asked: string): string {
  const said = withoutNames(book, asked.slice(0, longestQuestion)).normalize('NFC')
  return offeredInEnglish(said) === null ? spelled(book, inLatin(book, said)) : said
}

/** A question as this contract's reader means it: a party called by its name or role is 'they', or 'I' where it is the reader. */
function readFor(book: Book, asked: string): Question {
  const said = asContractWrites(book, asked)
  const question = readQuestion(said, (english) => withoutRoles(book, english))
  return said === asked ? question : { ...question, raw: asked }
}

/** A question, put together with those before it where it only goes on with them. */
interface ReadQuestion {
  readonly question: Question
  /** what it asks of the place that answers them */
  readonly remark: Remark | null
  /** its words, with those of the ones before it, in English: names of parties and all */
  readonly whole: string
}

function read(book: Book, asked: string, before: readonly string[]): ReadQuestion {
  const further = continued(
    [...before, asked].map((said) => asContractWrites(book, said)),
    (said) => withoutRoles(book, said),
    (english) => topicsOf(english).length > 0,
  )
  if (further === null) {
    const question = readFor(book, asked)
    const { raw, language, english } = question
    return { question, remark: null, whole: language === 'en' ? raw.replace(/\s+/g, ' ').toLowerCase() : english }
  }
  const { language } = readQuestion(asked)
  const question = { ...readFor(book, further.english), raw: asked, language }
  return { question, remark: further.remark, whole: further.english }
}
