import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['vijaya-bank-v-prashant', 'contract-act-74', 'specific-relief-act-14-c'],
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  figure: { kind: 'money', near: /bond|pay|compensat|recover|training|damages|leav|resign/ },
  onLeaving: true,
  asksOfTheReader: true,
  words,
}
