import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['khardah-company-v-raymon', 'kapilaben-v-ashok-sheth'],
  severity: { usual: 'medium', ventures: 'high', licence: 'high', consumer: 'high', loan: 'low' },
  evenHanded: true,
  control: true,
  denies: ['consent-to-assign'],
  quotes: 'assignment',
  claims: {
    speaks: [/assign|transfer|novat|successor|convey|\bsell|dispos|hand ?over|third|sub-?l[ei]t|nominee/],
  },
  words,
}
