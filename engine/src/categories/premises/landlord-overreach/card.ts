import type { Card } from '../../shape/card.ts'
import { homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-108', 'model-tenancy-act-11-17-20'],
  severity: 'high',
  bears: 'usual',
  kinds: homes,
  told: [{ variant: 'things', things: true }],
  asksOfTheReader: true,
  words,
}
