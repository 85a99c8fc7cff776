import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { whoWorks } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { people } from '../../shape/families.ts'

/** 'eligible to resign only after one year', 'shall not resign before the completion of 18 months' */
const NOT_YET =
  /\b(?:eligible|entitled|allowed|permitted|free) to (?:resign|leave|quit)\b[^.;]{0,40}\bonly (?:after|upon|on)\b|\b(?:can|may) (?:resign|leave|quit)\b[^.;]{0,20}\bonly (?:after|upon|on)\b|\b(?:shall|may|can|will|must) ?not (?:be (?:allowed|permitted|entitled|eligible) to )?(?:resign|quit|leave (?:the |this |our )?(?:services?|job|employment|company|organi[sz]ation))\b[^.;]{0,60}\b(?:before|until|till|prior to|within|during|for a (?:minimum )?period)\b/
/** 'you will be relieved subject to the approval of the client only': when one may go hangs on somebody else's yes */
const BY_ANOTHERS_LEAVE =
  /\b(?:you|employee|trainee|intern|candidate)s? (?:will|shall|may|can) (?:only )?be (?:relieved|released|let go)\b[^.;]{0,30}\b(?:only|subject to)\b[^.;]{0,20}\b(?:(?:client|customer|management|company|employer)(?:'s)? (?:\w+ )?(?:approvals?|consent|permission)|(?:approvals?|consent|permission) of (?:the )?(?:client|customer|management|company|employer))\b/
/** 'the bond period shall be extended', 'a proportional extension of the bond period' */
const GROWS =
  /\bexten(?:ded|sion|d)\b[^.;]{0,40}\b(?:of|to) the (?:service )?(?:bond|commitment) (?:period|term|tenure)\b|\b(?:bond|commitment) (?:period|term|tenure)\b[^.;]{0,40}\b(?:shall|will|be|stand|gets?) (?:also |automatically |further |be )*extended\b/
/** How one leaves, and what a training that was paid for asks. */
const ONLY_HOW = /\bwithout (?:giving |serving |prior |due )*notice\b|\bnotice (?:of|period)\b[^.;]{0,30}\bonly after\b/

/** Whoever may not go for a time, or is bound anew by a rise: the readers know the sum of a bond, and hardly this. */
export const heldInService: Detector = {
  id: 'held-in-service',
  category: 'service_bond_overreach',
  gate: /\b(?:resign|quit|leave|bond|commitment|relieved|released|let go)\b/,
  contracts: people,
  read: (clause, contract) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)).slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, { text, start, end }: Sentence): Hit[] {
  const held = (NOT_YET.test(text) && !ONLY_HOW.test(text)) || BY_ANOTHERS_LEAVE.test(text)
  if (!held && !GROWS.test(text)) return []
  const burdened = whoWorks(contract)
  return [{ span: { start, end }, clause, severity: 'high', burdened, confidence: 0.85, variant: 'held' }]
}
