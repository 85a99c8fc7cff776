import type { Citation } from '@karar/schema'
import type { Sentence } from '../../grammar/sentences.ts'
import { answerWords as words } from '../../language/answers.ts'
import { format } from '../../language/message.ts'
import type { Who } from '../../understand/parties/mentions.ts'
import type { Side } from '../../understand/parties/names/roles.ts'
import { agentAfter, subjectAt } from '../../understand/reading/reading.ts'
import type { Book } from '../book/book.ts'
import type { Passage } from '../book/passages.ts'
import type { Topic } from '../topics/topic.ts'
import { placeIn } from './compose.ts'

const PAY = /\b(?:shall|will|must|agrees to|undertakes to) (?:be liable to )?(?:pay|remit|release|settle|clear)\b/
const WITHIN =
  /\b(?:within|in|not later than|no later than) ((?:[a-z]+(?:-[a-z]+)? )?\(?\d{1,3}\)? (?:working |business |calendar )?days?)(?: (?:of|from|after) (?:the )?(?:date of )?((?:its |the )?(?:receipt|receiving|date|submission|acceptance|approval|raising|delivery|presentation)(?: of)?(?: (?:the|a|an|each|such|its|every))?(?: [a-z]+){0,3}?))?(?=[,.;]| subject| provided| and | by | unless| without|$)/
const CONDITION =
  /\b(subject to|provided that|only (?:if|after|when)|so long as) ([^.;]{5,140}?)(?=[.;]|, (?:and|or|failing|which)|$)/

/** Answers 'when am I paid' in one sentence of its own where one sentence says who pays, by when; null wherever it does not. */
export function shortAnswer(book: Book, topic: Topic | null, passage: Passage, citation: Citation): string | null {
  const { contract, reader } = book
  if (topic?.id !== 'when_paid' || reader === null) return null
  const { sentence } = passage
  const pays = PAY.exec(sentence.text)
  const within = WITHIN.exec(sentence.text)
  if (within === null) return null
  const payer = pays === null ? payerOf(book, sentence) : subjectAt(contract, sentence, sentence.start + pays.index)
  if (payer === null || payer === 'mutual') return null
  const event = within[2]?.trim() ?? null
  const ofInvoice = /\binvoices?\b/.test(sentence.text) && event === 'receipt'
  const when = format(words.daysOf, { days: plainDays(within[1]!), event: ofInvoice ? words.receiptOfInvoice : event })
  const condition = CONDITION.exec(sentence.text)
  const only = condition === null ? null : originally(book, sentence.start + condition.index, condition[0].length)
  return payer.index === reader.index
    ? format(words.youPay, { when, only, where: placeIn(citation) })
    : format(words.youArePaid, { when, only, where: placeIn(citation) })
}

const IS_PAID =
  /\b(?:invoices?|bills?|fees?|charges|payments?|price)\b[^.;]{0,60}\b(?:shall|will|must|are to|is to) be (?:\w+ly )?(?:paid|released|settled|cleared|remitted|made)\b/

/** 'Invoices shall be released within 60 days': where no payer is named, it is the side that pays for what the other does. */
function payerOf({ contract }: Book, sentence: Sentence): Who {
  const paid = IS_PAID.exec(sentence.text)
  if (paid === null) return null
  const agent = agentAfter(contract, sentence, sentence.start + paid.index + paid[0].length)
  if (agent !== null) return agent
  // 'all pending payments will be settled within 15 days' is money that goes either way
  if (/^payment/.test(paid[0])) return null
  const payers = contract.parties.filter(({ side }) => PAYERS.has(side))
  return payers.length === 1 ? payers[0]! : null
}
const PAYERS: ReadonlySet<Side> = new Set<Side>(['customer', 'buyer', 'licensee', 'tenant', 'employer', 'user'])

/** Normalised words as the contract writes them, on one line. */
function originally({ contract: { text } }: Book, start: number, length: number): string {
  const from = text.toOriginal[start] ?? 0
  return text.original.slice(from, (text.toOriginal[start + length - 1] ?? from) + 1).replace(/\s+/g, ' ')
}

/** 'ninety (90) days' is '90 days'. */
const plainDays = (said: string): string => said.replace(/^[a-z-]+ \((\d+)\)/, '$1').replace(/[()]/g, '')
