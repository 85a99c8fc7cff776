import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-29'],
  severity: 'high',
  bears: 'both',
  faultOfPaper: true,
  words,
}
