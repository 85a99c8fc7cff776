import type { AnswerKind, Citation, LawReference } from '@karar/schema'
import type { FollowUp } from '../../language/follow-ups.ts'
import type { Book } from '../book/book.ts'
import type { Question } from '../question/question.ts'

/** What an answerer found; paragraphs may be lists, whose lines begin with '- '. */
export interface Reply {
  readonly kind: AnswerKind
  readonly paragraphs: readonly string[]
  readonly citations: readonly (Citation | null)[]
  readonly law?: readonly LawReference[]
  readonly followUps?: readonly FollowUp[]
  /** what the question is about, for the sentence that opens an answer in another language */
  readonly about?: string
}

/** Answers a question of its kind; null where the question is of another. */
export type Answerer = (book: Book, question: Question) => Reply | null
