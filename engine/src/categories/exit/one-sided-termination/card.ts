import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['k-s-manjunath-v', 'specific-relief-act-14-d'],
  severity: { usual: 'high', nda: 'low' },
  evenHanded: true,
  control: true,
  figure: { kind: 'exit' },
  onLeaving: true,
  denies: ['mutual-termination'],
  quotes: 'termination',
  words,
}
