import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-30-30a', 'patents-act-140', 'dpdp-6'],
  lawWhere: { 'patents-act-140': /patent|improve|challeng/ },
  tellsComingLaw: true,
  severity: 'high',
  words,
}
