import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['goods-act-41-42'],
  severity: { usual: 'medium', sale: 'high' },
  figure: { kind: 'period', near: /within|object|reject|silen|deemed|notif|fail|complain|disput/ },
  words,
}
