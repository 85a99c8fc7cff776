import type { Card } from '../../shape/card.ts'
import { PAID_EXTRA } from '../../shape/claim.ts'
import { NOT_THE_WORK, WORK_FOR_NOTHING } from './for-nothing.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-29-62-70'],
  severity: 'medium',
  plainly: [{ words: WORK_FOR_NOTHING, without: NOT_THE_WORK }],
  plainWeight: 'high',
  claims: {
    // who asks for more and pays for it leaves nobody unpaid
    denied: [
      PAID_EXTRA,
      /\b(?:shall|will|must|agrees? to) pay (?:an? )?(?:additional|extra|further) (?:\w+ )?(?:surcharge|fees?|charges?|amount|sum|costs?)\b/,
    ],
    speaks: [
      /\b(?:without|free|no|not|unpaid|own (?:cost|expense)|volunt\w*|lapse\w*|removed|includ\w*|additional|extra|nil|gratis)\b/,
    ],
  },
  words,
}
