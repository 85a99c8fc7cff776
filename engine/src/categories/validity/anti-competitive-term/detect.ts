import type { Severity } from '@karar/schema'
import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { isMutual, partyOn } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const RESALE =
  /\b(?:shall|will|must|may|agrees?|undertakes?) not\b[^.;]{0,40}\b(?:sell|resell|re-sell|offer|supply|quote)\b[^.;]{0,80}\b(?:below|less than|lower than|under|at a (?:discount|price (?:below|lower|less|other)))\b[^.;]{0,70}\b(?:prices?|mrp|rates?)\b|\b(?:sell|resell|re-sell)\b[^.;]{0,60}\b(?:only at|strictly at|at (?:not less than|no less than|the fixed))\b[^.;]{0,60}\b(?:prices?|mrp|rates?)\b|\bminimum (?:re-?sale|selling|retail) prices?\b|\b(?:in no (?:event|case)|under no circumstances) shall\b[^.;]{0,40}\b(?:sold|resold|offered|supplied)\b[^.;]{0,60}\b(?:below|less than|lower than)\b[^.;]{0,60}\b(?:prescribed|fixed|set|notified|laid down|prices?|mrp)\b|\b(?:discounts?|rebates?)\b[^.;]{0,60}\b(?:shall|may|can|will) not be (?:extended|offered|given|allowed|granted|passed on) by the (?:dealer|distributor|reseller|retailer|franchisee|stockist)\b|\bno (?:discounts?|rebates?)\b[^.;]{0,60}\b(?:without|except with)\b[^.;]{0,40}\b(?:approval|consent|permission)\b/
const DICTATED =
  /\b(?:stick|adhere|keep|conform) to the (?:re-?)?(?:sale|selling|retail) prices?\b[^.;]{0,40}\b(?:laid down|fixed|set|dictated|prescribed|notified) by\b|\b(?:sell|resell|re-sell)\b[^.;]{0,60}\b(?:prices?|rates?)\b[^.;]{0,20}\b(?:dictated|fixed|set|prescribed|laid down|determined|notified) (?:from time to time )?by\b|\b(?:prohibited|barred|forbidden|restrained) from\b[^.;]{0,30}\b(?:(?:granting|allowing|giving|offering|passing)\b[^.;]{0,20}\b(?:rebates?|discounts?)|(?:re-?)?selling\b[^.;]{0,30}\b(?:below|under|less than)\b[^.;]{0,30}\b(?:prices?|rates?|mrp))/
const RESELLER =
  /\b(?:dealer|distributor|reseller|retailer|franchisee|stockist|agent|sub-?distributors?|wholesaler|buyer|purchaser)\b/
const BIDS =
  /\b(?:not (?:quote|bid|compete|tender)|refrain from (?:quoting|bidding|tendering))\b[^.;]{0,40}\b(?:against (?:each other|one another|the other)|in (?:the same|any) tender)\b|\b(?:bid|quote|tender)\b[^.;]{0,40}\b(?:rotation|cover (?:bid|price|quotation)|agreed (?:price|rate) among)\b|\b(?:agree|decide|settle) (?:in advance|beforehand)\b[^.;]{0,40}\b(?:lowest|winning|successful|l1) (?:bid|tender|quot)/
const MARKETS =
  /\b(?:each party|the parties|neither party|both parties)\b[^.;]{0,80}\b(?:keep to its own territory|not (?:sell|supply|approach|solicit|serve|deal)\b[^.;]{0,60}\b(?:the other(?: party)?'s|each other's) (?:customers?|territor|market|dealers?)|divide the (?:market|customers|territor)|(?:charge|maintain|fix|follow) (?:the )?(?:same|common|uniform|agreed) (?:selling )?prices?)/
const TIE_IN =
  /\b(?:shall|must|will)\b[^.;]{0,20}\b(?:also|compulsorily|mandatorily)\b[^.;]{0,20}\b(?:buy|purchase|take|lift|subscribe|procure)\b[^.;]{0,120}|\bas a condition (?:of|for|to)\b[^.;]{0,60}\b(?:buy|purchase|supply|sale)\b[^.;]{0,60}\b(?:buy|purchase|take|procure)\b|\bconditional (?:up)?on\b[^.;]{0,40}\balso (?:purchasing|buying|taking|ordering)\b/
const TIED =
  /\b(?:in order to (?:get|obtain|buy|purchase)|conditional (?:up)?on|to (?:get|obtain|be supplied with)|as a condition|only if|along with|with every|for every|before (?:it|he) may)\b/
const NO_POACH =
  /\b(?:the parties|each party|neither party|both parties)\b[^.;]{0,60}\b(?:not (?:to )?(?:hire|employ|recruit|engage)|agree not to (?:hire|employ|recruit)|(?:shall|will) (?:not )?(?:hire|employ|recruit))\b[^.;]{0,50}\b(?:each other's|the other(?: party)?'s|one another's)\b[^.;]{0,30}\b(?:employees?|staff|personnel|workers?)/
const RIVALS =
  /\b(?:competitors?|rivals?|compet(?:e|ing) (?:with each other|in the same)|same (?:trade|line of business|industry)|at any time|anywhere)\b/
const FAIR =
  /\b(?:recommended|suggested|non-?binding|maximum|free to (?:set|fix|determine|decide)|not (?:sell|charge) (?:above|more than|in excess)|manufacturer's advertis|own (?:re-?sale )?prices|'s selection|discontinue|pricing discretion|bulk discount)\b/

/**
 * Section 3 of the Competition Act presumes harm where rivals agree on prices, bids or markets, and weighs a resale price or
 * a tie-in by its effect. Recommended and maximum prices are free; section 27 fines up to a tenth of worldwide turnover.
 */
export const priceControl: Detector = {
  id: 'price-control',
  category: 'anti_competitive_term',
  gate: /price|mrp|discount|rebate|\bbid|quote|tender|territor|customers|hire|employ|recruit|also|compulsor|mandator|as a condition/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  if (FAIR.test(full)) return []
  const found = (
    match: RegExpExecArray | null,
    severity: Severity,
    what: 'rivals' | 'resale' | 'noPoach' | 'tie',
  ): Hit[] =>
    match === null
      ? []
      : [
          {
            span: tellingPart(sentence, match),
            clause,
            severity,
            burdened: null,
            confidence: 0.8,
            variant: 'named',
            values: { what },
          },
        ]
  const rivals = BIDS.exec(text) ?? MARKETS.exec(text)
  if (rivals !== null) return found(rivals, 'critical', 'rivals')
  // An agent sells the principal's goods at the principal's price; only whoever buys to resell has a price of its own.
  const resells = contract.type !== 'agency_agreement' && (RESELLER.test(full) || partyOn(contract, 'agent') !== null)
  const resale = resells ? (RESALE.exec(text) ?? DICTATED.exec(text)) : null
  if (resale !== null && !/\b(?:to (?:the )?(?:buyer|purchaser|company)|cost|loss)\b/.test(resale[0]))
    return found(resale, 'high', 'resale')
  const noPoach = NO_POACH.exec(text)
  if (noPoach !== null && isMutual(full) && RIVALS.test(full)) return found(noPoach, 'medium', 'noPoach')
  return TIED.test(full) ? found(TIE_IN.exec(text), 'medium', 'tie') : []
}
