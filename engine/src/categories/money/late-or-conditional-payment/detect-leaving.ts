import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { families } from '../../../understand/kinds/families.ts'
import { partyOn, periodsIn } from '../../../understand/reading/reading.ts'
import { partAround } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'full and final settlement will be made within 45 days', 'salary clearance shall be completed within sixty days of termination' */
const LAST_PAY =
  /\b(?:full (?:and|&) final|f ?& ?f|fnf|final settlement|final dues|last (?:month'?s )?salary|final salary|(?:salary|dues) clearance|clearance of (?:the )?(?:salary|dues)|(?:salary|dues) settlement)\b[^.;]{0,140}\b(?:within|after|in|takes?)\b[^.;]{0,40}\b(?:days?|weeks?|months?)\b/
/** The law gives two working days; two weeks and less is how a payroll runs. */
const SOON = 15
const FAR = 366

/** The last pay of who has left, later than the law lets it be. The readers take it for how the employment ends. */
export const paidAfterLeaving: Detector = {
  id: 'paid-after-leaving',
  category: 'late_or_conditional_payment',
  gate: /\b(?:final|f ?& ?f|fnf|clearance|settlement|last)\b/,
  contracts: families.employment,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = LAST_PAY.exec(sentence.text)
  if (match === null) return []
  const start = sentence.start + match.index
  const late = periodsIn(contract, { start, end: start + match[0].length }).filter(
    ({ days }) => days > SOON && days < FAR,
  )
  const burdened = partyOn(contract, 'employee')
  if (late.length === 0 || burdened === null) return []
  const span = partAround(sentence, match.index)
  return [{ span, clause, severity: 'high', burdened, confidence: 0.85, variant: 'onLeaving' }]
}
