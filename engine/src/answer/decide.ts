import { answerWords as words } from '../language/answers.ts'
import { subjectAt } from '../playbook/reading.ts'
import type { Book } from './book.ts'
import type { Passage } from './passages.ts'
import type { Question } from './question.ts'

const MODAL =
  /\b(shall|will|must|may|can|is entitled to|are entitled to|is free to|are free to|agrees? to|cannot|has the right to|have the right to)( not\b| never\b)?/g
const CONSENT =
  /\b(?:without|except with|unless|save with|only with|subject to|with) (?:[a-z']+ ){0,8}(?:consent|approval|permission|agreement|writing)\b/
const LIMITS = /\b(?:provided|subject to|unless|except|save|only|if|where|on condition|so long as|until|after)\b/

const CAN =
  /^(?:so |and |but |then |please )?(?:can|could|may|am|are|is|do|does|will|would|must|should|kya)\b|\b(?:can|may|allowed to) (?:i|they|we|the \w+|he|she)\b/
const MUST = /\b(?:must|have to|has to|need to|required|obliged|bound)\b/

/**
 * 'Yes', 'No' or 'Only with consent' where one sentence says it of the one who is asked about, with the verb that is
 * asked; null wherever that is not beyond doubt.
 */
export function decide(book: Book, question: Question, passage: Passage, deed: RegExp): string | null {
  const { contract, reader } = book
  const { sentence } = passage
  if (question.subject === null || reader === null || !CAN.test(question.english)) return null
  const verb = deed.exec(sentence.text)
  if (verb === null) return null
  const modals = [...sentence.text.slice(0, verb.index).matchAll(MODAL)]
  const modal = modals.at(-1)
  if (modal === undefined || verb.index - modal.index > 90) return null
  const between = sentence.text.slice(modal.index + modal[0].length, verb.index)
  if (/[.;:]|\b(?:be|been|if|unless|when|who|which|that|until|after|before|notify|inform|not)\b/.test(between))
    return null
  const before = sentence.text.slice(0, modal.index)
  if (/\b(?:if|unless|where|when|in case|in the event|neither|no|nothing|whether|until|not)\b/.test(before)) return null
  const who = subjectAt(contract, sentence, sentence.start + modal.index)
  if (who === null) return null
  const asked = question.subject === 'reader'
  if (who !== 'mutual' && (who.index === reader.index) !== asked) return null
  const tail = sentence.text.slice(verb.index, verb.index + 260)
  const barred = modal[2] !== undefined || modal[1] === 'cannot'
  const duty = /^(?:shall|must|will|agrees? to)$/.test(modal[1]!)
  if (barred) return CONSENT.test(sentence.text) ? words.onlyWithConsent : LIMITS.test(tail) ? null : words.no
  if (duty) return MUST.test(question.english) ? words.yes : null
  if (MUST.test(question.english)) return null
  return LIMITS.test(tail) || LIMITS.test(before) || /\bnotice\b/.test(sentence.text) ? words.yesWithin : words.yes
}
