import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['dpdp-5-6-9', 'dpdp-6-9-rule-4', 'it-act-43a'],
  tellsComingLaw: true,
  severity: { usual: 'high', employment: 'medium' },
  words,
}
