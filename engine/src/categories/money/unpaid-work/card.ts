import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-29-62-70'],
  severity: 'medium',
  ofTheNamed: true,
  words,
}
