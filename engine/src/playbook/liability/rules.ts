import type { Rule } from '../rule.ts'
import { liabilityWithoutCap } from './liability-without-cap.ts'
import { oneSidedIndemnity } from './one-sided-indemnity.ts'
import { oneSidedLiabilityCap } from './one-sided-liability-cap.ts'
import { penaltyOrExcessiveDamages } from './penalty-or-excessive-damages.ts'
import { unlimitedLiability } from './unlimited-liability.ts'

/** Who pays when something goes wrong. */
export const liabilityRules: readonly Rule[] = [
  unlimitedLiability,
  liabilityWithoutCap,
  oneSidedLiabilityCap,
  oneSidedIndemnity,
  penaltyOrExcessiveDamages,
]
