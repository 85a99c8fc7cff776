import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27'],
  severity: 'medium',
  ofTheNamed: true,
  figure: { kind: 'period', near: /after|following|period of|terminat|thereafter|expiry|during/ },
  words,
}
