import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { periodsIn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'
import { bankGuarantee } from './bank-guarantee.ts'
import { isCustomaryAbroad } from './customary-abroad.ts'
import { whoseClaim } from './whose-claim.ts'

const CLAIM =
  /(?:claims?(?: or causes? of action)?|causes? of action|(?:legal )?actions?|suits?|(?:legal )?proceedings?|enquir(?:y|ies)|complaints?)/
    .source
/** 'no action may be brought more than', 'no enquiry will be entertained after' */
const NONE_LATER = new RegExp(
  String.raw`\bno ${CLAIM}\b[^.;]{0,200}\b(?:brought|filed|instituted|commenced|entertained|accepted|considered|maintained)\b[^.;]{0,80}\b(?:more than|after|beyond|later than|unless)\b`,
)
/** 'any claim must be filed within' */
const ONLY_WITHIN =
  /\b(?:any|all|every|each|a|such|the)? ?(?:claims? or causes? of action|causes? of action|legal (?:action|proceeding)s?|actions?|suits?)\b[^.;]{0,160}\b(?:must|shall|will|has to|have to|should) be (?:brought|filed|instituted|commenced)\b[^.;]{0,60}\bwithin\b/
/** 'claims lapse unless raised within' */
const LAPSES =
  /\bclaims?\b[^.;]{0,120}\b(?:lapses?|(?:is|are|be|stand) (?:deemed )?(?:barred|waived|extinguished|time-barred|forfeited)|becomes? (?:void|barred))\b[^.;]{0,80}\b(?:unless|if not|within|after)\b/
/** The law gives three years on a contract; two parties may give each other more. */
const LAW_GIVES = 3 * 365
/** Money claims of the one who supplies: an invoice, a rebate, a warranty told as such. */
const ELSEWHERE = /\b(?:insurer|policy ?holder|expense claims?|reimbursement|petition|bankrupt|dismissed)\b/

/** A time to sue that is shorter than the law's, whoever it binds: the readers know it for one side, and overlook it where both are bound. */
export const timeToSue: Detector = {
  id: 'time-to-sue',
  category: 'shortened_limitation_period',
  gate: /\b(?:claim|action|suit|proceeding|enquir|complaint)/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text } = sentence
  if (
    ELSEWHERE.test(text) ||
    bankGuarantee.test(text) ||
    !(NONE_LATER.test(text) || ONLY_WITHIN.test(text) || LAPSES.test(text))
  )
    return []
  const [shortest] = periodsIn(contract, sentence).toSorted((a, b) => a.days - b.days)
  if (shortest === undefined || shortest.days >= LAW_GIVES) return []
  const span = { start: sentence.start, end: sentence.end }
  const severity = isCustomaryAbroad(contract, span) ? 'low' : 'high'
  return [{ span, clause, severity, burdened: whoseClaim(contract, sentence), confidence: 0.85 }]
}
