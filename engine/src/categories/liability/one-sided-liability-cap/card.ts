import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-16-19a-23', 'consumer-act-2-46'],
  severity: 'high',
  evenHanded: true,
  figure: { kind: 'money', near: /exceed|limit|cap|maximum|more than/ },
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  quotes: 'limitation_of_liability',
  words,
}
