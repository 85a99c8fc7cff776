import type { Passage } from '../book/passages.ts'
import type { Question } from '../question/question.ts'
import type { Topic } from '../topics/topic.ts'
import { tellsTime } from './thing-near.ts'

/**
 * What speaks for a place, or against it, by what a question wants to be told: a sum, a time, what follows from a failure, what
 * is secret. Set by hand, on top of the weights.
 */

/** 'How much do I pay?': a share of something that is no money, 'six percent moisture', is no sum. */
const OF_SHARE = 6
const SHARE_OF_MONEY =
  /(?:₹|\brs\b|\binr\b|\$|\b(?:pric\w*|fees?|pa(?:y|ys|id|yable|yments?)|cost\w*|amounts?|sums?|sales?|revenue|turnover|income|commission|rent\w*|salary|wages|charg\w*|profits?|tax\w*|invoices?|values?|interest|discount\w*|royalt\w*|receipts?|bid|mrp|consideration|premium|dues|earn\w*|payouts?|remuneration|deposit|loan|keep|share|money|per annum)\b)/
export const ofShare = ({ words }: Passage, { id }: Topic): number =>
  id === 'how_much' && /\d ?(?:\([^)]{0,12}\) ?)?(?:%|per ?cent)/.test(words) && !SHARE_OF_MONEY.test(words)
    ? -OF_SHARE
    : 0

/** 'What if I do not answer?' is answered by what follows where it is not done. */
const OF_FAILURE = 2
const ASKS_FAILURE =
  /\b(?:what|kya)\b.{0,24}\b(?:if|when|once)\b.{0,30}\b(?:not|don.?t|doesn.?t|didn.?t|can.?t|won.?t|never|fails?|forget|forgot|miss|refuse|break|breach|violate|late)\b/
const TELLS_FAILURE =
  /\b(?:fail(?:s|ed|ure|ing)?|default\w*|breach\w*|no (?:response|reply|answer|objection)|otherwise|violat\w+|if not|(?:if|where|unless|in case)\b[^.;]{0,80}\b(?:not|no)\b|non-?(?:payment|compliance|performance|delivery|submission|observance|receipt))\b/
export const ofFailure = ({ english }: Question, { words }: Passage): number =>
  ASKS_FAILURE.test(english) && TELLS_FAILURE.test(words) ? OF_FAILURE : 0

/** 'Can they show it to others?' is answered by what may not be told before what is no secret. */
const OF_EXCEPTION = 2
const NO_SECRET = /\b(?:shall|will|does|do) not (?:include|apply|extend|be deemed)|\bexclud|\bexcept/
export const ofException = ({ english }: Question, { words }: Passage, { id }: Topic): number =>
  (id === 'secrecy' || id === 'breach_notice') &&
  NO_SECRET.test(words) &&
  !/\b(?:public|know\w*|except\w*|exclu\w*|includ\w*|count\w*|cover\w*|law|court|police|what is|already|everybody|everyone)\b/.test(
    english,
  )
    ? -OF_EXCEPTION
    : 0

/** 'When do I get my money?' is answered by a time, and 'how long is it secret' by how long. */
const OF_WHEN = 1.5
const OF_HOW_LONG = 4
export const ofTime = ({ english }: Question, { words }: Passage, { id, best }: Topic): number =>
  id === 'when_paid'
    ? /\b(?:when|how soon|how fast|which (?:day|date))\b/.test(english) && !tellsTime(words)
      ? -OF_WHEN
      : 0
    : id === 'secrecy_time'
      ? best?.test(words) === true
        ? OF_HOW_LONG
        : -OF_HOW_LONG / 2
      : 0

/** 'May I work for others?' is answered by what is not exclusive, or by one's own business. */
const OF_FREEDOM = 2
const FREE =
  /\bnon-? ?exclusive(?! (?:rights?|licen[cs]e|distribut\w+|dealer|agent|royalty))|\bown business\b|\bother (?:clients|customers|engagements|employment|work|business)\b|\bfree to (?:work|provide|accept|engage|perform|render)\b|\b(?:similar|same) services\b/
export const ofFreedom = ({ words }: Passage, { id }: Topic): number =>
  id === 'work_for_others' && FREE.test(words) ? OF_FREEDOM : 0
