import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29-46'],
  severity: 'medium',
  told: [
    {
      variant: 'effort',
      by: /\b(?:best|reasonable|commercially reasonable) (?:possible )?(?:efforts?|endeavou?rs?)\b/,
    },
  ],
  words,
}
