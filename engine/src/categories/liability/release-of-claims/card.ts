import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-63', 'contract-act-28-a', 'contract-act-23'],
  severity: 'high',
  ofTheNamed: true,
  mayNotHold: true,
  words,
}
