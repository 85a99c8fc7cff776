import type { Contract } from '../../contract.ts'
import type { Clause } from '../../segment/clauses.ts'
import type { Sentence } from '../../text/sentences.ts'
import { acrossFrom, discretionOf, holderOf, isNegated, isParty, periodsIn, weakerParty, withNext } from '../reading.ts'
import type { Hit, Rule } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'

const CHANGE = String.raw`(?:amend|modify|alter|vary|change|revise|update|supplement|replace|add to|rewrite|tinker with|redraw|recast)`
const THING = String.raw`(?:agreement|contract|terms(?: and conditions| of (?:service|use))?|conditions|policy|policies|rules|provisions?|scope|role|designation|duties|salary|compensation|remuneration|benefits|working hours|specifications?|schedules?|annexures?|territory|clauses?|manual|guidelines|service levels?)`
const MAY = String.raw`(?:may|can|shall (?:be (?:entitled|free|at liberty)|have (?:the|a) (?:\w+ ){0,3}?(?:right|power|liberty)) to|(?:is|are) (?:entitled|free|at liberty) to|reserves? (?:the|its) (?:\w+ ){0,3}?right,?[^.;]{0,50}? to|has (?:the|a) (?:\w+ ){0,3}?right to)`
const CHANGES = new RegExp(
  String.raw`\b${MAY}\b[^.;]{0,60}?\b${CHANGE}\b[^.;]{0,70}?\b${THING}\b|\b(?:may|can|shall|will) be (?:unilaterally )?(?:amended|modified|altered|varied|changed|revised|updated)\b`,
)
const BINDS_ON_POSTING =
  /\b(?:updated|revised|amended|modified|new|changes?|changed)\b[^.;]{0,80}\b(?:bind|binding|effective|in force|apply|applicable)\b[^.;]{0,60}\b(?:posted|posting|published|publication|upload\w*|display\w*|website)/
const FLOATING =
  /\b(?:policies|rules|guidelines|manual|terms)\b[^.;]{0,60}\bas (?:may be )?(?:amended|modified|revised|updated|changed)\b[^.;]{0,40}\b(?:by|from time to time)\b[^.;]{0,120}\b(?:form(?:s)? (?:an? )?(?:integral )?part|bind|binding|comply)/
const ALONE =
  /\b(?:at any time|(?:sole|absolute|own|full)\b[^.;]{0,20}\bdiscretion|discretion|without (?:the |any |prior |further |giving |written )*(?:notice|consent|intimation|approval|reference)|unilaterally|from time to time|by (?:giving |sending |issuing )?(?:an? )?(?:notice|intimation|e-?mail|circular)|as (?:it|he|she|they|the \w+) (?:thinks?|deems?|considers?) (?:fit|necessary|appropriate|proper)|as it may decide|as and when|whenever|as (?:we|it|he|she|they) (?:likes?|pleases?|chooses?|wish(?:es)?|sees? fit))\b/
const AGREED =
  /\b(?:(?:written |prior |mutual |express )+(?:consent|agreement|approval)|mutual(?:ly)?|both (?:the )?parties|signed by (?:both|the parties|each|all|duly|authori[sz]ed)|in writing (?:and )?signed|by (?:the )?parties|agreed (?:by|between|upon|in writing)|instrument in writing|written (?:instrument|amendment|agreement)|change (?:order|request|control)|with the (?:\w+ ){0,2}consent|upon (?:mutual|written) agreement|each party|either party|neither party|required by (?:law|applicable law|any)|comply with (?:any )?(?:law|applicable law|regulat)|equitable adjustment)\b/
/** House rules change in every firm; that is worth a look, not a refusal. */
const HOUSE_RULES = /\b(?:policy|policies|rules|guidelines|manual)\b(?![^.;]*\b(?:agreement|salary|terms)\b)/
const PRICE = /\b(?:fees?|prices?|charges|rent|rates?|tariff|royalt(?:y|ies)|commission|price list)\b/
const EXIT = /\b(?:terminat\w+|cancel\w*|exit|reject|object|refund|discontinue)\b/

