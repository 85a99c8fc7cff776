import type { IssueCategory } from '@karar/schema'
import { cards } from '../../categories/cards.ts'
import type { Span } from '../../grammar/normalize.ts'
import type { Contract } from '../../understand/contract.ts'
import { letsThings } from '../../understand/home/lets-things.ts'
import { familyOf } from '../../understand/kinds/families.ts'
import { periodsIn } from '../../understand/reading/reading.ts'

/**
 * The variant of a card's words that fits the passage. One category holds opposite harms: notice that is too short and
 * notice that holds somebody too long, a price that moves and one that may not.
 */
export function variantFor(contract: Contract, category: IssueCategory, span: Span): string | undefined {
  const said = contract.text.norm.slice(span.start, span.end)
  const areLong = (least: number): boolean => {
    const periods = periodsIn(contract, span)
    return periods.length > 0 && periods.every(({ days }) => days >= least)
  }
  return cards[category].told?.find(
    ({ by, unless, days, things, employs }) =>
      by?.test(said) !== false &&
      unless?.test(said) !== true &&
      (days === undefined || areLong(days)) &&
      (things === undefined || letsThings(contract)) &&
      (employs === undefined || familyOf(contract.type) === 'employment'),
  )?.variant
}
