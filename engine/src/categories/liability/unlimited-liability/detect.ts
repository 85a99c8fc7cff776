import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isParty, whoDoes } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'regardless of cause or fault', 'whether due to the negligence of a party or otherwise' */
const WHOSE_EVER =
  /\b(?:regardless|irrespective) of (?:the |any |whose |whether )?(?:\w+ ){0,3}(?:cause|fault|negligen\w+)\b|\b(?:whether(?: or not)?|even (?:if|where|though)) (?:\w+ ){0,2}(?:due to|caused by|arising (?:out of|from)|resulting from) (?:the )?(?:\w+ ){0,4}negligen\w+|\b(?:whatever|whatsoever) (?:be |is )?(?:its|the|their) cause\b/
/** What is owed whoever is at fault. */
const OWES =
  /\b(?:indemnif(?:y|ies)|(?:hold|save|keep)s? (?:\w+ ){0,3}harmless|pay(?:s)? for|compensate|reimburse|make good|(?:is|be|are|remains?) (?:\w+ ){0,2}(?:liable|responsible|answerable)|bears?|borne)\b/
/** The words shield instead, or speak of why a contract ended. */
const OTHERWISE =
  /\bnot\b[^.;]{0,60}\b(?:liable|responsible)|\bno (?:liability|responsibility|event|case|circumstances?)\b|\b(?:neither|nor)\b|\blimited to\b|\bnot exceed|\b(?:regardless|irrespective) of (?:the )?(?:cause|fault|reason)[^.;]{0,30}\b(?:terminat|expir|circumstances)|\bterminat\w*[^.;]{0,40}\b(?:regardless|irrespective)/

/**
 * Whoever pays for a loss whoever caused it, the other side's own negligence with it. The readers know it in an indemnity
 * of one side, and overlook it where both owe it or where it stands beside a thing that is hired.
 */
export const whoeverIsAtFault: Detector = {
  id: 'whoever-is-at-fault',
  category: 'unlimited_liability',
  gate: /\b(?:regardless|irrespective|negligen|what(?:so)?ever (?:be |is )?(?:its|the|their) cause)/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text, full } = sentence
  if (!WHOSE_EVER.test(text) || !OWES.test(full) || OTHERWISE.test(text)) return []
  const who = whoDoes(contract, sentence, OWES)
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'high', burdened: isParty(who) ? who : null, confidence: 0.85 }]
}
