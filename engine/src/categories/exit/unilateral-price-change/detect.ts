import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { lastMentionBefore } from '../../../understand/parties/mentions.ts'
import { counterpart, isParty } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'commission as may be specified by', 'remuneration as decided by' */
const SET_BY =
  /\b(?:commissions?|remuneration|incentives?|pay-?outs?|margins?|service fees?|brokerage|royalt(?:y|ies))\b[^.;]{0,120}\bas (?:may be |is |are |shall be )?(?:specified|determined|decided|fixed|notified|prescribed|declared|published|communicated) (?:solely )?by (?:the )?/g
/** Behind whoever sets it: again and again, and nobody else is asked. */
const AGAIN =
  /^,? ?(?:[^.;,]{0,30},? )?(?:from time to time|at (?:its|their|his|our) (?:sole |own |absolute )*discretion)\b/
const AGREED = /\bmutual|\bagreed\b|\bschedule|\bannex|\bnot (?:be )?(?:reduced|less)/

/** What somebody earns is what the other side says it is, from one day to the next. The readers take it for how it is paid. */
export const payAsTheySay: Detector = {
  id: 'pay-as-they-say',
  category: 'unilateral_price_change',
  gate: /\bfrom time to time\b|\bdiscretion\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const { text, start, end } = sentence
  if (AGREED.test(text)) return []
  for (const match of text.matchAll(SET_BY)) {
    const at = start + match.index + match[0].length
    const next = contract.mentions[lastMentionBefore(contract.mentions, at) + 1]
    if (next === undefined || !isParty(next.who) || next.start > at + 4 || next.end > end) continue
    const burdened = counterpart(contract, next.who)
    if (burdened === null || !AGAIN.test(text.slice(next.end - start))) continue
    return [{ span: { start, end }, clause, severity: 'high', burdened, by: next.who, confidence: 0.85 }]
  }
  return []
}
