import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27'],
  severity: 'medium',
  words,
}
