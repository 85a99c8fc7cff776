import type { Rule } from '../rule.ts'
import { autoRenewalTrap } from './auto-renewal-trap.ts'
import { oneSidedTermination } from './one-sided-termination.ts'
import { shortNotice } from './short-notice.ts'
import { unilateralAmendment } from './unilateral-amendment.ts'
import { unilateralPriceChange } from './unilateral-price-change.ts'

/** How the contract runs on, changes and ends. */
export const exitRules: readonly Rule[] = [
  oneSidedTermination,
  shortNotice,
  unilateralAmendment,
  unilateralPriceChange,
  autoRenewalTrap,
]
