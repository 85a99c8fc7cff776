import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['goods-act-41-42'],
  lawWhere: { 'goods-act-41-42': /goods|deliver|products?\b|items?\b|material|consign|shipment|equipment|inspect/ },
  severity: { usual: 'medium', sale: 'high' },
  figure: { kind: 'period', near: /within|object|reject|silen|deemed|notif|fail|complain|disput/ },
  claims: {
    speaks: [
      /deem|accept|approv|silen|consider|constitut|sign|agree|consent|receipt|\bfinal|conclusive|presum|treated|acknowledg|continued? use/,
    ],
  },
  words,
}
