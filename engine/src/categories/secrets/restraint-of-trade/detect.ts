import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { families } from '../../../understand/kinds/families.ts'
import {
  counterpart,
  isAfterTerm,
  isOneOf,
  isParty,
  periodsIn,
  weakerParty,
  whoDoes,
} from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const COMPETE =
  /\b(?:compet(?:e|es|ing|itor|itors|itive|ition)|rivals?\b|any other (?:company|firm|business) in the same|ventures? in the (?:field|line|business)|(?:same|similar|like) (?:or (?:similar|identical|competing) )?(?:line of )?(?:business|trade|products|services|activity|activities|nature)|(?:business(?:es)?|goods|products)[^.;]{0,30} (?:similar|identical)|(?:endors|promot|advertis|appear|represent|model)\w*\b[^.;]{0,160}\b(?:another|any other) (?:company|brand|manufacturer|advertiser|sponsor|firm|business)\b|of any other (?:maker|manufacturer|brand|principal|company|producer)|(?:stay|keep|remain) (?:out of|away from|clear of)(?! [^.;,]{0,40}\b(?:premises|offices?|workplace|sites?|rooms?)\b)\b[^.;]{0,80}\b(?:practice|business|trade|profession|industry|market|field|line|sector)|engag\w+ (?:him|her|it|them|your)sel(?:f|ves)\b[^.;]{0,60}\bin (?:any|the|a)|(?:join|be employed|accept (?:any )?employment|take up (?:any )?employment|carry on|engage|engaged|work(?:ing)?|solicit business) (?:with|by|in|for|on)\b)/
const FORBIDS =
  /\b(?:shall not|will not|must not|may not|agrees? not to|undertakes? not to|covenants? not to|refrain from|abstain from|desist from|(?:shall|will|must|to) (?:stay|keep|remain) (?:out of|away from|clear of)(?! [^.;,]{0,40}\b(?:premises|offices?|workplace|sites?|rooms?)\b)|shall, [^.;]{0,120}, not|(?:is|are|be) (?:prohibited|precluded|restrained|barred|debarred|restricted) from|neither [^.;]{0,80} shall|nor shall)\b/
/** A bar on soliciting staff or using secrets leaves the person free to work: other rules read those. */
const ONLY_SOLICITING =
  /\b(?:solicit|entice|induce|hire|poach|employ any)\b[^.;]{0,60}\b(?:employee|employees|staff|personnel|consultants?)\b/
/** The ban must fall on work or trade itself: 'shall not ... engage in', not 'shall not require ...'. */
const BANS_WORK =
  /\b(?:(?:shall|will|must|may) not|(?:agrees?|undertakes?|covenants?|bound) not to|refrain from|abstain from|desist from|shall, [^.;]{0,120}, not|(?:prohibited|precluded|restrained|barred|debarred|restricted) from|neither [^.;]{0,80} shall|nor shall)\b[^.;]{0,300}?\b(?:carry(?:ing)? on|float(?:ing)?|associate|handl(?:e|ing)|stock(?:ing)?|practi[sc](?:e|ing)|take on|engag(?:e|ed|ing)|be (?:\w+ly )?(?:employed|interested|concerned|involved|associated)|join(?:ing)?|accept|take up|taking up|set up|setting up|establish|own|operat(?:e|ing)|enter|entering|compet(?:e|ing) with|compete\b|work(?:ing)?|deal(?:ing)?|render|provide|undertake|advis(?:e|ing)|market|sell|distribute|manufacture|offer|promot(?:e|ing)|represent|endors(?:e|ing)|start)\b|\b(?:joining|engaging in|working (?:for|with)|taking up|carrying on)\b[^.;]{0,160}\b(?:is|are|shall be|stands?) (?:strictly |absolutely |expressly )?(?:prohibited|barred|forbidden|not permitted)\b|\b(?:shall|must) (?:elapse|pass|lapse)\b[^.;]{0,80}\bbefore\b[^.;]{0,60}\b(?:may|can)\b[^.;]{0,40}\b(?:render|join|engage|work|provide|carry on|take up|compete)\b|\bno (?:employment|engagement|assignment|work|business)\b[^.;]{0,60}\b(?:compet|rival|similar|same)[^.;]{0,80}\b(?:shall|may|will) be (?:taken up|accepted|undertaken|carried on)\b|\bcooling[- ]off period\b[^.;]{0,80}\bbefore (?:joining|taking up|working|engaging)\b|\b(?:shall|will|must|to) (?:stay|keep|remain) (?:out of|away from|clear of)(?! [^.;,]{0,40}\b(?:premises|offices?|workplace|sites?|rooms?)\b)\b/
