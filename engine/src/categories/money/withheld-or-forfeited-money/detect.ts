import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

const PLEDGED = String.raw`(?:pledged?|pawned|ornaments?|jewel\w*|gold|articles|collaterals?|hypothecated|securit(?:y|ies)|shares)`
/** 'dispose of the ornaments pledged', 'the gold may be auctioned' */
const SOLD = new RegExp(
  String.raw`\b(?:rights?|may|can|entitled|liberty|shall|authori[sz]ed|empowered|will)\b[^.;]{0,160}\b(?:sell|auction|dispose)\b[^.;]{0,60}\b${PLEDGED}\b|\b${PLEDGED}\b[^.;]{0,60}\b(?:may|can|shall|will|liable to) be (?:sold|auctioned|disposed)\b`,
)
/** What makes it a sale at the lender's will: before the day, whenever it likes, or without a word. */
const AT_WILL =
  /\bbefore the (?:expiry|end|due date|maturity|completion)|\bat any (?:time|point)\b|\babsolute (?:right|discretion)|\bsole(?: and absolute)? (?:discretion|opinion)|\bwithout (?:any |giving |further )*(?:prior )?(?:notice|intimation|reference)/
/** Whoever has not paid when it was due has had a reason. */
const IN_DEFAULT =
  /\b(?:on|upon|in case of|in the event of|if|where|after) (?:\w+ ){0,6}(?:default|fails?|failure|non-?payment|not (?:re)?paid|overdue)\b/

/** A pledge that is sold at the lender's will. The readers know money that is kept, and hardly gold that is sold. */
export const pledgeSold: Detector = {
  id: 'pledge-sold',
  category: 'withheld_or_forfeited_money',
  gate: /\b(?:sell|sold|auction|dispos)/,
  contracts: ['loan_agreement'],
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, { text, start, end }: Sentence): Hit[] {
  if (!SOLD.test(text) || !AT_WILL.test(text) || IN_DEFAULT.test(text)) return []
  const burdened = partyOn(contract, 'borrower', 'guarantor')
  return [{ span: { start, end }, clause, severity: 'high', burdened, confidence: 0.85, variant: 'pledge' }]
}
