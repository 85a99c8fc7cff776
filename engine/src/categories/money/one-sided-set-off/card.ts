import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['bharti-airtel-v-vijaykumar'],
  severity: 'high',
  evenHanded: true,
  control: true,
  asksOfTheReader: true,
  claims: {
    unless: [/\bfirst lien\b|\bstatutory deduc/],
    turns: [{ to: 'tax_burden_shift', by: /\brequired by law to (?:make|deduct|withhold)\b[^.]{0,160}\bincrease/ }],
  },
  alsoSaidBy: ['withheld_or_forfeited_money', 'wage_deduction'],
  words,
}
