import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-62', 'industrial-relations-code-40', 'ssangyong-engineering-v-nhai'],
  severity: 'high',
  control: true,
  denies: ['written-amendment'],
  quotes: 'amendment',
  words,
}
