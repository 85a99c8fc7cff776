import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'data',
  law: ['dpdp-8-1-2-7', 'gdpr-art-28-3'],
  tellsComingLaw: true,
  severity: 'high',
  isLack: true,
  claims: { speaks: [/data|informat|process|privacy/] },
  words,
}
