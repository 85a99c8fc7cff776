import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17', 'copyright-act-19'],
  severity: 'medium',
  words,
}
