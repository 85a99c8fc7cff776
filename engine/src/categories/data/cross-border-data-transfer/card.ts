import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['dpdp-16-rule-15'],
  tellsComingLaw: true,
  severity: 'medium',
  claims: {
    speaks: [
      /data|informat|communicat|record/,
      /abroad|outside|countr|cross-?border|foreign|overs|global|international|server|world/,
    ],
  },
  words,
}
