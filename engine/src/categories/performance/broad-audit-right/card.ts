import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: [],
  severity: { usual: 'medium', nda: 'high', licence: 'high' },
  asksOfTheReader: true,
  claims: {
    speaks: [/audit|inspect|record|\bbooks\b|access|visit|examin|verif|monitor|search/],
  },
  words,
}
