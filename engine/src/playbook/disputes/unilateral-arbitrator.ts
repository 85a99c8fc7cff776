import type { Contract } from '../../contract.ts'
import type { ContractParty } from '../../facts/parties.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { counterpart, isNegated, isParty, mentionAt, partyIn, subjectAt, weakerParty } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const ARBITRATOR = '(?:arbitrators?|arbitral tribunal|arbitration tribunal)'
const CHOOSE = '(?:appoint|nominate|name|select|designate|choose|decide)'
const CHOSEN = '(?:appointed|nominated|named|selected|designated|chosen|decided)'
/** 'the arbitrator shall be appointed by ...', 'an arbitrator nominated by us' */
const PASSIVE = new RegExp(
  String.raw`\b${ARBITRATOR}\b[^.;]{0,90}?\b${CHOSEN}\b[^.;,]{0,40}?,? (?:\w+ )?by |\b(?:a person|someone|anyone|an? (?:officer|individual|nominee))\b[^.;]{0,40}\b${CHOSEN}\b[^.;]{0,30} by |\bpanel\b[^.;]{0,30}\b(?:maintained|prepared|kept|drawn up|provided) by `,
)
/** 'the Company shall appoint a sole arbitrator' */
const ACTIVE = new RegExp(
  String.raw`\b(?:shall|will|may|can|must|entitled to|right to|liberty to|power to|authori[sz]ed to|discretion to)\b[^.;]{0,60}?\b${CHOOSE}\b (?:a |an |the |any |such |its |one |three |3 |two |five ){0,2}(?:[a-z() -]{0,30})?\b${ARBITRATOR}\b`,
)
/** 'the arbitrator shall be the Managing Director of the Company', 'sole arbitration of the Chief Engineer' */
const OFFICER =
  '(?:managing director|whole[- ]?time director|director|chairman|chairperson|chief executive(?: officer)?|ceo|cfo|general manager|chief engineer|superintending engineer|president|vice[- ]president|board of directors|officer|employee|nominee|representative|architect|advocate|lawyer|chartered accountant|auditor|head of [a-z ]{2,30}|competent authority|proprietor|trustee)'
const INSIDER = new RegExp(
  String.raw`\bright (?:to|of) (?:appoint|nominat|choos)\w*\b[^.;]{0,40}\b${ARBITRATOR}\b[^.;]{0,30}\b(?:vests?|rests?|lies?|belongs?)\b|\b(?:nominee|appointee|representative|officer|architect)\b[^.;]{0,20}\bas (?:the |a )?(?:sole )?${ARBITRATOR}\b|\b${ARBITRATOR} of (?:the )?(?:[\w ]{1,40}'s|our|its) (?:own |sole )*(?:choice|choosing|selection)\b|\b${ARBITRATOR} (?:shall|will|must|is to|may) be (?:an? |the |any )?(?:(?!by\b)\w+ ){0,3}?${OFFICER}\b|\b(?:${OFFICER})\b[^.;]{0,70}\b(?:shall|will) (?:act|be|serve) (?:as )?(?:the |an? )?(?:sole )?${ARBITRATOR}\b|\b(?:sole )?arbitration of (?:the |an? |its |any )?(?:\w+ ){0,2}?(?:${OFFICER})\b|\b(?:nominee|choice|appointee)\b[^.;]{0,30}\bshall (?:alone )?(?:act|be|serve)\b|\b${ARBITRATOR} (?:shall|will|must) be (?:such|any|a) person (?:as|whom|that) (?:the )?\w+(?: \w+)? (?:may|shall|thinks?|deems?|considers?|chooses?)\b|\breferred to (?:the )?(?:${OFFICER})\b[^.;]{0,80}\b(?:as|whose)\b[^.;]{0,30}\barbitrat`,
)
/** 'the sole arbitration of Shri R. C. Mehta': where that is one of the parties, it judges its own case. */
const BY_NAME = /\barbitration of (?:the )?/
/** 'the Client shall send three names, of which the Vendor picks one': the list is the choice */
const CURATED =
  /\b(?:three|3|five|5|four|4|\w+ \(\d\)) (?:names|persons|individuals|candidates)\b|\bpanel (?:of arbitrators )?(?:maintained|prepared|kept|drawn up|empanelled|provided|suggested)\b/
const FAIR_CHOOSER =
  /\b(?:both|mutual(?:ly)?|jointly|each|either|parties|courts?|chief justice|institut(?:e|ion)|cent(?:re|er)|council|chamber of commerce|association|other party|arbitrators|mcia|diac|siac|lcia|icc|aaa|jams|claimant|president of the (?:indian|bar|law|institute))\b/
const CONSENT =
  /\b(?:with|subject to) (?:the )?(?:prior |written |mutual )*(?:consent|concurrence|agreement|approval) of\b/
const BALANCED_PANEL =
  /\b(?:each|either|both) (?:of the )?part(?:y|ies)\b[^.;]{0,40}\b(?:shall|will|may|to|must)\b[^.;]{0,40}\b(?:appoint|nominate|select|name|choose|designate)|\bone (?:arbitrator )?(?:each|by each|to be (?:appointed|nominated) by (?:each|either))\b|\b(?:third|presiding|umpire)\b/
const WAIVED_LATER = /\bwaive[sd]?\b[^.;]{0,60}\bin writing\b[^.;]{0,60}\bafter\b/

/**
 * Sections 12(5) and 18 of the Arbitration Act want an arbitrator whom neither side made. Since CORE v ECI-SPIC-SMO (2024)
 * a sole arbitrator picked by one side, or a list which one side drew up, offends equal treatment; Bhadra v AAI (2026) lets
 * the award fall even where nobody objected. Panels to which each side names one member are usual and stay silent here.
 */
