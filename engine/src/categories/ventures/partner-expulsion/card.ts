import type { Card } from '../../shape/card.ts'
import { firms } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ventures',
  law: ['partnership-act-33', 'partnership-act-37'],
  severity: 'high',
  ofTheNamed: true,
  ofTheObject: true,
  kinds: firms,
  words,
}
