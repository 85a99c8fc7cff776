import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-57', 'amar-nath-sehgal-v'],
  severity: 'medium',
  bears: 'maker',
  claims: { speaks: [/moral|author|credit|attribut|distort|integrity|\bname/] },
  words,
}
