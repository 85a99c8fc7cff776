import type { Book } from '../book/book.ts'
import { inContext, type Passage } from '../book/passages.ts'
import { figureAsked } from '../question/figure-asked.ts'
import type { Question } from '../question/question.ts'
import { hasFigure } from '../search/has-figure.ts'

/** A sum asked for by its name alone: 'charge for a new card', 'fine if it opens late', 'what does an advertiser pay them'. */
const SUM = new RegExp(
  [
    String.raw`^(?:(?:any|the|extra|what|and|so) )*(?:charges?|fees?|fine|penalty|cost|price|rate) (?:for|per|if|of|to)\b`,
    String.raw`[,.–-] ?(?:(?:any|the|what|how much) )*(?:charges?|fine|penalty|fee|cost|price|rate)\b(?! who)`,
    String.raw`\b(?:at )?what (?:extra|penalty|fine|charges?|fees?|cut|price|rate|royalty|commission|compensation|refund)\b`,
    String.raw`\bwhat (?:do|does|will|would|is|are)\b.{0,40}\b(?:charged|consideration|pay (?:them|him|her|us|me))\b`,
    String.raw`\b(?:smallest|least|lowest|minimum) (?:amount|sum)\b`,
    String.raw`\b(?:price|rate|fees?|charges?|fine|penalty|cost) (?:how much|what)\b`,
  ].join('|'),
)
/** What a limit, an interest or a payer is asked for is told in words as well. */
const IN_WORDS =
  /\b(?:claim|recover|liab\w*|damages|max\w*|most|interest|who)\b|^(?:so |and |but )?(?:can|does|do|is|are|will|may|must|should)\b/
/** A sum that no number tells. */
const SUM_IN_WORDS =
  /\b(?:free|no (?:extra |additional |further )?(?:charges?|fees?|cost|penalty|compensation|refund|amount|part)|nil|actuals?|half|double|twice|third|equal\w*|at cost|own (?:cost|expense)s?|full|whole|entire|non-?refundable|forfeit\w*|pro-?rata?|months?'? (?:rent|salary|fee|pay)|proportion\w*)\b/

/**
 * A sum is asked for, and the place that would lead has none: that one stands in another of the places shown makes
 * it no answer.
 */
export function leadLacksSum(book: Book, question: Question, best: Passage): boolean {
  const { english } = question
  if (IN_WORDS.test(english)) return false
  const asked = figureAsked(question)
  if (asked !== 'sum' && !(asked === null && SUM.test(english))) return false
  const lead = inContext(book.passages, best)
  return !hasFigure(book, lead, 'sum') && !SUM_IN_WORDS.test(book.contract.text.norm.slice(lead.start, lead.end))
}
