import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['vijaya-bank-v-prashant', 'contract-act-74', 'specific-relief-act-14-c'],
  severity: 'high',
  plainly:
    /\boriginal\b[^.;]{0,60}\b(?:certificates?|mark ?sheets?|degrees?|testimonials|passports?|documents)\b[^.;]{0,120}\b(?:retain\w*|held|hold|kept|keep|custody|hand(?:ed)? (?:them |it )?back|returned? (?:only )?(?:after|on|upon))\b/,
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  figure: { kind: 'money', near: /bond|pay|compensat|recover|training|damages|leav|resign/ },
  onLeaving: true,
  asksOfTheReader: true,
  claims: {
    turns: [
      // whoever rents, and whoever is trained by no employer, gave no bond
      {
        to: 'withheld_or_forfeited_money',
        by: {
          words:
            /\b(?:tenant|licensee|occupant|resident|guest|vacat\w+|premises)\b[^.;]{0,200}\bdeposit\b|\bdeposit\b[^.;]{0,200}\b(?:tenant|licensee|occupant|resident|vacat\w+|premises)\b/,
          without: /\bbond\b|training|employ|salar|resign|\bwork/,
        },
      },
    ],
  },
  words,
}
