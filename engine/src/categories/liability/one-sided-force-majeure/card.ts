import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-56'],
  severity: 'medium',
  evenHanded: true,
  denies: ['mutual-force-majeure'],
  quotes: 'force_majeure',
  claims: {
    speaks: [
      /force majeure|beyond|control|acts? of god|strike|flood|epidemic|pandemic|natural|government|calamit|\bevents?\b|weather|cause|environment|unforeseen|\brains?\b/,
    ],
  },
  words,
}
