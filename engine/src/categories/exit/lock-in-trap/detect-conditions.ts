import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isMutual, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'may terminate this Agreement only under the following strict conditions', 'can exit only if all of these conditions are met' */
const ONLY_IF =
  /\b(?:may|can|shall|will|is|are)\b(?: (?:be|only|entitled|allowed|permitted|to|able)){0,4} (?:terminate|exit|withdraw|leave|surrender|resign|cancel)\b[^.;:]{0,60}\b(?:only|solely)\b[^.;:]{0,24}\b(?:under|if|on|upon|in|subject to|when|after)\b[^.;:]{0,40}\b(?:conditions?|requirements?|circumstances)\b/
/** Whom the words themselves call hard. */
const HARD = /\b(?:strict|stringent|rigid|all (?:of )?(?:the|these|those) (?:following )?conditions?|cumulative)\b/

/** A way out that stands open only to whoever fulfils a list. The readers take the words for how the contract ends. */
export const leavesOnlyIf: Detector = {
  id: 'leaves-only-if',
  category: 'lock_in_trap',
  gate: /\b(?:only|solely)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = ONLY_IF.exec(sentence.text)
  if (match === null || isMutual(sentence.text)) return []
  const who = subjectAt(contract, sentence, sentence.start + match.index)
  if (!isParty(who)) return []
  const severity = HARD.test(sentence.text) ? 'high' : 'medium'
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity, burdened: who, confidence: 0.85, variant: 'byConditions' }]
}
