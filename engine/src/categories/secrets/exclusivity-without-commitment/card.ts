import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27', 'gujarat-bottling-v-coca', 'competition-act-3-4'],
  severity: 'high',
  isLack: true,
  control: true,
  asksOfTheReader: true,
  claims: {
    speaks: [
      /exclusiv|\bonly\b|\bsole|compet|full.?time|restrict|refrain|similar|direct|\b(?:no|any) other|\bnot?\b[^.;]{0,80}\b(?:other|third|elsewhere|outside|any person|anyone|engag)|same|no ?(?:one|body)|besides|alone/,
    ],
    unless: /personal favou?r|assured returns?|\bnon-?exclusive/,
  },
  words,
}
