import type { Rule } from '../rule.ts'
import { conflictingDisputes } from './conflicting-disputes.ts'
import { farForum } from './far-forum.ts'
import { foreignLaw } from './foreign-law.ts'
import { unilateralArbitrator } from './unilateral-arbitrator.ts'

/** Every rule of this folder. */
export const disputesRules: readonly Rule[] = [conflictingDisputes, farForum, foreignLaw, unilateralArbitrator]
