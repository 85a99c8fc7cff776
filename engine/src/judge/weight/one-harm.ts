import { type Severity, severities } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Finding } from '../../categories/shape/detector.ts'
import type { Span } from '../../grammar/normalize.ts'

/** A finding with how it weighs for its reader. */
export interface Told {
  readonly finding: Finding
  readonly weight: Severity | 'favour' | null
}

/**
 * One harm is one card: of findings over the same words whose cards tell the same harm the gravest stays. It is told by the
 * card that tells the harm best (`alsoSaidBy`) where that one weighs no more than a step less.
 *
 * @param told the gravest first
 */
export function toldOnce(told: readonly Told[]): Told[] {
  const kept: Told[] = []
  for (const one of told) {
    const isTold = kept.some((other) => isOneHarm(other, one) && (yields(one, other) || yields(other, one)))
    if (isTold || kept.some(({ finding }) => finding === one.finding)) continue
    const fuller = told.find((other) => isOneHarm(other, one) && yields(one, other) && isClose(other, one))
    kept.push(fuller === undefined ? one : { ...fuller, weight: one.weight })
  }
  return kept
}

/** Over the same words. An advantage and a risk are told apart by others (`judge/contradictions.ts`). */
const isOneHarm = (a: Told, b: Told): boolean =>
  a.finding !== b.finding &&
  shareWords(a.finding.hit.span, b.finding.hit.span) &&
  (a.weight === 'favour') === (b.weight === 'favour')

const yields = ({ finding }: Told, { finding: other }: Told): boolean =>
  cards[finding.category].alsoSaidBy?.includes(other.category) === true

/** No more than a step apart, and neither is only asked. */
const isClose = (a: Told, b: Told): boolean =>
  a.finding.unsure === b.finding.unsure && Math.abs(rankOf(a.weight) - rankOf(b.weight)) <= 1

/** How loudly it is told: the gravest 0, an advantage behind all. */
export const rankOf = (weight: Told['weight']): number =>
  weight === 'favour' || weight === null ? severities.length : severities.indexOf(weight)

/** More than half of the longer is in both: a sentence within a long passage may do another harm than the whole. */
const shareWords = (a: Span, b: Span): boolean =>
  2 * (Math.min(a.end, b.end) - Math.max(a.start, b.start)) > Math.max(a.end - a.start, b.end - b.start)
