import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  ofTheNamed: true,
  mayNotHold: true,
  figure: { kind: 'money', near: /penalt|liquidated|compensat|damages|fine\b|forfeit|pay/ },
  asksOfTheReader: true,
  claims: {
    speaks: [
      /penal|\bfine[ds]?\b|damages|liquidat|forfeit|charge|compensat|pa(?:y|id)|levied|\bfees?\b|interest|deduct|recover|cost|\bsum\b|amount|\brs\b|rupee|₹|%|double|twice/,
      /late|delay|default|breach|fail|non-|violat|\bnot?\b|\bif\b|event|\bcase\b|cancel|damage|terminat|penal|\bfine|liquidat|forfeit|miss|lapse|overdue|without|unauthor|loss|before|early|overstay|after|exceed|beyond|wrong|unless|bounc|dishonou?r/,
    ],
  },
  words,
}
