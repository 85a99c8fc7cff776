import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['osh-code-25-26-27'],
  severity: 'high',
  plainly:
    /\b(?:additional|extra|longer|beyond|over ?time|late)\b[^.;]{0,160}\b(?:no|not|without)\b[^.;]{0,60}\b(?:compensat|pa(?:y|id)|remunerat|over ?time)/,
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  claims: {
    speaks: [/hour|\bdays?\b|shift|\btime|week|sunday|holiday|late|night|work/],
    // hours that are billed, of a machine or its operator, are nobody's working day
    denied: [
      {
        words:
          /\bovertime (?:charges?|rates?|billing)\b|\b(?:equipment|machine(?:ry)?|crane|vehicle)s? (?:will|shall|may) work\b/,
        without:
          /\b(?:employee|trainee|intern|worker|staff|candidate)s?\b|without (?:any )?(?:extra |additional )?(?:pay|overtime)/,
      },
    ],
    unless: [{ words: /\bcompensatory leave\b/, without: /\bno\b|\bnot\b|\bwithout\b/ }],
  },
  words,
}
