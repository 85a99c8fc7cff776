import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-23', 'wages-code-60'],
  severity: 'critical',
  bears: 'usual',
  mayNotHold: true,
  words,
}
