import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-124-125'],
  severity: { usual: 'high', employment: 'critical' },
  evenHanded: true,
  denies: ['mutual-indemnity'],
  quotes: 'indemnity',
  words,
}
