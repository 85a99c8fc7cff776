import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { counterpart, isMutual, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'shall have sole and exclusive control of the bank account', 'will be the only signatory of the account' */
const HOLDS =
  /\b(?:has|have|holds?|retains?|exercises?|is|be|remains?|keeps?)\b[^.;:]{0,30}\b(?:sole|exclusive|full|complete|absolute|only|entire)\b[^.;:]{0,50}\b(?:control|authority|access|operation|charge|signator(?:y|ies)|operator)\b[^.;:]{0,30}\b(?:of|over|to|on|in)\b[^.;:]{0,40}\b(?:bank |current |joint |collection |settlement |outlet )accounts?\b/
/** Whose own account it is. */
const OWN = /\b(?:its|their|his|her) own\b|\bescrow\b/

/** The money that one side earns runs into an account that the other alone commands: it is paid when the other pleases. */
export const commandsAccount: Detector = {
  id: 'commands-account',
  category: 'withheld_or_forfeited_money',
  gate: /\baccounts?\b|\bauthori[sz]e/,
  read: firstHit(hitIn),
}

/** 'authorises it to withdraw the disputed amount along with the anticipated penalty' */
const TAKES_DISPUTED =
  /\bauthori[sz]es? (?:the )?[\w ]{2,40}? to (?:withdraw|debit|deduct|recover|take|sweep|transfer)\b[^.;]{0,40}\b(?:disputed|anticipated|estimated|alleged|claimed) (?:\w+ )?(?:amounts?|sums?|money|penalt(?:y|ies)|loss(?:es)?)\b/

/** Money in dispute that the other side may help itself to, before anybody has decided. */
function takenInDispute(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = TAKES_DISPUTED.exec(sentence.text)
  const burdened = match === null ? null : subjectAt(contract, sentence, sentence.start + match.index)
  const by = isParty(burdened) ? counterpart(contract, burdened) : null
  if (!isParty(burdened) || by === null || isMutual(sentence.text)) return []
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'high', burdened, by, confidence: 0.85 }]
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const taken = takenInDispute(contract, clause, sentence)
  if (taken.length > 0) return taken
  const match = HOLDS.exec(sentence.text)
  if (match === null || OWN.test(sentence.text) || isMutual(sentence.text)) return []
  const by = subjectAt(contract, sentence, sentence.start + match.index)
  const burdened = isParty(by) ? counterpart(contract, by) : null
  if (!isParty(by) || burdened === null) return []
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'high', burdened, by, confidence: 0.85, variant: 'account' }]
}
