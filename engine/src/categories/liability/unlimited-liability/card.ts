import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-73', 'c-c-constructions-v'],
  severity: { usual: 'high', employment: 'critical', services: 'critical' },
  ofTheNamed: true,
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  words,
}
