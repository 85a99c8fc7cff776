import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-29-62'],
  severity: 'high',
  control: true,
  words,
}
