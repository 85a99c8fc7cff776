import type { Answer, Citation, UnifiedAnalysis } from '@karar/schema'
import type { AnalyzeOptions } from '../types.ts'
import { openBook } from './book.ts'
import { apart, cite } from './cite.ts'
import { findByWords } from './find.ts'
import { finish } from './finish.ts'
import { answerers } from './intents/all.ts'
import { aboutTopic } from './intents/topic.ts'
import { readQuestion } from './question.ts'

export type { Answer }

/** A contract that can be asked. */
export interface Answers {
  ask(question: string): Answer
  /** the passages that BM25 over the question's words alone would give: what `ask` is measured against */
  byWords(question: string): Citation[]
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
  return {
    ask: (asked) => {
      const question = readQuestion(asked)
      let reply = null
      for (const answerer of answerers) {
        reply = answerer(book, question)
        if (reply !== null) break
      }
      reply ??= aboutTopic(book, question)
      return finish(question, reply, apart(reply.citations, 8))
    },
    byWords: (asked) =>
      apart(
        findByWords(book, readQuestion(asked))
          .slice(0, 8)
          .map(({ passage }) => cite(book, passage)),
        8,
      ),
  }
}
