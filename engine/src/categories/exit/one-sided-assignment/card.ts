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
    unless: [
      {
        words: /\b(?:shall|may|will|must) (?:have no right to|not)\b[^.;]{0,60}(?:assign|transfer|sub-?let|delegate)/,
        without:
          /\b(?:may|can|entitled to|right to|free to)\b(?! not\b)[^.;]{0,30}\b(?:assign|transfer|sell|novate)|\bcontrol\b/,
      },
    ],
  },
  words,
}
