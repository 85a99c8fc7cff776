import type { Rule } from '../rule.ts'
import { asIsDisclaimer } from './as-is-disclaimer.ts'
import { broadAuditRight } from './broad-audit-right.ts'
import { deemedAcceptance } from './deemed-acceptance.ts'
import { unboundedScope } from './unbounded-scope.ts'
import { unilateralSubcontracting } from './unilateral-subcontracting.ts'
import { vagueObligation } from './vague-obligation.ts'

/** What is to be done, how well, by whom, and who looks on. */
export const performanceRules: readonly Rule[] = [
  unboundedScope,
  deemedAcceptance,
  asIsDisclaimer,
  unilateralSubcontracting,
  broadAuditRight,
  vagueObligation,
]
