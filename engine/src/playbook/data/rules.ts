import type { Rule } from '../rule.ts'
import { crossBorderDataTransfer } from './cross-border-data-transfer.ts'
import { dataUseWithoutConsent } from './data-use-without-consent.ts'
import { missingBreachNotice } from './missing-breach-notice.ts'
import { missingDataSafeguards } from './missing-data-safeguards.ts'
import { processorTermsMissing } from './processor-terms-missing.ts'

export const dataRules: readonly Rule[] = [
  dataUseWithoutConsent,
  missingBreachNotice,
  processorTermsMissing,
  missingDataSafeguards,
  crossBorderDataTransfer,
]
