import { conflictingDisputes } from '../categories/disputes/conflicting-dispute-clauses/detect.ts'
import { judgmentConfessed } from '../categories/disputes/restraint-of-legal-proceedings/detect.ts'
import { timeToSue } from '../categories/disputes/shortened-limitation-period/detect.ts'
import { unilateralArbitrator } from '../categories/disputes/unilateral-arbitrator/detect.ts'
import { heldInService } from '../categories/employment/service-bond-overreach/detect.ts'
import {
  fundRefused,
  overtimeRefused,
  unpaidMaternity,
} from '../categories/employment/statutory-benefit-denied/detect.ts'
import { endsWithControl } from '../categories/exit/change-of-control-trap/detect.ts'
import { noWayOut } from '../categories/exit/lock-in-trap/detect.ts'
import { leavesOnlyIf } from '../categories/exit/lock-in-trap/detect-conditions.ts'
import { calledOnDemand } from '../categories/exit/one-sided-termination/detect.ts'
import { endsAtWill, goesWhenUnneeded } from '../categories/exit/one-sided-termination/detect-at-will.ts'
import { payAsTheySay } from '../categories/exit/unilateral-price-change/detect.ts'
import { sumPerBreach } from '../categories/liability/penalty-or-excessive-damages/detect.ts'
import { cancellingCostsAll } from '../categories/liability/penalty-or-excessive-damages/detect-cancelling.ts'
import { shareByTheDay } from '../categories/liability/penalty-or-excessive-damages/detect-per-day.ts'
import { blankCheques, heldCheques } from '../categories/liability/personal-guarantee/detect.ts'
import { suretyStaysBound } from '../categories/liability/personal-guarantee/detect-waived.ts'
import { claimsReleased } from '../categories/liability/release-of-claims/detect.ts'
import { whoeverIsAtFault } from '../categories/liability/unlimited-liability/detect.ts'
import { boughtElsewhere } from '../categories/liability/unlimited-liability/detect-risk-purchase.ts'
import { paidWhenPaid } from '../categories/money/late-or-conditional-payment/detect.ts'
import { paidOnApproval } from '../categories/money/late-or-conditional-payment/detect-approval.ts'
import { paidFromFunds } from '../categories/money/late-or-conditional-payment/detect-funds.ts'
import { paidAfterLeaving } from '../categories/money/late-or-conditional-payment/detect-leaving.ts'
import { minimumPurchase } from '../categories/money/minimum-commitment-trap/detect.ts'
import { paidLate } from '../categories/money/msme-payment-delay/detect.ts'
import { dearDelay, dearLoan } from '../categories/money/usurious-interest/detect.ts'
import { pledgeSold } from '../categories/money/withheld-or-forfeited-money/detect.ts'
import { commandsAccount } from '../categories/money/withheld-or-forfeited-money/detect-account.ts'
import { heldWhilePending } from '../categories/money/withheld-or-forfeited-money/detect-pending.ts'
import { internalInconsistency } from '../categories/paper/internal-inconsistency/detect.ts'
import { unsignedOrIncompleteDocument } from '../categories/paper/unsigned-or-incomplete-document/detect.ts'
import { missingAnnexure } from '../categories/paper/unsigned-or-incomplete-document/missing-annexure.ts'
import { collectsAtNight } from '../categories/performance/broad-audit-right/detect.ts'
import { silenceAccepts } from '../categories/performance/deemed-acceptance/detect.ts'
import { lockedOut } from '../categories/premises/eviction-without-notice/detect.ts'
import { tiedToOne } from '../categories/secrets/exclusivity-without-commitment/detect.ts'
import { nonCompeteRow } from '../categories/secrets/restraint-of-trade/detect.ts'
import type { Detector, Finding, Hit } from '../categories/shape/detector.ts'
import { priceControl } from '../categories/validity/anti-competitive-term/detect.ts'
import { deemedRetired } from '../categories/ventures/partner-expulsion/detect.ts'
import type { Contract } from '../understand/contract.ts'
import { mayOccur } from '../understand/reading/may-occur.ts'

/** Every detector: each finds what the trained reader alone does not, on contracts that it was not written from (docs/measured/findings.md). */
export const detectors: readonly Detector[] = [
  priceControl,
  conflictingDisputes,
  unilateralArbitrator,
  unsignedOrIncompleteDocument,
  missingAnnexure,
  internalInconsistency,
  timeToSue,
  noWayOut,
  endsWithControl,
  paidWhenPaid,
  paidFromFunds,
  paidLate,
  whoeverIsAtFault,
  claimsReleased,
  nonCompeteRow,
  unpaidMaternity,
  lockedOut,
  sumPerBreach,
  blankCheques,
  heldCheques,
  dearLoan,
  pledgeSold,
  cancellingCostsAll,
  suretyStaysBound,
  deemedRetired,
  dearDelay,
  tiedToOne,
  heldInService,
  fundRefused,
  overtimeRefused,
  calledOnDemand,
  minimumPurchase,
  boughtElsewhere,
  silenceAccepts,
  endsAtWill,
  goesWhenUnneeded,
  paidOnApproval,
  leavesOnlyIf,
  commandsAccount,
  collectsAtNight,
  heldWhilePending,
  shareByTheDay,
  paidAfterLeaving,
  judgmentConfessed,
  payAsTheySay,
]

/** Most findings of one detector that are kept: more would say the same again, and make a hostile text costly. */
const MOST_OF_ONE = 40

/**
 * Runs the detectors over the contract. A clause is read by one only where its gate matches the clause's words.
 *
 * @param without ids of those that are left out
 */
export function runDetectors(contract: Contract, without: readonly string[] = []): Finding[] {
  return detectors
    .filter(({ id, contracts }) => contracts?.includes(contract.type) !== false && !without.includes(id))
    .flatMap((detector) => {
      const { id: source, category, absence } = detector
      return hitsOf(detector, contract).map((hit) => ({ source, category, hit, ...(absence && { absence }) }))
    })
}

function hitsOf(detector: Detector, contract: Contract): Hit[] {
  const hits = [...(detector.readWhole?.(contract) ?? [])]
  if (detector.read === undefined || (detector.gate !== undefined && !mayOccur(contract, detector.gate)))
    return hits.slice(0, MOST_OF_ONE)
  for (const clause of contract.clauses) {
    if (hits.length >= MOST_OF_ONE) break
    if (detector.gate === undefined || detector.gate.test(clause.text)) hits.push(...detector.read(clause, contract))
  }
  return hits.slice(0, MOST_OF_ONE)
}
