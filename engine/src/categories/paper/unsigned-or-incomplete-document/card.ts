import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'paper',
  law: ['contract-act-29'],
  severity: 'medium',
  bears: 'both',
  isLack: true,
  faultOfPaper: true,
  claims: {
    speaks: [
      /_{2,}|\.{2,}|…|-{3,}|\[|annex|schedul|attach|\bsign|\bdate|blank|append|exhibit|order|follow|herein|mention|describ|enclos|list|form|if:|as under|separate|polic/,
    ],
  },
  words,
}
