import type { Card } from '../../shape/card.ts'
import { firms } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ventures',
  law: ['companies-act-241-242-244', 'v-b-rangaraj-v', 'partnership-act-12-13', 'partnership-act-9'],
  severity: 'high',
  kinds: firms,
  claims: {
    speaks: [
      /shareh|\bshares?\b|\bvot|dilut|equity|minority|majority|board|director|partner|profit|dividend|quorum|resolution|venture/,
    ],
  },
  // nobody is outvoted in a firm by a guarantee
  onlyOfItsKinds: true,
  words,
}
