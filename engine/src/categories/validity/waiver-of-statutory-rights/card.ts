import type { Card } from '../../shape/card.ts'
import { BETWEEN_TWO, TERM_ENDS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['contract-act-23', 'wages-code-60'],
  severity: 'critical',
  // what the law gives, or whatever there is to claim, is given up by these words alone
  plainly: [
    {
      words:
        /\bnot be entitled to (?:claim )?(?:any |all )?(?:of the )?rights? (?:conferred|given|available|granted)\b|\bno claims? or rights?\b[^.;]{0,60}\bagainst\b|\bno rights? or claims?\b[^.;]{0,60}\bagainst\b|\b(?:sole|only|exclusive) (?:and exclusive )?remedy\b[^.;]{0,140}\b(?:is|shall be|will be) to (?:stop|discontinue|leave|cease|cancel)\b|\bwaives?\b[^.;]{0,60}\brights?\b[^.;]{0,60}\bunder (?:section|the \w+ act|any (?:law|statute))/,
      without: /intellectual|\btrade ?mark|copyright|either party|each party|mutual/,
    },
  ],
  bears: 'usual',
  asksOfTheReader: true,
  mayNotHold: true,
  claims: {
    // whoever may not cancel is bound; what the law protects is another matter
    turns: [
      // who only brings two together answers for neither of them
      { to: 'one_sided_liability_cap', by: BETWEEN_TWO },
      // which pay or leave is not owed
      {
        to: 'statutory_benefit_denied',
        by: {
          words:
            /\bnot (?:be )?(?:entitled|eligible)\b[^.;]{0,60}\b(?:overtime|bonus(?:es)?|paid leaves?|gratuity|provident fund|holidays)\b/,
          without: /waiv|relinquish|releas|\bclaims?\b|\brights?\b|forgo|gives? up/,
        },
      },
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
      // which members vote, and which do not, is what each takes his place for
      {
        words:
          /\b(?:not|no|nor|without|non)\b[^.;]{0,200}\b(?:vot(?:e|es|ing)|contest (?:the |any )?elections?|general (?:body )?meetings?)\b/,
        without:
          /waiv|relinquish|releas|forgo|gives? up|surrender|statut|\bacts?\b|\blaws?\b|consumer|\bclaims?\b|inspect|accounts|dividend|information|refund|\bcourts?\b|tribunal|\bforums?\b|authorit|arbitrat|\bsue\b|\bquestion\b|challeng|object|complain|\b(?:form|join)\b/,
      },
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
