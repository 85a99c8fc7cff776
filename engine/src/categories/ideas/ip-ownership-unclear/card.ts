import type { Card } from '../../shape/card.ts'
import { KEEPS_ITS_OWN } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'ideas',
  law: ['copyright-act-17', 'copyright-act-19'],
  severity: 'medium',
  claims: {
    speaks: [/\bown|intellect|copyright|\brights?\b|title|propert|design|work product|patent|material|creat|content/],
    turns: [
      {
        to: 'ip_overreach',
        by: {
          words:
            /\bshall be the (?:sole |exclusive )?property\b|\bbelongs? exclusively|\b(?:shall )?vests? (?:\w+ (?:and \w+ )?)?(?:with|in)\b|\b(?:zero|no|not have any) (?:\w+,? )?(?:ownership|reuse)\b|\bassign/,
          without: /\bunless|upon payment|jointly|until|platform/,
        },
      },
    ],
    denied: [
      KEEPS_ITS_OWN,
      // what neither gives away is clear
      /\bno (?:intended |implied |express )?(?:(?:or|and) \w+ )?(?:transfer|assignment) of (?:either|any) party's\b/,
    ],
  },
  words,
}
