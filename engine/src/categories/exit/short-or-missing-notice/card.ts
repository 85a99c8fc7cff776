import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['property-act-106', 'industrial-relations-code-70'],
  severity: { usual: 'medium', employment: 'high', premises: 'high' },
  control: true,
  figure: { kind: 'period', near: /notice|prior|intimat/ },
  words,
}
