import type { Rule } from '../rule.ts'
import { exclusivityWithoutCommitment } from './exclusivity-without-commitment.ts'
import { missingConfidentialityExceptions } from './missing-confidentiality-exceptions.ts'
import { nonDisparagementGag } from './non-disparagement-gag.ts'
import { overbroadConfidentiality } from './overbroad-confidentiality.ts'
import { overbroadNonSolicitation } from './overbroad-non-solicitation.ts'

export const confidentialityRules: readonly Rule[] = [
  overbroadConfidentiality,
  missingConfidentialityExceptions,
  overbroadNonSolicitation,
  exclusivityWithoutCommitment,
  nonDisparagementGag,
]
