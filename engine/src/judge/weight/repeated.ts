import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import { isOf } from '../../detect/encoder/known.ts'
import { graveAt, type ReadPiece } from '../../detect/encoder/truth.ts'
import { isReading } from '../../detect/source.ts'
import type { Contract } from '../../understand/contract.ts'
import type { ContractParty } from '../../understand/parties/party.ts'
import { carriesHarm } from './ground/carries-harm.ts'

/**
 * How likely grave the second place of one category must be to stay an alarm, and every further one; how many stay where
 * nothing is known of chances. Whoever reads a long contract calls its worst clause of a kind grave and seldom the ones
 * behind it: on contracts that no reader had learned from, such alarms were over nothing noted about twice as often as the
 * first ones (docs/measured/encoder.md). What a court may refuse is another matter each time that it is said: of such further alarms
 * hardly any was over nothing from `void` on.
 */
const LIMITS = { second: 0.45, further: 0.6, void: 0.25, unread: 2 } as const

/**
 * Of several alarms of one category that readers raise for this side, the likeliest stands; another one is worth a look
 * unless it is likely grave by itself. What a detector computed stays, and where chances are known what carries the harm by its
 * own words: that is no fainter for being said twice. What a court may refuse has a limit of its own.
 */
export function asRepeated(
  contract: Contract,
  findings: readonly Finding[],
  read: readonly ReadPiece[],
  reader: ContractParty | null,
): Finding[] {
  const alarms = findings.filter((finding) => isAlarm(finding) && isOf(finding, reader))
  const lower = new Set<Finding>()
  for (const own of Map.groupBy(alarms, ({ category }) => category).values()) {
    if (own.length === 1) continue
    const sorted = own
      .map((finding) => ({ finding, chance: isReading(finding) ? graveAt(finding, read) : 1 }))
      .sort(
        (a, b) => b.chance - a.chance || b.finding.hit.confidence - a.finding.hit.confidence || startOf(a) - startOf(b),
      )
    let stood = 0
    for (const { finding, chance } of sorted) {
      const isPlain = read.length > 0 && cards[finding.category].mayNotHold !== true && carriesHarm(contract, finding)
      const isCertain = isPlain || !isReading(finding)
      if (isCertain || stays(finding, stood, chance, read.length > 0)) stood++
      else lower.add(finding)
    }
  }
  return findings.map((finding) =>
    lower.has(finding) ? { ...finding, hit: { ...finding.hit, severity: 'medium' as const } } : finding,
  )
}

function stays({ category }: Finding, before: number, chance: number, isRead: boolean): boolean {
  if (before === 0) return true
  if (!isRead) return before < LIMITS.unread
  if (cards[category].mayNotHold === true && chance >= LIMITS.void) return true
  return chance >= (before === 1 ? LIMITS.second : LIMITS.further)
}

const isAlarm = ({ hit: { severity } }: Finding): boolean => severity === 'critical' || severity === 'high'
const startOf = ({ finding }: { readonly finding: Finding }): number => finding.hit.span.start
