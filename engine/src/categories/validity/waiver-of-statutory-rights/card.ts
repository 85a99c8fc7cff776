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
  claims: {
    speaks: [
      /waiv|\brights?\b|\blaws?\b|\bacts?,? (?:19|20)\d\d|statut|releas|claim|relinquish|forgo|give up|giving up|surrender|remed|benefit|entitle|object|standard rent|legal|consumer|disclaim|damage|injur|respons|liab|complain/,
      /waiv|relinquish|forgo|giv(?:e|es|ing) up|surrender|\b(?:no|not|nor|never|neither|cannot|without|exclu\w*|disclaim\w*|irrevocabl\w*|notwithstanding|accept\w*|sole|only|unconditional\w*|declar\w*|fail\w*|lapse\w*)\b|n't\b/,
    ],
    denied: [/\bshall not (?:affect|prejudice)|\bgoverned by the laws|\binjunctive/],
    turns: [
      // who answers for nothing takes no right away by name
      {
        to: 'one_sided_liability_cap',
        by: {
          words:
            /\b(?:not|never) be (?:held )?(?:responsible|liable) for (?:any )?(?:claims?|loss\w*|damages?|theft)\b/,
          without: /waiv|\brights?\b|statut|\blaws?\b|\bact\b|consumer|releas|forgo|relinquish/,
        },
      },
      {
        to: 'release_of_claims',
        by: {
          words: /\b(?:shall|will) (?:have no|not) (?:\w+ )?claim\b|\bno claim on\b/,
          without: /interest|tenan|statut|\bact\b|\blaw/,
        },
      },
    ],
  },
  words,
}
