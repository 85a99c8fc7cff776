import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27'],
  severity: 'medium',
  claims: {
    speaks: [
      /surviv|after|perpetual|continu|indefinit|for ?ever|terminat|expir|binding|successor|heir|beyond|remain|years|life|always|any ?time/,
    ],
    denied: [
      /\bcontinue as partners\b/,
      /^(?!.*(?:perpetual|indefinit|for ?ever)).*\b(?:surviv\w*|continu\w*|remain\w*)\b.{0,60}\bfor (?:a (?:further )?(?:period|term) of )?[\w-]+ (?:\(\w+\) )?(?:years?|months?|days?)\b/s,
    ],
  },
  words,
}
