import type { Rule } from '../rule.ts'
import { ipOverreach } from './ip-overreach.ts'
import { ipOwnershipUnclear } from './ip-ownership-unclear.ts'
import { moralRightsWaiver } from './moral-rights-waiver.ts'
import { perpetualOrOverbroadLicence } from './perpetual-or-overbroad-licence.ts'

export const ipRules: readonly Rule[] = [
  ipOverreach,
  ipOwnershipUnclear,
  perpetualOrOverbroadLicence,
  moralRightsWaiver,
]
