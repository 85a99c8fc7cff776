import { type Severity, severities } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { usualSeverity } from '../../categories/shape/families.ts'
import type { Contract } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { isOwnPaper } from '../../understand/reading/balance.ts'
import { isMutual, isParty } from '../../understand/reading/reading.ts'
import { asConfined } from './confined.ts'

/**
 * A finding whose words carry the harm by themselves (`plainly` of its card) weighs as its card says, however faintly the
 * readers felt it: they have seen few clauses of some kinds. Not told so are questions to check, what binds both sides alike
 * (unless a court may refuse it to both), and whoever reads their own paper.
 */
export function asPlainlySaid(
  contract: Contract,
  reader: ContractParty | null,
  findings: readonly Finding[],
): Finding[] {
  if (reader !== null && isOwnPaper(contract, reader)) return [...findings]
  return findings.map((finding) => {
    const { category, hit, unsure } = finding
    const { plainly, severity: usual, plainWeight = usual, mayNotHold = false } = cards[category]
    const isOthers = isParty(hit.burdened) && reader !== null && hit.burdened.index !== reader.index
    if (unsure === true || isOthers || !FAINT.has(hit.severity)) return finding
    const words = contract.text.norm.slice(hit.span.start, hit.span.end)
    if (!plainly?.test(words) || (isMutual(words) && !mayNotHold)) return finding
    const severity = usualSeverity(plainWeight, contract.type)
    if (rank(severity) >= rank(hit.severity)) return finding
    // what its words confine to little is no alarm by other words of them
    return asConfined(contract, { ...finding, hit: { ...hit, severity } })
  })
}

const rank = (severity: Severity): number => severities.indexOf(severity)
const FAINT: ReadonlySet<string> = new Set(['medium', 'low'])
