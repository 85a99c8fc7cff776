import type { Severity } from '@karar/schema'
import type { Contract } from '../../contract.ts'
import { isOneOf, partyOn } from '../reading.ts'
import type { Hit } from '../rule.ts'
import { tellingPart } from '../telling-part.ts'
import { dataHeavy, PERSONAL, personalDataIn, processing, refersToDpa } from './personal-data.ts'

/**
 * A finding about something that the contract lacks, quoted at the sentence that brings people's data in. Empty where no
 * such data is handled for somebody else, or a separate data agreement is made part of the contract.
 */
export function absentFrom(
  contract: Contract,
  heavy: Severity,
  light: Severity,
  flags: readonly string[],
  values: Record<string, string> = {},
): Hit[] {
  if (!isOneOf(contract, processing) || refersToDpa(contract)) return []
  const place = personalDataIn(contract)
  if (place === null) return []
  const match = PERSONAL.exec(place.sentence.text) ?? { index: 0, 0: '' }
  return [
    {
      span: tellingPart(place.sentence, match),
      clause: place.clause,
      severity: isOneOf(contract, dataHeavy) ? heavy : light,
      burdened: partyOn(contract, 'controller', 'customer', 'principal', 'user'),
      forBeneficiary: 'medium',
      confidence: 0.7,
      values,
      flags,
    },
  ]
}
