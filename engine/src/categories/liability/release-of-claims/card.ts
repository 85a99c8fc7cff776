import type { Card } from '../../shape/card.ts'
import { TERM_ENDS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-63', 'contract-act-28-a', 'contract-act-23'],
  severity: 'high',
  mayNotHold: true,
  claims: {
    denied: [TERM_ENDS],
    speaks: [
      /claim|releas|waiv|discharg|harmless|liab|responsib|absolv|forgo|settle|recourse|demand|compensat|refund|disput|assert/,
    ],
  },
  words,
}
