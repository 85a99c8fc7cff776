import type { Card } from '../../shape/card.ts'
import { DENIES } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-23-28', 'posh-act-4-6-9', 'bns-356'],
  severity: 'high',
  plainly:
    /\b(?:never|not|cannot)\b[^.;]{0,240}\b(?:complaints?|grievances?|(?:negative|bad|adverse) (?:reviews?|comments?|feedback|communications?))\b/,
  evenHanded: true,
  mayNotHold: true,
  asksOfTheReader: true,
  claims: {
    speaks: [
      /dispar|defam|negativ|reputation|media|social|review|comment|statement|critici|publi|goodwill|\bpost|image|speak|remark|complain|communicat|disclos|discuss/,
      DENIES,
    ],
  },
  words,
}
