import type { Card } from '../../card.ts'
import { homes } from '../../families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-108', 'model-tenancy-act-11-17-20'],
  severity: 'high',
  bears: 'usual',
  kinds: homes,
  words,
}
