import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isParty, partyOn, subjectAt, withNext } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const NO_REFUND =
  /\b(?:non[- ]?refundable|not (?:be )?(?:\w+ )?refund(?:ed|able)|no (?:[\w-]+ ){0,2}refunds?\b|not (?:be )?return(?:ed|able) (?:even|under|in any|for any)|shall not be (?:returned|repaid) (?:even|under|in any|for any)|without (?:any )?(?:pro[- ]?rata )?refund|not liable to be refunded|(?:do|does|will|shall) not (?:give|make|offer|allow|provide) (?:any )?refunds?|not (?:be )?entitled to (?:any |a )?refund|(?:under no circumstances|in no (?:case|event)) be (?:returned|repaid|refunded)|non[- ]?returnable|no claim for (?:any )?refund|once (?:received|paid)[^.;]{0,20} (?:stays?|remains?|is kept|shall remain) with|(?:will|shall|does) not (?:come back|be given back)|(?:under no circumstances?|in no (?:case|event)|never) be given back)\b/
const PRICE =
  /\b(?:fees?|payments?|charges?|advances?|subscriptions?|amounts?|sums?|price|instal?ments?|premium|monies|money)\b/
/** Sums that are kept by right, or that another rule reads; a refund that the clause keeps open. */
const FAIR =
  /\b(?:deposit|set[- ]?up fee|joining fee|tax(?:es)?|stamp duty|statutory fees?|government|court fee|registration (?:fee|charges)|bank charges|milestone payment|non-?creditable|non-?recoupable|out[- ]of[- ]pocket|expenses)\b/
const REFUND_KEPT =
  /\b(?:except|unless|save|other than|provided that|subject to|however)\b[^.;]{0,140}\b(?:breach|default|fail|terminat|cancel|refund|expressly|section|clause|provided)|\bexcept\b[^.;]{0,60}\b(?:get back|returned?|not performed|undelivered)\b|\b(?:shall|will) (?:be )?(?:refund|repay|return)(?:ed)?\b|\bpro[- ]?rata refund of\b|\b(?:fees?|sums?|money|amounts?) for (?:any |the )?(?:unused|unexpired|remaining)\b[^.;]{0,40}\b(?:come|comes|paid|given|go|goes) back\b/
const EVEN_ON_BREACH =
  /\b(?:(?:under|in) (?:any|all|no) (?:events?|circumstances?|cases?)|including (?:on |upon |in case of )?terminat|for any reason|whatsoever|come what may|including where|even (?:if|where|when)|regardless of|irrespective of|notwithstanding (?:any )?terminat|whether or not|whatever the (?:reason|cause)|by the (?:provider|supplier|company|licensor)|notwithstanding (?:any )?(?:non-?performance|failure|default))\b/

/**
 * Section 65 makes whoever took an advantage under a contract that fell away give it back, and section 74 limits what may be
 * kept for a breach. A payment that never comes back, even when the payee fails, sits badly with both.
 */
export const noRefund: Detector = {
  id: 'no-refund',
  category: 'non_refundable_payment',
  readWhole(contract) {
    const hits = contract.clauses
      .filter(
        ({ kind, text }) =>
          (kind === 'clause' || kind === 'schedule') &&
          /refund|return|repaid|once (?:received|paid)|come back|given back/.test(text),
      )
      .flatMap((clause) => clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)))
    // Said of several fees in one contract: the hardest place is enough.
    return [...hits.filter(({ severity }) => severity === 'high'), ...hits].slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  const match = NO_REFUND.exec(text)
  if (
    match === null ||
    !(PRICE.test(full) || /\brefunds\b/.test(match[0])) ||
    FAIR.test(text) ||
    REFUND_KEPT.test(withNext(clause, sentence))
  )
    return []
  if (
    /\b(?:not|no) (?:be )?(?:deemed )?non-?refund/.test(text) ||
    /\bonce (?:the )?(?:services?|goods|work) (?:has|have) been\b|\bafter (?:delivery|use|commencement)\b/.test(text)
  )
    return []
  const hard = EVEN_ON_BREACH.test(full)
  const severity: Severity = hard ? 'high' : 'medium'
  const pays = /\b(?:pays?|paid by)\b/.exec(text)
  const payer = pays === null ? null : subjectAt(contract, sentence, sentence.start + pays.index)
  const usual = partyOn(contract, 'customer', 'licensee', 'buyer', 'agent', 'user', 'tenant', 'borrower')
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened: isParty(payer) ? payer : usual,
      confidence: 0.82,
      variant: hard ? 'whateverHappens' : 'noRefund',
    },
  ]
}
