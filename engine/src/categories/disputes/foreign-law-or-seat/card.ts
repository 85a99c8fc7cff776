import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['arbitration-act-28-1-a', 'pasl-wind-solutions-v'],
  severity: { usual: 'high', employment: 'critical', premises: 'critical', consumer: 'critical' },
  figure: { kind: 'town' },
  claims: { speaks: [/\blaws?\b|court|jurisdict|arbitrat|govern|venue|\bseat|forum/] },
  words,
}
