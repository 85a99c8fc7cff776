import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  ofTheNamed: true,
  mayNotHold: true,
  figure: { kind: 'money', near: /penalt|liquidated|compensat|damages|fine\b|forfeit|pay/ },
  words,
}
