import type { Rule } from '../rule.ts'
import { oneSidedTermination } from './one-sided-termination.ts'
import { shortNotice } from './short-notice.ts'

/** How the contract runs on, changes and ends. */
export const exitRules: readonly Rule[] = [oneSidedTermination, shortNotice]
