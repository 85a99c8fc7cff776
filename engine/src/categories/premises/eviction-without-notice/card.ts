import type { Card } from '../../shape/card.ts'
import { homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-106', 'specific-relief-act-6', 'krishna-ram-mahale-v'],
  severity: 'critical',
  bears: 'usual',
  mayNotHold: true,
  kinds: homes,
  told: [{ variant: 'things', things: true }],
  words,
}
