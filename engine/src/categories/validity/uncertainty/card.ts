import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-29'],
  severity: 'high',
  bears: 'both',
  faultOfPaper: true,
  figure: {
    kind: 'thing',
    things: {
      price: /\b(?:price|rates?|fees?|cost|rent|charges|remuneration|salary|consideration|commission)\b/,
      quantity: /\bquantit/,
      time: /\b(?:dates?|period|duration|timelines?)\b/,
      scope: /\b(?:scope|specifications?|deliverables?)\b/,
    },
  },
  words,
}
