import type { Card } from '../../shape/card.ts'
import { SOON_BACK } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-46', 'contract-act-31-32', 'msmed-act-15-16-24'],
  severity: { usual: 'high', employment: 'critical' },
  figure: { kind: 'period', near: /pa(?:y|id)|invoice|bill|settle/ },
  denies: ['prompt-payment'],
  quotes: 'payment',
  paysTheReader: true,
  told: [
    {
      variant: 'conditional',
      by: /\bonly (?:after|upon|when|if|once)\b|\bsubject to\b|\buntil\b|\bunless\b/,
      unless: /\d (?:\w+ )?(?:days?|months?|weeks?)\b/,
    },
  ],
  claims: {
    speaks: [/pa(?:y|id)|settle|releas|remit|disburs|credit|refund|reimburs|\bdues\b|invoice|amount|commission|salar/],
    unless: [/\bconfirm\w*[^.;]{0,60}\badvance\b|\badvance\b[^.;]{0,40}\bconfirm/],
    denied: [SOON_BACK, /\brefundable,? (?:[\w-]+ ){0,3}deposit\b/],
  },
  words,
}
