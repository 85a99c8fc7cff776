import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['dpdp-8-1-2-7'],
  tellsComingLaw: true,
  severity: 'medium',
  words,
}
