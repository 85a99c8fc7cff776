import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-30-30a', 'dpdp-6'],
  tellsComingLaw: true,
  severity: 'high',
  words,
}
