import type { Rule } from '../rule.ts'
import { minorityOppression } from './minority-oppression.ts'
import { partnerExpulsion } from './partner-expulsion.ts'

export const venturesRules: readonly Rule[] = [partnerExpulsion, minorityOppression]
