import type { IssueCategory } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import type { Contract } from '../../understand/contract.ts'
import { periodsIn } from '../../understand/reading/reading.ts'

/** From this many days on, notice is long rather than short. */
const LONG_NOTICE = 28
const AT_ONCE =
  /\b(?:immediate\w*|forthwith|at once|same day|there and then|(?:without|no) (?:any |prior )?notice|instant\w*|summar\w+|any day)\b/
const STAYS_FIXED =
  /\b(?:remains?|stays?|be|held|kept) (?:firm|fixed|unchanged|constant|the same)\b|\bno (?:escalation|increase|revision|upward)\b/
const MAY_CHANGE =
  /\b(?:may|can|free to|entitled to|right to)\b[^.;]{0,60}\b(?:revis|increas|rais|chang|enhanc|vary|alter|modif|escalat|hike|re-?set|reduc)/

/**
 * The variant of a card's words that fits the passage. One category holds opposite harms: notice that is too short and
 * notice that holds somebody too long, a price that moves and one that may not.
 */
export function variantFor(contract: Contract, category: IssueCategory, span: Span): string | undefined {
  const said = contract.text.norm.slice(span.start, span.end)
  if (category === 'short_or_missing_notice' && !AT_ONCE.test(said)) {
    const periods = periodsIn(contract, span)
    if (periods.length > 0 && periods.every(({ days }) => days >= LONG_NOTICE)) return 'longNotice'
  }
  if (category === 'unilateral_price_change' && STAYS_FIXED.test(said) && !MAY_CHANGE.test(said)) return 'fixedPrice'
  return undefined
}
