import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17-18-19'],
  severity: 'high',
  bears: 'maker',
  ofTheNamed: true,
  words,
}
