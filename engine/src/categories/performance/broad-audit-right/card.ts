import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: [],
  severity: { usual: 'medium', nda: 'high', licence: 'high' },
  words,
}
