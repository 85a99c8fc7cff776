import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['contract-act-29', 'contract-act-16-19a-23'],
  severity: 'medium',
  control: true,
  claims: {
    speaks: [
      /decision|discretion|opinion|satisf|\bfinal|judg|determin|deem|decid|assess|evaluat|consider|reserv|\bsole|absolut|apprais|\bfit\b|believ|reason|entitled|conclusive|proof|certif|correct|complaint|confirm|satisfactor/,
    ],
  },
  words,
}
