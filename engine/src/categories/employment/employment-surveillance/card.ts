import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['dpdp-7-i', 'it-act-43a'],
  tellsComingLaw: true,
  severity: 'medium',
  bears: 'usual',
  kinds: people,
  asksOfTheReader: true,
  claims: {
    speaks: [
      /monitor|search|surveil|camera|cctv|track|device|e-?mail|privacy|\bcheck|inspect|record|social media|frisk|location|screenshot|biometric|password/,
    ],
  },
  words,
}
