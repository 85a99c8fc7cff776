import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['contract-act-28-a', 'rakesh-kumar-verma-v'],
  severity: 'critical',
  ofTheNamed: true,
  mayNotHold: true,
  control: true,
  words,
}
