import type { Card } from '../../card.ts'
import { firms } from '../../families.ts'
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
