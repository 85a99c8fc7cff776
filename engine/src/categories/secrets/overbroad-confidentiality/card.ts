import type { Card } from '../../shape/card.ts'
import { NEED_NOT_TELL } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-23', 'american-express-v-priya'],
  severity: { usual: 'medium', nda: 'high' },
  denies: ['mutual-confidentiality'],
  quotes: 'confidentiality',
  asksOfTheReader: true,
  claims: {
    denied: [NEED_NOT_TELL],
    speaks: [/confiden|secre|disclos|non-?public|proprietary|information|divulg|reveal|publish|share/],
  },
  words,
}
