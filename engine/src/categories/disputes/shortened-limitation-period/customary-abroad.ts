import type { Span } from '../../../grammar/normalize.ts'
import type { Contract } from '../../../understand/contract.ts'
import { homeLawOf } from '../../../understand/home/home-law.ts'
import { whoseClaim } from './whose-claim.ts'

const OF_BOTH = /\b(?:either|neither|each) party\b|\bone party\b[^.;]{0,80}\bother\b|\bthe parties\b/
const A_YEAR = 365

/**
 * A year or more, for the claims of both: many laws let two firms agree on that, where India's does not. Told of a contract
 * under another law alone.
 */
export const isCustomaryAbroad = (contract: Contract, span: Span): boolean =>
  homeLawOf(contract) === 'is_foreign' &&
  OF_BOTH.test(contract.text.norm.slice(span.start, span.end)) &&
  whoseClaim(contract, span) === null &&
  contract.periods.filter(({ start, end }) => start < span.end && span.start < end).every(({ days }) => days >= A_YEAR)
