import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { homes } from '../../shape/families.ts'
import { firstHit } from '../../shape/first-hit.ts'

const PLACE = '(?:room|premises|flat|shop|unit|house|cabin|apartment|office|bed)'
/** 'to lock the room until dues are cleared', 'the flat will be sealed', 'cut off water and power' */
const SHUT = new RegExp(
  String.raw`\b(?:may|can|shall|will|entitle[ds]?|rights?|liberty|authori[sz]ed|free|power)\b[^.;]{0,160}\b(?:lock|seal|locking|sealing|double-?lock)(?: up| out)? (?:the |his |her |their |said |licensed |leased |rented )*${PLACE}\b|\b${PLACE}\b[^.;]{0,20}\b(?:will|shall|may|can|to) (?:also )?be (?:locked|sealed)\b|\b(?:may|can|shall|will|entitled|rights?|liberty)\b[^.;]{0,120}\b(?:disconnect|cut(?: off)?|stop|snap)(?:ting|ping)? (?:the |all )*(?:water|electric\w*|power|essential)\b`,
)
/** Whoever lives there locks up, nobody may, or a court had its say. */
const OTHERWISE =
  /\b(?:not|never|neither|nor)\b[^.;]{0,60}\b(?:lock|seal|disconnect|cut)|\b(?:tenant|licensee|lessee|occupant|resident|guest|student|you)s? (?:shall|must|will|should|may)(?: \w+){0,2} lock\b|\b(?:order|decree) of (?:a |the )?(?:\w+ )?court|\bdue process|\bmaintenance of the (?:lift|line|supply)/

/** A home or a shop that is shut against whoever pays late. The readers know evictions by that word, and hardly this. */
export const lockedOut: Detector = {
  id: 'locked-out',
  category: 'eviction_without_notice',
  gate: /\b(?:lock|seal|disconnect|cut|snap|stop)/,
  contracts: homes,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, { text, start, end }: Sentence): Hit[] {
  if (!SHUT.test(text) || OTHERWISE.test(text)) return []
  const burdened = partyOn(contract, 'tenant', 'licensee')
  return [{ span: { start, end }, clause, severity: 'critical', burdened, forBeneficiary: 'medium', confidence: 0.85 }]
}
