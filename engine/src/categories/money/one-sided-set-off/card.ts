import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['bharti-airtel-v-vijaykumar'],
  severity: 'high',
  evenHanded: true,
  control: true,
  asksOfTheReader: true,
  claims: { unless: [/\bfirst lien\b|\bstatutory deduc/] },
  words,
}
