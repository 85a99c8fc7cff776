import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import { ofSide } from '../search/find.ts'
import type { Ranked } from '../search/ranked.ts'
import { isPlain } from '../search/signals.ts'
import type { Topic } from '../topics/topic.ts'

/** Matters of which a contract often gives one side a right and is silent on the other. */
const ENDS: ReadonlySet<string> = new Set(['leave_early', 'they_end'])

/** 'Can they end it?' is not settled by a sentence in which only the reader may, nor the other way round. */
export function isOfOtherSide(book: Book, question: Question, topic: Topic | null, best: Passage): boolean {
  return topic !== null && topic.given !== true && isPlain(question) && ofSide(book, question, best, topic) === false
}

/** 'Can I cancel if they do not pay?': of the first places one says that the other side may, and none that the one who is asked about may. */
export function isForOthersOnly(
  book: Book,
  question: Question,
  topic: Topic | null,
  ranked: readonly Ranked[],
): boolean {
  if (topic === null || !ENDS.has(topic.id) || !/^(?:so |and |but )?(?:can|could|may|am)\b/.test(question.english))
    return false
  const sides = ranked.slice(0, 3).map(({ passage }) => ofSide(book, question, passage, topic))
  return sides.includes(false) && !sides.includes(true)
}
