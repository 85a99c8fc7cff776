import type { Rule } from '../rule.ts'
import { employmentSurveillance } from './employment-surveillance.ts'
import { excessiveWorkingHours } from './excessive-working-hours.ts'
import { serviceBondOverreach } from './service-bond-overreach.ts'
import { statutoryBenefitDenied } from './statutory-benefit-denied.ts'
import { wageDeduction } from './wage-deduction.ts'

export const employmentRules: readonly Rule[] = [
  serviceBondOverreach,
  wageDeduction,
  statutoryBenefitDenied,
  excessiveWorkingHours,
  employmentSurveillance,
]