export const unilateralArbitrator: Rule = {
  id: 'unilateral-arbitrator',
  category: 'unilateral_arbitrator',
  law: [
    {
      act: 'Arbitration and Conciliation Act 1996',
      section: 'ss. 12(5), 18',
      note: 'The parties must be treated equally, and a person with a stake in the dispute may neither sit nor choose who sits.',
    },
    {
      act: 'CORE v ECI-SPIC-SMO (Supreme Court, 2024)',
      section: '',
      note: 'Five judges: a clause that lets one side alone appoint the sole arbitrator, or draw up the list, is bad.',
    },
    {
      act: 'Bhadra International v Airports Authority of India (Supreme Court, 2026)',
      section: '',
      note: 'The objection may be raised at any stage; only an express written waiver after the dispute cures it.',
    },
  ],
  words: {
    title: '{other} picks the judge of any dispute with you',
    short: 'One-sided arbitrator',
    harm: 'The arbitrator who decides between you and {other} is not chosen by both of you. You start the case before a judge whom your opponent picked, and an award made that way can be set aside years later.',
    ask: 'Ask for an arbitrator appointed jointly or, if you cannot agree, by an independent institution or the court.',
    wording:
      'Disputes shall be decided by a sole arbitrator appointed jointly by the parties or, failing agreement within fifteen days, by an independent arbitral institution. The seat is [city] and the language English.',
    notes: [
      'Taking part in such an arbitration does not cure the fault; only a written waiver signed after the dispute arose does.',
    ],
    favour: {
      title: 'You alone choose the arbitrator, so an award can be set aside',
      harm: 'A sole arbitrator picked by one side offends the equality rule of the Arbitration Act. An award in your favour may be lost years later.',
    },
  },
  gate: /arbitrat/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties' || WAIVED_LATER.test(clause.text)) return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  if (/\b(?:costs?|expenses|fees?|remuneration) of (?:the |its |an? )?(?:own )?arbitrator/.test(sentence.text))
    return []
  const curated = CURATED.test(sentence.text)
  if (!curated && BALANCED_PANEL.test(clause.text) && !/\bsole (?:arbitrat|discretion)/.test(sentence.text)) return []
  if (!/arbitrat/.test(sentence.full)) return []
  for (const way of [PASSIVE, ACTIVE, INSIDER]) {
    const match = way.exec(sentence.text)
    if (match === null || isNegated(sentence.text, match.index)) continue
    const chooser = chooserOf(sentence, match, contract)
    if (chooser !== 'fair') return [hitOf(sentence, clause, contract, match, chooser)]
  }
  const named = BY_NAME.exec(sentence.text)
  if (named !== null) {
    const judge = mentionAt(contract, sentence.start + named.index + named[0].length)
    const own = contract.text.norm.slice(sentence.start + named.index + named[0].length, sentence.end)
    if (isParty(judge) && !/^[\w. ]{2,60}'s\b/.test(own) && !/^[^.;,]{0,60}\b(?:dispute|claim|matter)/.test(own))
      return [hitOf(sentence, clause, contract, named, judge)]
  }
  return []
}

function hitOf(
  sentence: Sentence,
  clause: Clause,
  contract: Contract,
  match: RegExpExecArray,
  other: ContractParty | null,
): Hit {
  const burdened = other === null ? weakerParty(contract) : counterpart(contract, other)
  return {
    span: tellingPart(sentence, match),
    clause,
    severity: 'critical',
    burdened,
    ...(other === null ? {} : { by: other }),
    forBeneficiary: 'high',
    confidence: other === null ? 0.75 : 0.92,
    flags: [
      CURATED.test(sentence.text)
        ? 'One side draws up the list of arbitrators'
        : other === null
          ? 'The arbitrator is chosen on one side'
          : `The arbitrator is chosen on the side of ${other.definedTerm ?? other.name}`,
    ],
  }
}

/** The one party on whose side the choice lies; null: one side, but not named; 'fair': both, a court or an institution. */
function chooserOf(sentence: Sentence, match: RegExpExecArray, contract: Contract): ContractParty | null | 'fair' {
  const end = match.index + match[0].length
  const tail = /^[^.;]{0,110}/.exec(sentence.text.slice(end))![0]
  if (CONSENT.test(tail)) return 'fair'
  if (/ by $/.test(match[0])) {
    const by = tail.split(/,| and its | whose | who | which | to | in accordance | under | within | from /)[0]!
    if (FAIR_CHOOSER.test(by)) return 'fair'
    const at = sentence.start + end
    const party = partyIn(contract, { start: at, end: at + by.length + 1 })
    if (party !== null) return party
    if (/ of (?:the )?(?!company|firm|management|board|organi[sz]ation|corporation)/.test(by)) return 'fair'
    return new RegExp(OFFICER).test(by) || /^(?:us|the management|its)\b/.test(by) ? null : 'fair'
  }
  const active = ACTIVE.exec(sentence.text)
  if (/\b(?:each|both|either)\b/.test(sentence.text.slice(Math.max(0, match.index - 30), end))) return 'fair'
  if (active?.[0] === match[0]) {
    const who = subjectAt(contract, sentence, sentence.start + match.index)
    return isParty(who) ? who : 'fair'
  }
  const near = { start: sentence.start + match.index, end: sentence.start + Math.min(end + 60, sentence.text.length) }
  const said = (match[0] + tail).replace(/\bbind(?:s|ing)?(?: ?(?:up)?on)? (?:both|each)\b/g, '')
  if (/\b(?:both|mutual(?:ly)?|jointly|each|neither|not be|high court|institution)\b/.test(said)) return 'fair'
  if (/\b(?:retired|former|experience)\b/.test(match[0] + tail)) return 'fair'
  return partyIn(contract, { start: Math.max(sentence.start, near.start - 40), end: near.end })
}
