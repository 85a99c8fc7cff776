import type { Card } from '../../shape/card.ts'
import { suppliers } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['msmed-act-15-16-24', 'msmed-act-17-18', 'mahakali-foods', 'income-tax-act-37-2-g', 'msmed-act-7'],
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: suppliers,
  figure: { kind: 'period', near: /pa(?:y|id)|invoice|bill|receipt|credit|accept|deliver|settle/, overDays: 45 },
  denies: ['prompt-payment'],
  paysTheReader: true,
  claims: { speaks: [/pa(?:y|id)|invoice|\bbill|settle|days/] },
  words,
}
