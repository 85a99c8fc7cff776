import type { Card } from '../../shape/card.ts'
import { KEEPS_PEACE, STAFF_OF_EACH } from '../../shape/claim.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'secrets',
  law: ['contract-act-27'],
  severity: 'medium',
  // whoever ever was, or may one day be, a customer: nobody knows who they are
  plainly: [
    {
      words:
        /\b(?:past|former)\b[^.;]{0,20}\b(?:present|current|existing)\b[^.;]{0,24}\b(?:prospective|perspective|potential|future)\b[^.;]{0,16}\b(?:clients?|customers?)/,
      without: /either party|each party|mutual|disclos|confidential/,
    },
  ],
  plainWeight: 'high',
  figure: { kind: 'period', near: /after|following|period of|terminat|thereafter|expiry|during/ },
  asksOfTheReader: true,
  claims: {
    speaks: [
      /solicit|canvass|recruit|poach|entic|persuad|induc|approach|\bhir|employ|\bengag|\bdeal|divert|interfer|contact|circumvent|bypass|by-pass|directly|business|take up|client/,
      /\b(?:no|not|nor|never|neither|cannot|refrain\w*|restrain\w*|prohibit\w*|without|abstain\w*|(?:terminate|leave|quit|move|reduce|end) (?:his|her|their|its)|agrees? to|approach\w*|bypass\w*|solicit\w*|poach\w*|induc\w*|entic\w*)\b|n't\b/,
    ],
    denied: [
      STAFF_OF_EACH,
      KEEPS_PEACE,
      // where one may sell
      {
        words:
          /\bsolicit\w*(?:,? (?:or|and) accept)?\b[^.;]{0,40}\borders?\b[^.;]{0,80}\b(?:territory|area|region|outside|other than)\b/,
        without: /employ|staff|personnel|clients? of|customers? of the|terminat/,
      },
    ],
    // whom the employee may work for afterwards is a matter of trade, not of soliciting
    turns: [
      {
        to: 'restraint_of_trade',
        by: {
          words:
            /\b(?:consider\w*|accept\w*|tak\w+ up|seek\w*|join\w*) (?:any |an )?(?:employment|jobs?|job offers?)(?: offers?)? (?:from|with|in|under)\b/,
          without: /\b(?:employees?|staff|personnel) of\b/,
        },
      },
    ],
  },
  alsoSaidBy: ['restraint_of_trade', 'exclusivity_without_commitment'],
  words,
}
