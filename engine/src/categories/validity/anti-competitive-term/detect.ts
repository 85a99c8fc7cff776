import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { partyOn, whoDoes } from '../../../understand/reading/reading.ts'
import { tellingPart } from '../../../understand/reading/telling-part.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const RESALE =
  /\b(?:shall|will|must|may|agrees?|undertakes?) not\b[^.;]{0,40}\b(?:sell|resell|re-sell|offer|supply|quote)\b[^.;]{0,80}\b(?:below|less than|lower than|under|at a (?:discount|price (?:below|lower|less|other)))\b[^.;]{0,70}\b(?:prices?|mrp|rates?)\b|\b(?:sell|resell|re-sell)\b[^.;]{0,60}\b(?:only at|strictly at|at (?:not less than|no less than|the fixed))\b[^.;]{0,60}\b(?:prices?|mrp|rates?)\b|\bminimum (?:re-?sale|selling|retail) prices?\b|\b(?:in no (?:event|case)|under no circumstances) shall\b[^.;]{0,40}\b(?:sold|resold|offered|supplied)\b[^.;]{0,60}\b(?:below|less than|lower than)\b[^.;]{0,60}\b(?:prescribed|fixed|set|notified|laid down|prices?|mrp)\b|\b(?:discounts?|rebates?)\b[^.;]{0,60}\b(?:shall|may|can|will) not be (?:extended|offered|given|allowed|granted|passed on) by the (?:dealer|distributor|reseller|retailer|franchisee|stockist)\b|\bno (?:discounts?|rebates?)\b[^.;]{0,60}\b(?:without|except with)\b[^.;]{0,40}\b(?:approval|consent|permission)\b/
const DICTATED =
  /\b(?:stick|adhere|keep|conform) to the (?:re-?)?(?:sale|selling|retail) prices?\b[^.;]{0,40}\b(?:laid down|fixed|set|dictated|prescribed|notified) by\b|\b(?:sell|resell|re-sell)\b[^.;]{0,60}\b(?:prices?|rates?)\b[^.;]{0,20}\b(?:dictated|fixed|set|prescribed|laid down|determined|notified) (?:from time to time )?by\b|\b(?:prohibited|barred|forbidden|restrained) from\b[^.;]{0,30}\b(?:(?:granting|allowing|giving|offering|passing)\b[^.;]{0,20}\b(?:rebates?|discounts?)|(?:re-?)?selling\b[^.;]{0,30}\b(?:below|under|less than)\b[^.;]{0,30}\b(?:prices?|rates?|mrp))/
const RESELLER =
  /\b(?:dealer|distributor|reseller|retailer|franchisee|stockist|agent|sub-?distributors?|wholesaler|buyer|purchaser)\b/
/** Nowhere cheaper than there, not even at one's own counter. */
const PARITY =
  /\b(?:maintain|keep|offer|charge|ensure|list|set|quote|sell)\w*\b[^.;]{0,40}\b(?:equal|same|lower|lowest|no higher|not higher)\b[^.;]{0,40}\b(?:prices?|rates?|tariffs?)\b[^.;]{0,80}\b(?:compared|than|as|with|to)\b[^.;]{0,40}\b(?:direct|own|other|any)\b[^.;]{0,30}\b(?:channels?|platforms?|web ?sites?|outlets?|apps?|stores?|counters?|portals?)\b|\bmaintain (?:rate|price) parity\b/
const KEEPS = /\b(?:maintain|keep|offer|charge|ensure|list|set|quote|sell)\w*\b/
const FAIR =
  /\b(?:recommended|suggested|non-?binding|maximum|free to (?:set|fix|determine|decide)|not (?:sell|charge) (?:above|more than|in excess)|manufacturer's advertis|own (?:re-?sale )?prices|'s selection|discontinue|pricing discretion|bulk discount)\b/

/**
 * A floor under the price at which somebody sells on: section 3 of the Competition Act weighs it by its effect. Recommended and
 * maximum prices are free; section 27 fines up to a tenth of worldwide turnover.
 */
export const priceControl: Detector = {
  id: 'price-control',
  category: 'anti_competitive_term',
  gate: /price|mrp|rate|discount|rebate/,
  read(clause, contract) {
    if (clause.kind === 'recitals' || clause.kind === 'parties') return []
    return clause.sentences.flatMap((sentence) => readSentence(sentence, clause, contract)).slice(0, 1)
  },
}

function readSentence(sentence: Sentence, clause: Clause, contract: Contract): Hit[] {
  const { text, full } = sentence
  // An agent sells the principal's goods at the principal's price; only whoever buys to resell has a price of its own.
  const resells = contract.type !== 'agency_agreement' && (RESELLER.test(full) || partyOn(contract, 'agent') !== null)
  const resale = resells && !FAIR.test(full) ? (RESALE.exec(text) ?? DICTATED.exec(text)) : null
  const said = resale ?? (FAIR.test(full) ? null : PARITY.exec(text))
  if (said === null) return []
  const span = tellingPart(sentence, said)
  const found = { span, clause, severity: 'high', confidence: 0.8 } as const
  return resale === null
    ? [{ ...found, burdened: whoDoes(contract, sentence, KEEPS) ?? null, variant: 'parity' }]
    : [{ ...found, burdened: null, variant: 'named' }]
}
