import { oneSidedIndemnity } from './liability/one-sided-indemnity.ts'
import type { Rule } from './rule.ts'
import { restraintAfterTerm } from './validity/restraint-after-term.ts'

/** The whole playbook. */
export const rules: readonly Rule[] = [restraintAfterTerm, oneSidedIndemnity]
