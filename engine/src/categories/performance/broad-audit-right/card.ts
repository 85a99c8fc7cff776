import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: [],
  severity: { usual: 'medium', nda: 'high', licence: 'high' },
  asksOfTheReader: true,
  told: [
    {
      variant: 'onNotice',
      by: /\b(?:reasonable|prior|advance|written|previous|days'?) (?:\w+ )?notice\b/,
      unless: /\bwithout\b|\bany ?time\b|\bno (?:\w+ )?notice\b|\bnight\b|\bsurprise\b|unannounced/,
    },
  ],
  claims: {
    speaks: [/audit|inspect|record|\bbooks\b|access|visit|examin|verif|monitor|search/],
  },
  words,
}
