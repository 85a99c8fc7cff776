import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['it-act-43a', 'dpdp-8-5-rule-6'],
  tellsComingLaw: true,
  severity: { usual: 'medium', employment: 'low' },
  isLack: true,
  claims: {
    speaks: [/data|informat|privacy|record|password|hack|confiden|personal|account|secure\b|intru|internet|server/],
  },
  words,
}
