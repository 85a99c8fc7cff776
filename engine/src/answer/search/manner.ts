import { subjectAt } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'

/** How a question asks, and how a passage speaks that answers such a one. */
const manners = {
  /** what one may do, or not */
  may: [
    /^(?:so |and |but |then )?(?:can|could|may|am|are|is)\b|\b(?:can|could|may|allowed to|free to|able to) (?:i|we|they|he|she|it|my|the|you|a|someone|anyone)\b|\bcan$/,
    /\b(?:may|can|cannot|might|rights?|entitled|shall not|will not|must not|prohibited|permitted|allowed|restrict\w*|discretion|consent|authori[sz]e\w*|free to|reserves?|without|no option|exclusive\w*|not be)\b/,
  ],
  /** what follows from something */
  follows: [
    /\b(?:what|kya) (?:happens?|if|then|will happen|would happen|do i (?:lose|owe|get))\b|\bif\b|\bin case\b|\bonce\b/,
    /\b(?:if|in case|in the event|where|failing|failure|fails?|upon|on|should|unless|otherwise|default|not|event of)\b/,
  ],
  /** whose something is, who bears or does it */
  whose: [
    /\b(?:who|whose|whom)\b|\bbelongs?\b|\b(?:mine|ours|theirs)\b/,
    /\b(?:own\w*|property|vests?|belongs?|borne|bear|responsib\w*|liab\w*|at (?:its|his|her|their|your|the) (?:\w+ )?(?:cost|expense|risk)|shall|by the|solely|alone|title|remain)\b/,
  ],
  /** where, which place, which court */
  where: [
    /\b(?:where|which (?:city|place|court|state|country|town))\b/,
    /\b(?:at|in|courts?|city|place|situated|jurisdiction|located|seat|venue)\b/,
  ],
} as const

/** Whether the question asks in a manner, and a passage speaks in it: 1; -1 where it does not; 0 where it is not asked so. */
export function mannerFit({ english }: Question, manner: keyof typeof manners, words: string): number {
  const [asks, speaks] = manners[manner]
  return asks.test(english) ? (speaks.test(words) ? 1 : -1) : 0
}

const MODAL =
  /\b(?:shall|will|must|may|can|cannot|is entitled|are entitled|agrees?|undertakes?|reserves?|has the right|have the right|is authori[sz]ed)\b/

/** Whether the one who is asked about is the one of whom a passage says what he may or must: 1, -1, or 0 where none can be told. */
export function doerFit({ contract, reader }: Book, { subject }: Question, { sentence }: Passage): number {
  if (subject === null || reader === null) return 0
  const modal = MODAL.exec(sentence.text)
  if (modal === null) return 0
  const who = subjectAt(contract, sentence, sentence.start + modal.index)
  if (who === null) return 0
  if (who === 'mutual') return 0.5
  return (who.index === reader.index) === (subject === 'reader') ? 1 : -1
}
