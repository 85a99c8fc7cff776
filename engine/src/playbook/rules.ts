import { confidentialityRules } from './confidentiality/rules.ts'
import { dataRules } from './data/rules.ts'
import { disputesRules } from './disputes/rules.ts'
import { draftingRules } from './drafting/rules.ts'
import { employmentRules } from './employment/rules.ts'
import { exitRules } from './exit/rules.ts'
import { ipRules } from './ip/rules.ts'
import { liabilityRules } from './liability/rules.ts'
import { moneyRules } from './money/rules.ts'
import { performanceRules } from './performance/rules.ts'
import { propertyRules } from './property/rules.ts'
import type { Rule } from './rule.ts'
import { validityRules } from './validity/rules.ts'
import { venturesRules } from './ventures/rules.ts'

/** The whole playbook, by subject. */
export const rules: readonly Rule[] = [
  ...validityRules,
  ...liabilityRules,
  ...exitRules,
  ...moneyRules,
  ...performanceRules,
  ...ipRules,
  ...confidentialityRules,
  ...disputesRules,
  ...employmentRules,
  ...propertyRules,
  ...dataRules,
  ...venturesRules,
  ...draftingRules,
]
