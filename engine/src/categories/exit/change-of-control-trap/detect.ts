import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { counterpart, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

/** 'a change in the control or management of', 'voting stock is transferred', 'nor may control of the Dealer change' */
const CHANGES_HANDS =
  /\bchanges? (?:of|in) (?:the |its |their |effective |ownership |management |majority |or |and |any ){0,4}(?:control|ownership|management|shareholding|voting)\b|\b(?:voting stock|controlling interest|majority (?:of (?:the |its )?)?(?:shares|stock|interest))\b[^.;]{0,40}\b(?:transferred|sold|acquired|changes?)\b|\b(?:control|ownership|management) of [^.;]{0,40}\b(?:changes?|is transferred|passes)\b/
/** Somebody may end it, or it ends. */
const ENDS =
  /\b(?:may|shall|will|can|right (?:to|of)|option (?:to|of)|entitled to|liberty to)\b[^.;]{0,60}\bterminat|\bterminat\w+ (?:this|the) (?:agreement|contract)|\bcome to an end\b/
/** What it means, what else hangs on it, a line of a table of contents, and where it does no harm. */
const HARMLESS =
  /\bmeans?\b|\bshall mean\b|\bfor purposes of\b|\bno (?:such )?consent\b|\bno material change\b|\bnot (?:be )?(?:terminat|require|affect|constitute|deemed)|\bshall not\b[^.;]{0,40}\bchange|\bpa(?:y|id|yment)\b|\bemploy|\bassigned\b|\b\d{1,3}$/
/**
 * Whoever is sold, or gets other managers, loses the contract. The readers know it where it says 'change of control', and not
 * where an item of a list of grounds says it in other words.
 */
export const endsWithControl: Detector = {
  id: 'ends-with-control',
  category: 'change_of_control_trap',
  gate: /\b(?:control|ownership|management|shareholding|voting|majority)\b/,
  read: firstHit(hitIn),
}

function hitIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  const match = CHANGES_HANDS.exec(sentence.text)
  if (match === null || HARMLESS.test(sentence.text)) return []
  const before = ITEM.test(sentence.text)
    ? contract.text.norm.slice(Math.max(0, sentence.start - FAR_ABOVE), sentence.start)
    : ''
  if (!ENDS.test(sentence.full) && !ENDS.test(before)) return []
  const holder = HOLDS.exec(sentence.text)
  const who = holder === null ? null : subjectAt(contract, sentence, sentence.start + holder.index)
  const burdened = isParty(who) ? counterpart(contract, who) : null
  const span = { start: sentence.start, end: sentence.end }
  return [{ span, clause, severity: 'medium', burdened, confidence: 0.8 }]
}

/** One of several grounds, whose lead stands some lines above. */
const ITEM = /^(?:or |and )?(?:\(?[a-z0-9]{1,4}[.)]|in (?:the )?(?:case|event) of)/
const FAR_ABOVE = 1600

/** Who may end it. */
const HOLDS = /\b(?:may|(?:shall|will) have (?:the )?(?:right|option)|is entitled|has the right)\b/
