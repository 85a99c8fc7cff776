import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-23', 'wages-code-60'],
  severity: 'critical',
  plainly:
    /\b(?:not|nor|never)\b(?: \w+){0,3} (?:sue\b|bring (?:any |an? )?(?:claim|action|suit|proceeding)|institute (?:any |an? )?(?:complaint|suit|proceeding|legal)|file (?:any |an? )?(?:suit|complaint|case))/,
  bears: 'usual',
  mayNotHold: true,
  words,
}
