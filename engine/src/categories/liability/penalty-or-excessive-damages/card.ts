import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  mayNotHold: true,
  figure: { kind: 'money', near: /penalt|liquidated|compensat|damages|fine\b|forfeit|pay/ },
  asksOfTheReader: true,
  told: [
    { variant: 'late', by: /\b(?:late|delay\w*|overdue)\b/, unless: /\bcancel/ },
    { variant: 'cancelling', by: /\bcancel/, unless: /\b(?:late|delay\w*|overdue)\b/ },
  ],
  claims: {
    speaks: [
      /penal|\bfine[ds]?\b|damages|liquidat|forfeit|charge|compensat|pa(?:y|id)|levied|\bfees?\b|interest|deduct|recover|cost|\bsum\b|amount|\brs\b|rupee|₹|%|double|twice/,
      /late|delay|default|breach|fail|non-|violat|\bnot?\b|\bif\b|event|\bcase\b|cancel|damage|terminat|penal|\bfine|liquidat|forfeit|miss|lapse|overdue|without|unauthor|loss|before|early|overstay|after|exceed|beyond|wrong|unless|bounc|dishonou?r/,
    ],
    turns: [
      {
        to: 'lock_in_trap',
        by: {
          words: /\b(?:remaining|unexpired|balance|rest of the) (?:\w+ ){0,3}(?:lock-?in|period|term|tenure)\b/,
          without: /penalt|liquidated|\d ?%/,
        },
      },
    ],
  },
  alsoSaidBy: ['usurious_interest'],
  words,
}
