import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-40-41-190'],
  severity: 'medium',
  control: true,
  claims: {
    speaks: [
      /sub-?contract|assign|entrust|deleg|third part|outsourc|agent|engag|another (?:person|firm|party|agency)|other person|affiliat|transfer|nominee|vendor|representative/,
    ],
  },
  words,
}