/**
 * Novation needs both sides (s. 62), and an unwanted change may not be foisted on one of them (Ssangyong v NHAI, 2019;
 * PSA Sical, 2021). A change of policy on thirty days' notice with a free exit is a reminder, no more.
 */
export const unilateralAmendment: Rule = {
  id: 'unilateral-amendment',
  category: 'unilateral_amendment',
  law: [
    {
      act: 'Indian Contract Act 1872',
      section: 's. 62',
      note: 'A contract is replaced or altered by agreement of its parties, not by one of them.',
    },
    {
      act: 'Ssangyong Engineering v NHAI (Supreme Court, 2019)',
      section: '',
      note: 'A changed bargain cannot be foisted on a party that never agreed to it.',
    },
  ],
  words: {
    title: '{other} can rewrite the terms without asking you',
    short: 'One-sided changes',
    harm: 'The clause lets {other} change what was agreed by its own decision. You could be bound by terms that you never accepted.',
    ask: 'Ask that no change counts without the signature of both sides; for online terms, thirty days\u2019 notice and a free exit with a refund.',
    wording: 'No change to this Agreement is effective unless it is in writing and signed by both parties.',
    notes: ['Changes that the law requires, and improvements that take nothing away, are fair.'],
    favour: {
      title: 'You may change the terms on your own',
      harm: 'Use it with notice: a court may refuse to hold the other side to a change that it never agreed to.',
    },
  },
  gate: /amend|rewrit|tinker|redraw|recast|modif|alter|vary|varied|chang|revis|updat|supplement|replace/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const words = sentence.text
  const match = CHANGES.exec(words) ?? BINDS_ON_POSTING.exec(words) ?? FLOATING.exec(words)
  if (
    match === null ||
    /\baccordingly\b/.test(words.slice(match.index)) ||
    isNegated(words, match.index + match[0].length) ||
    /\b(?:not|no)\b/.test(match[0])
  )
    return []
  if (
    AGREED.test(sentence.full) &&
    !/\bwithout (?:the |any |prior |written |further )*(?:consent|approval|agreement|mutual)/.test(words)
  )
    return []
  if (/^[^,;]{0,80}\b(?:shall mean|means)\b/.test(words)) return []
  // 'the Exhibits, as the same may be amended': a reference, not a power.
  if (/\b(?:as|such)\b[^.;,]{0,40}$/.test(words.slice(0, match.index)) && !FLOATING.test(words)) return []
  const passive = /\bbe (?:\w+ )?\w+ed\b/.test(match[0])
  if (passive && !new RegExp(String.raw`\b${THING}\b`).test(words.slice(0, match.index + match[0].length))) return []
  const posted = BINDS_ON_POSTING.test(words)
  const floating = FLOATING.test(words)
  if (!ALONE.test(words) && !posted && !floating) return []
  // What is changed is the price: the rule on prices reads that.
  if (PRICE.test(match[0]) && !/\b(?:agreement|terms|conditions|contract|scope|salary|policies)\b/.test(match[0]))
    return []
  const holder = holderOf(contract, sentence, CHANGES) ?? discretionOf(contract, sentence) ?? null
  if (holder === 'mutual') return []
  const burdened = isParty(holder) ? acrossFrom(contract, holder) : weakerParty(contract)
  if (burdened === null || (!isParty(holder) && !passive && !posted && !floating)) return []
  const around = withNext(clause, sentence)
  const warned = periodsIn(contract, {
    start: sentence.start,
    end: Math.min(sentence.end + 400, clause.norm.end),
  }).some(({ days }) => days >= 14)
  const severity =
    contract.type === 'non_disclosure_agreement'
      ? 'low'
      : warned && EXIT.test(around)
        ? 'low'
        : warned || floating || HOUSE_RULES.test(words.slice(0, match.index + match[0].length))
          ? 'medium'
          : 'high'
  const flags = [/without (?:any |prior )*notice/.test(words) ? 'Without notice' : 'By one side\u2019s decision alone']
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity,
      burdened,
      forBeneficiary: 'low',
      confidence: isParty(holder) ? 0.85 : 0.7,
      flags,
    },
  ]
}
