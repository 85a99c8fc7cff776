import type { IssueCategory } from '@karar/schema'
import type { Span } from '../../grammar/normalize.ts'
import type { Contract } from '../../understand/contract.ts'
import { periodsIn } from '../../understand/reading/reading.ts'

/** From this many days on, notice is long rather than short. */
const LONG_NOTICE = 28
const AT_ONCE =
  /\b(?:immediate\w*|forthwith|at once|same day|there and then|(?:without|no) (?:any |prior )?notice|instant\w*|summar\w+|any day)\b/
/** Whether a passage lets somebody go without a day's warning. */
export const isAtOnce = (said: string): boolean => AT_ONCE.test(said)

const STAYS_FIXED =
  /\b(?:remains?|stays?|be|held|kept) (?:firm|fixed|unchanged|constant|the same)\b|\bno (?:escalation|increase|revision|upward)\b/
const MAY_CHANGE =
  /\b(?:may|can|free to|entitled to|right to)\b[^.;]{0,60}\b(?:revis|increas|rais|chang|enhanc|vary|alter|modif|escalat|hike|re-?set|reduc)/

/** Harms of one category that its words tell apart, the most telling first. */
const told: Partial<Record<IssueCategory, readonly (readonly [variant: string, by: RegExp])[]>> = {
  withheld_or_forfeited_money: [
    [
      'earned',
      /\b(?:repa(?:y|id)|refund\w*|return\w*|pa(?:y|id) back)\b[^.;]{0,140}\b(?:salar(?:y|ies)|wages|stipend)\b|\b(?:salar(?:y|ies)|wages|stipend)\b[^.;]{0,140}\b(?:repaid|refunded|returned|paid back)\b/,
    ],
    [
      'deposit',
      /\bdeposits?\b[^.;]{0,80}\b(?:forfeit|retain|withh|adjust|deduct|kept|keep)|\b(?:forfeit|retain|withh|deduct|keep)\w*\b[^.;]{0,30}\bdeposits?\b/,
    ],
    ['pay', /\b(?:salar(?:y|ies)|wages|stipend|full and final|final settlement)\b/],
    ['prepaid', /\b(?:advances?|prepaid|paid in advance|already paid|booking amount|token)\b/],
  ],
  ip_overreach: [
    [
      'ownBefore',
      /\bpre-?existing\b|\b(?:made|developed|created|conceived|owned)\b[^.;]{0,40}\b(?:before|prior to|outside|independently)\b/,
    ],
    ['unpaid', /\b(?:whether or not|irrespective of|regardless of)\b[^.;]{0,60}\bpa(?:id|yment)\b/],
  ],
}

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
  return told[category]?.find(([, by]) => by.test(said))?.[0]
}
