import type { Sentence } from '../../../grammar/sentences.ts'
import type { Contract } from '../../../understand/contract.ts'
import { normsOf } from '../../../understand/reading/norms.ts'
import { isParty, partyOn } from '../../../understand/reading/reading.ts'
import type { Clause } from '../../../understand/segment/clauses.ts'
import type { Detector, Hit } from '../../shape/detector.ts'

const TAKES = /(?:purchase|buy|order|procure|take|off-?take|lift|sell)/.source
const LEAST =
  /(?:no less than|not less than|at least|(?:a|the|its|their) (?:annual |monthly |quarterly |yearly )?minimum)/.source
/** 'must purchase no less than $20,000 worth', 'shall order a minimum of 500 units a month', 'based on minimum annual purchase requirements' */
const TAKES_A_MINIMUM = new RegExp(
  String.raw`\b(?:shall|must|will|agrees? to|undertakes? to|commits? to|required to|obliged to|guarantees? to)\b[^.;]{0,60}\b${TAKES}\b[^.;]{0,60}\b${LEAST}\b(?:[^.;]|rs\.){0,30}\d|\b(?:subject to|based on|meet|meets|achieves?|satisf(?:y|ies)|fulfil\w*|maintain\w*)\b[^.;]{0,60}\bminimum (?:annual |monthly |quarterly |yearly )?(?:product |order )?(?:purchase|off-?take|order|sales) (?:requirements?|quantit(?:y|ies)|commitments?|targets?|obligations?|volumes?|levels?)\b`,
)
/** What must be done so many days before, a price below which nothing is sold, shares of a company, a single small order. */
const OF_SOMETHING_ELSE =
  /\b(?:grants?|prior to|in advance|beforehand|before the|days'? notice|forecasts?|resale price|shares? of (?:common )?stock|securities|insurance|working days|business days|per order|each order|minimum order)\b/

/** So much must be bought or sold whatever the market does. The readers know 'take or pay', and hardly a figure in a plain sentence. */
export const minimumPurchase: Detector = {
  id: 'minimum-purchase',
  category: 'minimum_commitment_trap',
  gate: /\bno less than|\bnot less than|\bat least|\bminimum/,
  contracts: [
    'distribution_agreement',
    'supply_agreement',
    'franchise_agreement',
    'agency_agreement',
    'licence_agreement',
  ],
  read: (clause, contract) => clause.sentences.flatMap((sentence) => hitIn(contract, clause, sentence)).slice(0, 2),
}

function hitIn(contract: Contract, clause: Clause, { full, start, end }: Sentence): Hit[] {
  if (!TAKES_A_MINIMUM.test(full) || OF_SOMETHING_ELSE.test(full)) return []
  const norms = normsOf(contract).filter((norm) => norm.start < end && start < norm.end)
  const buyer =
    norms.find(({ kind, act, holder }) => kind === 'duty' && isParty(holder?.who) && BUYS.test(act.lemma))?.holder
      ?.who ?? partyOn(contract, 'agent', 'buyer', 'customer', 'licensee')
  if (!isParty(buyer)) return []
  return [{ span: { start, end }, clause, severity: 'medium', burdened: buyer, confidence: 0.8 }]
}

const BUYS = /^(?:purchase|buy|order|procure|take|offtake|lift|sell|meet|achieve|maintain|fulfil|satisfy)$/
