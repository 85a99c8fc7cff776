import type { Card } from '../../shape/card.ts'
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
            /\bshall be the (?:sole |exclusive )?property\b|\bbelongs? exclusively|\b(?:shall )?vests? (?:with|in)\b|\bassign/,
          without: /\bunless|upon payment|jointly|until|platform/,
        },
      },
    ],
  },
  words,
}
