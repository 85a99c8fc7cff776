import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27', 'gujarat-bottling-v-coca', 'competition-act-3-4'],
  severity: 'high',
  isLack: true,
  control: true,
  words,
}
