import { cards } from '../categories/cards.ts'
import type { Finding } from '../categories/shape/detector.ts'
import type { Contract } from '../understand/contract.ts'
import type { ContractParty } from '../understand/parties/party.ts'
import { burdensIn, isOwnPaper } from '../understand/reading/balance.ts'
import { campOf } from '../understand/reading/camps.ts'
import { isParty } from '../understand/reading/reading.ts'

/**
 * Findings for a party that reads its own paper: 'the Customer shall indemnify the Company' is no harm to the Company. The
 * machines tell the sides of a sentence apart less well than its grammar does. What the grammar gives to the other side
 * alone goes; an alarm of which it tells nothing is worth a look. Whoever reads another's paper loses no finding by this:
 * there a sentence that is read wrongly would cost more than it saves.
 */
export function inDirection(contract: Contract, reader: ContractParty | null, findings: readonly Finding[]): Finding[] {
  if (reader === null || !isOwnPaper(contract, reader)) return [...findings]
  const camp = campOf(contract, reader)!
  return findings.flatMap((finding) => {
    const { category, hit } = finding
    const isOthers = isParty(hit.burdened) && !camp.has(hit.burdened.index)
    if (cards[category].bears === 'both' || hit.absence || isOthers) return [finding]
    const burdened = burdensIn(contract, camp, hit.span)
    if (burdened.has('camp')) return [finding]
    if (burdened.has('across')) return []
    const isGrave = hit.severity === 'critical' || hit.severity === 'high'
    return [isGrave ? { ...finding, hit: { ...hit, severity: 'medium' as const } } : finding]
  })
}