const NOT_THE_BAN =
  /\b(?:(?:during|throughout) (?:the |his |her |your |any )?(?:notice period|period of notice|(?:paid )?garden(?:ing)? leave)|covenants? not to compete which|(?:contains?|include) (?:a )?(?:covenants?|company)|withhold|not (?:to )?(?:require|consent|include)|proxies|proxy|liquidated damages unless|section [\d.]+ \(covenant)\b/
/** Words that keep a person out of work or business, whatever else the sentence forbids. */
const WORKS =
  /\b(?:(?:stay|keep|remain) (?:out of|away from|clear of)(?! [^.;,]{0,40}\b(?:premises|offices?|workplace|sites?|rooms?)\b)|handle|stock|practi[sc]e|carry(?:ing)? on|engag(?:e|ed|ing) in|be (?:employed|engaged|interested|concerned|involved)|join|accept (?:any )?(?:employment|assignment)|take up|set up|establish|own|operate|enter|compete\b|competing (?:business|activit|goods|products)|work (?:with|for|in)|deal in|render|provide (?:any )?services|undertake|associate)\b/
const SECRETS_OR_CLIENTS =
  /\b(?:disclos|divulg|reveal|confidential information|solicit|entice|induce|canvass|approach|poach|use (?:or [a-z]+ )?(?:the|any) (?:data|information))/
/** 'shall not constitute a breach', 'shall not apply': nothing is forbidden there. */
const NOT_A_BAN =
  /\b(?:shall|will|may) not (?:constitute|be (?:deemed|considered|construed|a breach|prevented|restricted)|apply|affect|prevent|restrict|preclude|prohibit)\b/
const GOODWILL =
  /\b(?:goodwill|sale of (?:the )?(?:business|shares)|purchase agreement|acquisition of (?:the )?(?:business|company|shares))\b/
/** Other words for leaving. */
const LEFT =
  /\b(?:from|after|since|following|upon)\b[^.;]{0,30}\b(?:reliev(?:ing|ed)|(?:his|her|their) (?:exit|release)|quitting)\b/
const DURING_ONLY = /\b(?:during|throughout|while|whilst|so long as|for the duration of)\b/

/**
 * Section 27 voids a restraint on a lawful trade 'to that extent', and asks for no test of reasonableness once the
 * contract has ended, so a bar that outlives it is flagged however short (Superintendence Co v Krishan Murgai, 1980;
 * Percept D'Mark v Zaheer Khan, 2006). Bars during the term (Golikari, 1967) and on the seller of goodwill are valid.
 */
export const restraintAfterTerm: Detector = {
  id: 'restraint-after-term',
  category: 'restraint_of_trade',
  gate: /compet|like nature|endors|another (?:company|brand)|rival|venture|similar|any other|(?:out of|away from|clear of)|abstain|desist|(?:same|like)[^.;]{0,40}(?:business|trade|products|services)|join |engage|carry on|work for|accept [^.]{0,20}employment/,
  read(clause, contract) {
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

/** 'shall not accept employment with a client for three years': a bar counted in years, with no word of the term. */
const runsForYears = (sentence: Sentence, contract: Contract): boolean =>
  isOneOf(contract, [...families.employment, 'consultancy_agreement', 'non_disclosure_agreement']) &&
  !/\b(?:during|while|term of|notice period|garden leave|not disclose|confidential information)\b/.test(
    sentence.full,
  ) &&
  periodsIn(contract, sentence).some(({ days }) => days >= 90)

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  // 'after ceasing to be employed with the Company' tells when, not what is forbidden.
  const words = sentence.full.replace(/\b(?:ceas|leav)\w+ to be (?:employed|engaged|associated)\b/g, 'leaving')
  const match = COMPETE.exec(
    sentence.text.replace(/\b(?:ceas|leav)\w+ to be (?:employed|engaged|associated) (?:with|by|in)\b/g, (found) =>
      '_'.repeat(found.length),
    ),
  )
  if (match === null || !BANS_WORK.test(words) || NOT_A_BAN.test(sentence.text) || NOT_THE_BAN.test(words)) return []
  if (!isAfterTerm(words) && !LEFT.test(words) && !runsForYears(sentence, contract)) return []
  if (SECRETS_OR_CLIENTS.test(words) && !WORKS.test(words.replace(SECRETS_OR_CLIENTS, ' '))) return []
  // A retiring partner may be kept away within a period or local limits: Partnership Act, section 36(2).
  if (contract.type === 'partnership_deed' && periodsIn(contract, sentence).length > 0) return []
  if (ONLY_SOLICITING.test(words) && !/\bcompet|similar business|same business/.test(words)) return []
  if (
    /^[^,;]{0,60}\bmeans\b/.test(words) ||
    /\bnothing (?:in this|herein|contained)[^.;]{0,60}(?:prevent|restrain|restrict|preclude)/.test(words)
  )
    return []
  if (
    GOODWILL.test(words) ||
    (DURING_ONLY.test(words) &&
      !/\b(?:and|or)\b[^.;]{0,50}\b(?:after|following|thereafter|post|period of)\b/.test(words) &&
      !/\bafter\b|\bthereafter\b|\bfollowing\b|\bfrom the date\b/.test(words))
  )
    return []
  const bound = whoDoes(contract, sentence, FORBIDS) ?? null
  const weaker = isOneOf(contract, [...families.employment, ...families.services, 'non_disclosure_agreement'])
  return [
    {
      span: tellingPart(sentence, match),
      clause,
      severity: weaker ? 'critical' : 'high',
      burdened: isParty(bound) ? bound : bound === 'mutual' ? null : weakerParty(contract),
      forBeneficiary: 'high',
      confidence: isParty(bound) && counterpart(contract, bound) !== null ? 0.9 : 0.75,
      // A retiring partner may be held to a period or a place (Partnership Act, s. 36(2)): only a bar without either is read.
      variant: 'afterTheEnd',
      values: { firm: contract.type === 'partnership_deed' ? 'yes' : 'no' },
    },
  ]
}
