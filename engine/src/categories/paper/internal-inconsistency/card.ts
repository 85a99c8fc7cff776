import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'paper',
  law: ['bsa-94-95'],
  severity: 'medium',
  bears: 'both',
  faultOfPaper: true,
  // a contradiction is told by the detector that knows both places
  claims: { speaks: [/^(?!)/] },
  words,
}
