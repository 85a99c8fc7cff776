import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { lastMentionBefore, type Who } from '../../../understand/parties/mentions.ts'
import { sideOf } from '../../../understand/parties/names/roles.ts'
import { counterpart, isParty, subjectAt } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'
import { firstHit } from '../../shape/first-hit.ts'

const PICKED = '(?:appointed|nominated|selected|chosen|named|designated|finali[sz]ed|assigned|decided(?: upon)?)'
/** 'a sole arbitrator to be nominated by', 'an arbitrator appointed solely by' */
const BY = new RegExp(
  String.raw`\barbitrators?\b,? (?:(?:who|which) )?(?:(?:shall|will|may|is|are|to|as|being|be) ){0,3}(?:(?:solely|only|exclusively) )?${PICKED} (?:(?:solely|only|exclusively) )?by\b`,
  'g',
)
/** 'shall be entitled to nominate the sole arbitrator' */
const PICKS =
  /\b(?:shall|will|may|can|alone|right to|entitled to|power to) (?:(?:be|have|solely|alone|only|the|right|entitled|to) ){0,5}(?:appoint|nominate|select|choose|name|designate) (?:a |an |the |such |any )?(?:sole |single )?arbitrators?\b/g
/** Both have a say, or somebody else has. The courts of a town decide much else: only those count that appoint. */
const SHARED =
  /\b(?:mutual\w*|joint\w*|both|each|either|consent|consultation|agreed (?:by|upon|on|between|to by)|(?:appoint|nominat|select|choos|chosen|refer|appl)\w*[^.;]{0,40}\b(?:by|to|through) (?:the |a |any )?(?:\w+ )?courts?|institution|institute|council|centre|center|chamber|one arbitrator|two arbitrators|three|presiding|third arbitrator|other party)\b/
/** 'by the Lender only', where the paper knows no Lender: one of the two alone, whichever is meant. */
const BY_ONE_ALONE = /^ (?:the |our |its )?([a-z]+(?: [a-z]+)?)(?: only| alone| solely| exclusively)\b/

/**
 * One side's free choice of the sole arbitrator. The readers know it in most words; 'by a sole arbitrator appointed by' a
 * party under its own name they did not.
 */
export const unilateralArbitrator: Detector = {
  id: 'arbitrator-of-one-side',
  category: 'unilateral_arbitrator',
  gate: /\barbitrator/,
  read: firstHit(hitsIn),
}

function hitsIn(contract: Contract, clause: Clause, sentence: Sentence): Hit[] {
  if (SHARED.test(sentence.text)) return []
  const who = chooser(contract, sentence)
  const burdened = isParty(who) ? counterpart(contract, who) : null
  const span = { start: sentence.start, end: sentence.end }
  if (who === null && isOfUnknownSide(sentence))
    return [{ span, clause, severity: 'critical', burdened: null, confidence: 0.8 }]
  if (!isParty(who) || burdened === null) return []
  return [{ span, clause, severity: 'critical', burdened, by: who, forBeneficiary: 'medium', confidence: 0.9 }]
}

function chooser(contract: Contract, sentence: Sentence): Who {
  for (const match of sentence.text.matchAll(BY)) {
    const who = behind(contract, sentence, sentence.start + match.index + match[0].length)
    if (who !== null) return who
  }
  const picks = sentence.text.matchAll(PICKS).next().value
  return picks === undefined ? null : subjectAt(contract, sentence, sentence.start + picks.index)
}

/** By one side alone, under a word that neither party has. */
function isOfUnknownSide({ text }: Sentence): boolean {
  return [...text.matchAll(BY)].some(({ index, 0: said }) => {
    const word = BY_ONE_ALONE.exec(text.slice(index + said.length))?.[1]
    return word !== undefined && !OTHERS.test(word) && sideOf(word.split(' ').at(-1)!) !== 'unknown'
  })
}

/** How far behind 'by' a party may stand: 'by the Managing Director of the Company' */
const FAR = 60
/** 'the Chairman of the bar association', 'a retired judge': somebody else */
const OTHERS = /\b(?:judge|association|society|government|registrar|president of|bar)\b/
function behind({ mentions, text }: Contract, sentence: Sentence, at: number): Who {
  const next = mentions[lastMentionBefore(mentions, at) + 1]
  if (next === undefined || next.start > Math.min(at + FAR, sentence.end)) return null
  return OTHERS.test(text.norm.slice(at, next.start)) ? null : next.who
}
