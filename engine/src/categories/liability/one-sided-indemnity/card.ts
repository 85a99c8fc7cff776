import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-124-125'],
  severity: { usual: 'high', employment: 'critical' },
  plainly: /\b(?:indemn|harmless)[^.;]*\b(?:how(?:so)?ever (?:arising|caused)|from whatever (?:cause|source))\b/,
  evenHanded: true,
  denies: ['mutual-indemnity'],
  quotes: 'indemnity',
  asksOfTheReader: true,
  claims: {
    speaks: [/indemn|harmless|make good|reimburs|compensat|\bbear|\bborne|\bpay|defend|\bcosts?\b|expens|loss/],
  },
  words,
}
