import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27', 'percept-dmark-v-zaheer'],
  severity: { usual: 'high', employment: 'critical', services: 'critical', nda: 'critical', sale: 'low' },
  ofTheNamed: true,
  mayNotHold: true,
  control: true,
  figure: { kind: 'period', near: /after|following|from the date|period of|terminat|leav|ceas|thereafter|expiry/ },
  words,
}
