import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isMutual, isParty, subjectAt, weakerParty } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'consents to judgment being granted against him', 'confesses to a decree' */
const CONSENTS =
  /\b(?:consents?|confess(?:es)?|agrees?) to (?:an? |any |the )?(?:judge?ment|decree)\b[^.;]{0,40}\b(?:against|being (?:granted|passed|entered))\b/
/** A decree that ends a suit by what both have settled. */
const SETTLED = /\bsettle|\bcompromise|\bconsent (?:decree|terms)\b/

/** Judgment agreed to before there is a suit: nothing is left to be said in court. The readers take it for a penalty. */
export const judgmentConfessed: Detector = {
  id: 'judgment-confessed',
  category: 'restraint_of_legal_proceedings',
  gate: /\b(?:judge?ment|decree)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = CONSENTS.exec(sentence.text)
  if (match === null || SETTLED.test(sentence.text) || isMutual(sentence.text)) return []
  const who = subjectAt(contract, sentence, sentence.start + match.index)
  const burdened = isParty(who) ? who : weakerParty(contract)
  if (burdened === null) return []
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'critical', burdened, confidence: 0.85 }]
}
