import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['kapilaben-v-ashok-sheth', 'contract-act-62'],
  severity: 'medium',
  control: true,
  claims: {
    speaks: [/control|shareh|merg|acqui|amalgam|owner|manage|\bsale|\bsold|constitution|director|partner/],
  },
  words,
}
