import type { Card } from '../../shape/card.ts'
import { TERM_ENDS } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-63', 'contract-act-28-a', 'contract-act-23'],
  severity: 'high',
  plainly: [
    {
      words:
        /\b(?:releas(?:e|es|ed|ing)|discharges?|waives?|relinquish(?:es)?)\b[^.;]{0,80}\b(?:any and all|all|any|future)\b[^.;]{0,40}\b(?:claims?|actions?|demands?)\b[^.;]{0,80}\b(?:injur\w+|death|damages?|whatsoever|against|unknown)\b/,
      without: /other than|\bexcept|confidential|either party|each party|mutual|\blien|\bunless\b/,
    },
  ],
  mayNotHold: true,
  claims: {
    denied: [
      TERM_ENDS,
      // an item of what the other side does not answer for
      {
        words:
          /\b(?:damages?|loss(?:es)?)\b[^.;]{0,60}\b(?:incurred|suffered|sustained) by (?:you|the (?:user|customer|client|member|subscriber|guest))\b/,
        without: /releas|waiv|discharg|harmless|forgo|relinquish|\bclaims?\b|\bno\b|\bnot\b|\bnor\b|never|without/,
      },
      // what claims are about, and nothing that gives one up
      {
        words:
          /\bclaims? or (?:actions?|suits?|demands?)\b[^.;]{0,30}\barises?\b|\b(?:arising out of|in connection with|connected with),? any claims?\b/,
        without:
          /releas|waiv|discharg|harmless|absolv|forgo|relinquish|settle|\bno\b|\bnot\b|\bnor\b|neither|never|cannot|without|\bfree\b|covenant|barred|give[sn]? up|recourse/,
      },
    ],
    // a ceiling on what is owed gives up what lies above it, and no claim before it is known
    turns: [
      {
        to: 'one_sided_liability_cap',
        by: {
          words:
            /\bliabilit\w+\b[^;]{0,200}\b(?:not exceed|exceed|limited to|restricted to|capped at)\b|\b(?:entire|total|aggregate|maximum|cumulative) liabilit/,
          without: /releas|waiv|discharg|forgo|relinquish|give up|covenant/,
        },
      },
    ],
    speaks: [
      /claim|releas|waiv|discharg|harmless|liab|responsib|absolv|forgo|settle|recourse|demand|compensat|refund|disput|assert/,
    ],
  },
  words,
}
