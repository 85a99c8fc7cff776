import type { Card } from '../../shape/card.ts'
import { NEED_NOT_TELL } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-23'],
  severity: { usual: 'medium', nda: 'high' },
  isLack: true,
  asksOfTheReader: true,
  claims: {
    speaks: [/confiden|secre|disclos|non-?public|proprietary|information|divulg|reveal/],
    denied: [
      NEED_NOT_TELL,
      // the words are the exception
      /\bshall not (?:apply|extend) to\b[^.;]{0,80}\b(?:public|known|law)\b/,
      /\bexcept (?:when|where|as|if|to the extent)\b[^.;]{0,30}\b(?:required|legal|law)/,
    ],
  },
  words,
}
