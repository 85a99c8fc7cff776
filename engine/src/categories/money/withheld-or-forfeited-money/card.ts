import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  ofTheNamed: true,
  ofTheObject: true,
  mayNotHold: true,
  figure: { kind: 'money', near: /withh|retain|forfeit|deduct|keep|kept|adjust|deposit/ },
  words,
}
