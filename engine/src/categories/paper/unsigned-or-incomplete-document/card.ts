import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'paper',
  law: ['contract-act-29'],
  severity: 'medium',
  bears: 'both',
  isLack: true,
  faultOfPaper: true,
  words,
}
