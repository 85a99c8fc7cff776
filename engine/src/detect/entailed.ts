import type { IssueCategory } from '@karar/schema'
import { cards } from '../categories/cards.ts'
import type { Finding } from '../categories/shape/detector.ts'
import { usualSeverity } from '../categories/shape/families.ts'
import type { Contract } from '../understand/contract.ts'
import { isParty } from '../understand/reading/reading.ts'
import { bearsOut, isDenied, plainerCard, turned } from './bears-out.ts'

/**
 * A finding of the readers whose card claims what its words do not speak of is told by a plainer card that they do bear out.
 * Where no such card speaks, a remark of the encoder is not told: it often knows the place and not the reason, and its alarm is kept. An
 * alarm of the trained reader, which has learned from harms in unusual words, is a passage to read, without a title that its words do not bear. Detectors compute what they
 * say, and are left alone. What both readers name is held only against words that say the contrary. What the words deny outright is told by nobody.
 */
export function entailed(contract: Contract, finding: Finding): Finding[] {
  const { category, source, hit } = finding
  const own = category.replaceAll('_', '-')
  const isRead = source === own || source === `meaning-${own}`
  if (!isRead) return [finding]
  const words = contract.text.norm.slice(hit.span.start, hit.span.end)
  const reader = isParty(hit.burdened) ? hit.burdened : null
  const exactly = turned(contract, category, words, reader)
  // it is turned only into what the words bear out
  if (exactly !== category) return [as(contract, finding, exactly)]
  if (isDenied(category, words) || isFilled(finding)) return []
  if (bearsOut(contract, category, words, reader, finding.agreed === true)) return [finding]
  const better = plainerCard(contract, words, reader)
  if (better === undefined || cards[better].isLack)
    return isGrave(finding) ? [source === own ? asAsked(finding) : finding] : []
  return [as(contract, finding, better)]
}

/** Half of a line of signatures, or of a form, is no blank where the whole of it says what it is. */
const isFilled = ({ category, hit: { span, clause } }: Finding): boolean =>
  category === 'unsigned_or_incomplete_document' &&
  clause.sentences.some(({ start, end, text }) => start <= span.start && span.end <= end && isDenied(category, text))

/** Told by another card, and no graver than high where that one is never critical by itself: it was felt as the first one's harm. */
function as(contract: Contract, { category, source, hit }: Finding, other: IssueCategory): Finding {
  const { variant: _, forBeneficiary, ...rest } = hit
  // what has no words for the side that it helps is told to whoever bears it alone
  const isForBoth = forBeneficiary !== undefined && cards[other].words.favour !== undefined
  const plain = isForBoth ? { ...rest, forBeneficiary } : rest
  const called = source.replace(category.replaceAll('_', '-'), other.replaceAll('_', '-'))
  const isTooGrave = hit.severity === 'critical' && usualSeverity(cards[other].severity, contract.type) !== 'critical'
  return { category: other, source: called, hit: isTooGrave ? { ...plain, severity: 'high' } : plain }
}

/** A passage to read, which says nothing of what its harm is. */
const asAsked = (finding: Finding): Finding => ({
  ...finding,
  unsure: true,
  untold: true,
  hit: { ...finding.hit, severity: 'low' },
})

const isGrave = ({ hit: { severity } }: Finding): boolean => severity === 'critical' || severity === 'high'
