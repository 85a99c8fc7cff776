import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['contract-act-28', 'limitation-act-art-55'],
  severity: { usual: 'high', consumer: 'critical' },
  mayNotHold: true,
  figure: { kind: 'period', near: /claim|suit|proceeding|action|notif|within|disput/ },
  words,
}
