import type { Card } from '../../shape/card.ts'
import { homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-108', 'model-tenancy-act-11-17-20'],
  severity: 'high',
  bears: 'usual',
  kinds: homes,
  told: [{ variant: 'things', things: true }],
  asksOfTheReader: true,
  claims: {
    unless: [
      /\bmutually (?:arranged|agreed|convenient)/,
      /^(?!.*\b(?:immediate\w*|forthwith|without (?:any )?(?:prior )?(?:notice|recourse|resort)|locks?|force)\b).*\bpossession\b.*\b(?:on|upon|at) (?:the )?(?:time of )?(?:the )?(?:expiry|expiration|end|termination|completion)/s,
    ],
  },
  words,
}
