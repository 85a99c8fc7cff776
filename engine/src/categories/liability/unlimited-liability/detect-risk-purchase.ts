import type { Contract } from '../../../understand/contract.ts'
import { partyOn } from '../../../understand/reading/reading.ts'
import type { Detector } from '../../shape/detector.ts'

/** 'purchase from any source at the risk and cost of the supplier', 'get the work done elsewhere at the contractor's risk and expense' */
const ELSEWHERE =
  /\b(?:re-?procure|purchase|procure|buy|get|have|source|obtain)\b[^.;]{0,240}\bat (?:the )?(?:sole |entire )?(?:risk,? (?:and|&) (?:cost|expenses?)|(?:costs?|expenses?) (?:and|&) risk) (?:and responsibility )?of (?:the )?(?:supplier|vendor|contractor|seller|manufacturer|agency)\b|\b(?:re-?procure|purchase|procure|buy|get|have|source|obtain)\b[^.;]{0,240}\bat (?:your|(?:the )?(?:supplier|vendor|contractor|seller|agency)'?s'?) (?:sole |entire )?(?:risk,? (?:and|&) (?:cost|expenses?)|(?:costs?|expenses?) (?:and|&) risk)\b/

/** What the buyer gets elsewhere when the supplier is late, at any price. The readers see an order, and no loss without a limit. */
export const boughtElsewhere: Detector = {
  id: 'bought-elsewhere',
  category: 'unlimited_liability',
  gate: /\brisk,? (?:and|&) (?:cost|expense)|\b(?:cost|expense)s? (?:and|&) risk/,
  read: (clause, contract) =>
    clause.sentences
      .filter(({ text }) => ELSEWHERE.test(text))
      .slice(0, 1)
      .map(({ start, end }) => ({
        span: { start, end },
        clause,
        severity: 'medium',
        burdened: whoSupplies(contract),
        confidence: 0.85,
        variant: 'boughtElsewhere',
      })),
}

const whoSupplies = (contract: Contract) => partyOn(contract, 'supplier', 'seller', 'agent')
