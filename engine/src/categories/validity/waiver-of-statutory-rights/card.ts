import type { Card } from '../../shape/card.ts'
import { TERM_ENDS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-23', 'wages-code-60'],
  severity: 'critical',
  bears: 'usual',
  asksOfTheReader: true,
  mayNotHold: true,
  claims: {
    // whoever may not cancel is bound; what the law protects is another matter
    turns: [
      {
        to: 'lock_in_trap',
        by: {
          words: /\bnot be (?:entitled|allowed|permitted) to cancel\b/,
          without: /\b(?:waiv|releas|relinquish|statut|consumer|claims?|laws?|acts?|suit|court)/,
        },
      },
    ],
    speaks: [
      /waiv|\brights?\b|\blaws?\b|\bacts?,? (?:19|20)\d\d|statut|releas|claim|relinquish|forgo|give up|giving up|surrender|remed|benefit|entitle|object|standard rent|legal|consumer|disclaim|damage|injur|respons|liab|complain/,
      /waiv|relinquish|forgo|giv(?:e|es|ing) up|surrender|\b(?:no|not|nor|never|neither|cannot|without|exclu\w*|disclaim\w*|irrevocabl\w*|notwithstanding|accept\w*|sole|only|unconditional\w*|declar\w*|fail\w*|lapse\w*)\b|n't\b/,
    ],
    denied: [
      TERM_ENDS,
      // what waives nothing
      {
        words:
          /\b(?:shall|will|does|do|may|is) not (?:be )?(?:\w+ (?:or|as) )?(?:a )?(?:negate|waive|waiver|constitute a waiver|operate as a waiver)\b/,
        without: /\b(?:hereby|irrevocably|expressly) waive|\bwaives\b|relinquish|\bno claim/,
      },
      /\bnothing\b[^.;]{0,60}\b(?:takes? away|affects?|limits?)\b|\bshall not (?:affect|prejudice)\b/,
    ],
  },
  alsoSaidBy: ['restraint_of_legal_proceedings'],
  words,
}
