import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['bharti-airtel-v-vijaykumar'],
  severity: 'high',
  evenHanded: true,
  control: true,
  asksOfTheReader: true,
  alsoSaidBy: ['withheld_or_forfeited_money', 'wage_deduction'],
  words,
}
