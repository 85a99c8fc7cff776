import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { counterpart, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import { partAround } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'may withhold payments pending an enquiry', 'is entitled to hold back the payout until the complaint is resolved' */
const KEEPS =
  /\b(?:may|can|shall be|is|are|reserves? the right to|has the right to|at liberty to)(?: (?:be |entitled |at its (?:sole |absolute )?(?:discretion|option) |also |further |to ){0,4})? ?(?:withhold|hold back|hold|retain|stop|suspend|freeze|defer)\b[^.;]{0,40}\b(?:payments?|pay-?outs?|dues|settlements?|commissions?|bills?|invoices?|earnings|remuneration)\b[^.;]{0,60}\b(?:pending|until|till)\b[^.;]{0,100}\b(?:complaints?|claims?|investigations?|disputes?|enquir(?:y|ies)|inquir(?:y|ies)|breach\w*|grievances?)\b/
/** Only so much as is in dispute, only for so long, or what a court or a law says. */
const BOUNDED =
  /\b(?:disputed|undisputed|proportionate|corresponding|equivalent|relevant (?:part|portion|amount))\b|\bto the extent\b|\bup to\b|\bnot exceed\w*|\b(?:not|no) (?:more|later|longer) than\b|\bwithin \w+ ?(?:\(\d+\) )?(?:working |business )?days\b|\bcourts?\b|\bby law\b|\bregulat|\bescrow\b|\beither party\b|\bboth parties\b/

/** All pay is held for as long as anybody complains, whatever the complaint is worth. The readers take it for how payment is made. */
export const heldWhilePending: Detector = {
  id: 'held-while-pending',
  category: 'withheld_or_forfeited_money',
  gate: /\b(?:pending|until|till)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = KEEPS.exec(sentence.text)
  if (match === null || BOUNDED.test(sentence.text)) return []
  const by = subjectAt(contract, sentence, sentence.start + match.index)
  const burdened = isParty(by) ? counterpart(contract, by) : null
  if (!isParty(by) || burdened === null) return []
  const span = partAround(sentence, match.index)
  return [{ span, clause, severity: 'high', burdened, by, confidence: 0.8, variant: 'pending' }]
}
