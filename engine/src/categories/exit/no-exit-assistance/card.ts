import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['dpdp-8-1-2-7'],
  tellsComingLaw: true,
  severity: 'medium',
  claims: {
    speaks: [/terminat|expir|\bend|exit|ceas|after|return|hand|delet|closure|data|cancel|discontinu|separat/],
  },
  words,
}
