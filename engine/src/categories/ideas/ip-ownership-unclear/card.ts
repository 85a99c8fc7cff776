import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17', 'copyright-act-19'],
  severity: 'medium',
  claims: {
    speaks: [/\bown|intellect|copyright|\brights?\b|title|propert|design|work product|patent|material|creat|content/],
  },
  words,
}
