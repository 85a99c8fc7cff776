import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['cert-in', 'dpdp-8-6-rule-7', 'dpdp-18'],
  tellsComingLaw: true,
  severity: 'high',
  isLack: true,
  claims: { speaks: [/breach|secur|incident|leak|hack|unauthor|intru|stolen|lost data|told of/] },
  words,
}
