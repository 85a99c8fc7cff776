import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-56'],
  severity: 'medium',
  evenHanded: true,
  denies: ['mutual-force-majeure'],
  quotes: 'force_majeure',
  words,
}
