import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-65', 'contract-act-74'],
  severity: { usual: 'medium', consumer: 'high', trade: 'high' },
  figure: { kind: 'money', near: /refund|return|non-?refund|forfeit/ },
  words,
}
