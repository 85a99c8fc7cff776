import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['dpdp-16-rule-15'],
  tellsComingLaw: true,
  severity: 'medium',
  words,
}
