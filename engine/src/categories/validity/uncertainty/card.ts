import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-29'],
  severity: 'high',
  bears: 'both',
  faultOfPaper: true,
  figure: {
    kind: 'thing',
    things: {
      price: /\b(?:price|rates?|fees?|cost|rent|charges|remuneration|salary|consideration|commission)\b/,
      quantity: /\bquantit/,
      time: /\b(?:dates?|period|duration|timelines?)\b/,
      scope: /\b(?:scope|specifications?|deliverables?)\b/,
    },
  },
  claims: {
    speaks: [
      /_{2,}|\[|\.{4,}|\bto be (?:mutually )?(?:agreed|decided|determined|fixed|notified|announced|finali[sz]ed|specified|communicated)|\b(?:as|if|when|where|unless)\b.{0,25}\b(?:agreed|decided|determined|specified|notified|applicable|required|deemed|necessary|policy|norms|rules|market|actuals?|availab\w*)|may (?:vary|change|differ)|time to time|tentative|approximat|\bsubject to\b|estimat|reasonabl|\bor such\b|mutual|discretion|\betc\b|separately|best (?:effort|endeavou?r)|appropriate|satisf|\bor otherwise|similar|other/,
    ],
    unless: /\bcourts?\b|\bconstitutes? (?:acknowledg|accept|agree)/,
  },
  words,
}
