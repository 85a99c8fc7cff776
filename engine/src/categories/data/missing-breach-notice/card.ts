import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['cert-in', 'dpdp-8-6-rule-7', 'dpdp-18'],
  tellsComingLaw: true,
  severity: 'high',
  isLack: true,
  claims: {
    speaks: [/breach|secur|incident|leak|hack|unauthor|intru|stolen|lost data|told of/],
    // incidents at an event or a site, and a breach of the contract, are none of data
    denied: [
      {
        words: /\bincidents?\b|\bbreach/,
        without:
          /\bdata\b|personal|privacy|information|cyber|hack|leak|unauthor|intru|stolen|systems?\b|network|passwords?|credentials|\baccounts?\b|records?\b|confidential|secur/,
      },
    ],
  },
  words,
}
