import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29-62-70'],
  severity: { usual: 'high', employment: 'medium' },
  control: true,
  words,
}
