import type { Rule } from '../rule.ts'
import { minorityOppression } from './minority-oppression.ts'
import { partnerExpulsion } from './partner-expulsion.ts'
import { squeezedPartner } from './squeezed-partner.ts'

export const venturesRules: readonly Rule[] = [partnerExpulsion, squeezedPartner, minorityOppression]
