import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-23-24', 'corruption-act-8-9'],
  severity: 'critical',
  bears: 'both',
  mayNotHold: true,
  words,
}
