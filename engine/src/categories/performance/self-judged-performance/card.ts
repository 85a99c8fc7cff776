import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29', 'contract-act-16-19a-23'],
  severity: 'medium',
  control: true,
  words,
}
