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
      /deem|assum|accept(?:ed|ance)|approv|silen|considered|constitut|signature|sign.?off|conclusive|presum|treated|acknowledg|continued? use|\bfail(?:s|ure|ed)? to|\bunless\b|\bif (?:no|not)\b|\bno (?:objection|response|claim|complaint|reply)|\bnot (?:be )?(?:entertain|consider|accept)|\bby \w+ing\b/,
    ],
  },
  alsoSaidBy: ['unilateral_amendment'],
  words,
}
