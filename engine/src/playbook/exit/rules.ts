import type { Rule } from '../rule.ts'
import { autoRenewalTrap } from './auto-renewal-trap.ts'
import { lockInTrap } from './lock-in-trap.ts'
import { missingExit } from './missing-exit.ts'
import { oneSidedAssignment } from './one-sided-assignment.ts'
import { oneSidedTermination } from './one-sided-termination.ts'
import { shortNotice } from './short-notice.ts'
import { unilateralAmendment } from './unilateral-amendment.ts'
import { unilateralPriceChange } from './unilateral-price-change.ts'

/** How the contract runs on, changes, passes to others and ends. */
export const exitRules: readonly Rule[] = [
  oneSidedTermination,
  shortNotice,
  missingExit,
  unilateralAmendment,
  unilateralPriceChange,
  autoRenewalTrap,
  lockInTrap,
  oneSidedAssignment,
]
