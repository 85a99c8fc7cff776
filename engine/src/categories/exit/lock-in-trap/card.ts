import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

/** A loan that is paid back before its time. */
const PAYS_EARLY =
  /\b(?:pre-? ?pay(?:ments?|ing|s)?|pre-? ?paid (?:amounts?|sums?|loan|principal)|fore-? ?clos\w+|pre-? ?clos\w+|early repayment|part-? ?pre-?payments?)\b/

export const card: Card = {
  theme: 'exit',
  law: ['rbi-prepayment-2025', 'contract-act-73-74'],
  lawWhere: { 'rbi-prepayment-2025': PAYS_EARLY },
  severity: 'high',
  plainly: [
    /\b(?:you|employee|trainee|intern|consultant|candidate)s? (?:will|shall|may|can) (?:only )?be (?:relieved|released|let go)\b[^.;]{0,30}\b(?:only|subject to)\b[^.;]{0,60}\b(?:approval|consent|replacement)/,
    // nobody, or not the reader, may leave before a day that lies far off
    {
      words:
        /\b(?:neither|not|no|cannot|never)\b[^.;]{0,60}\bterminat\w*[^.;]{0,60}\b(?:before|prior to|until|till|within|during|for) (?:the )?(?:a |an |its |expiry of |completion of |end of |initial |first |minimum |lock-?in |full |entire |period of )*(?:term\b|tenure\b|contract period|lock-?in|period\b|expiry\b|(?:[2-9]|\d\d|two|three|four|five|six|seven|eight|nine|ten)(?: \(\w+\))? years?\b|(?:1[2-9]|[2-9]\d)(?: \([\w -]+\))? months?\b)|\bno right to (?:terminat|cancel|withdraw|rescind)\w*[^.;]{0,60}\b(?:before|during|until|prior to)\b/,
      without:
        /\bcause\b|breach|default|notice|mutual|consent|\bunless\b|\bexcept|surviv|\bmay terminate\b|affect|release|either party may|confidential/,
    },
  ],
  control: true,
  figure: {
    kind: 'period',
    near: /lock-?in|minimum|not (?:be entitled to )?(?:terminate|leave|vacate|resign|cancel|withdraw)|remain|committed|unexpired/,
  },
  told: [
    { variant: 'payingEarly', by: PAYS_EARLY, unless: /lock-?in|vacat|resign|\brent\b/ },
    {
      variant: 'noCancelling',
      by: /\b(?:not|no|never|cannot)\b[^.;]{0,40}\bcancel(?:led|lations?)?\b/,
      unless: /lock-?in|minimum|\d (?:\w+ )?(?:months?|years?)|\bterm\b|tenure/,
    },
  ],
  onLeaving: true,
  denies: ['mutual-termination'],
  claims: {
    denied: [
      // who may go at any time is not held
      {
        words:
          /\b(?:option|rights?|free|liberty|entitled|may|can) (?:to )?(?:fore-?close|pre-?pay|repay|close|exit|leave|terminate|cancel)\b[^.;]{0,60}\bat any (?:time|point)\b/,
        without:
          /pre-?payment (?:charge|penalt|fee)|fore-?closure (?:charge|penalt|fee)|penalt|forfeit|lock-? ?in|\bnot\b|cannot|remaining|unexpired|\b(?:lender|bank|company|owner|licensor|lessor|employer) (?:may|can|shall)\b/,
      },
      // a longer trial keeps nobody from leaving
      {
        words:
          /\bextend\w* (?:the |your |his |her |such |said )?(?:period of )?probation\b|\bprobation\w*\b[^.;]{0,60}\bextend/,
        without: /\b(?:leav\w+|resign\w*|quit|relieved|bond|pay|recover\w*|forfeit\w*)\b/,
      },
      // who may leave by a notice
      {
        words: /\b(?:retire|leave|exit|withdraw|resign)\b[^.;]{0,80}\bmay do so by giving\b/,
        without: /forfeit|penalt|lock-? ?in|\bbond\b|\bnot\b/,
      },
      // what is sold before its day
      {
        words: /\b(?:sell|auction|dispose)\b[^.;]{0,120}\bbefore the expiry\b/,
        without: /lock-? ?in|\b(?:terminat|leav|vacat|resign|cancel)/,
      },
    ],
    // an account that must stay open for cheques holds nobody in a contract
    turns: [
      // so much is to be bought, and nobody is kept from leaving
      {
        to: 'minimum_commitment_trap',
        by: {
          words:
            /\bminimum\b[^.;]{0,40}\b(?:purchases?|orders?|off-?take|quantit(?:y|ies)|lifting|billing|turnover|business|sales)\b/,
          without:
            /lock-? ?in|terminat|leav|vacat|resign|cancel|early|exit|remain|unexpired|\bstay|\b(?:years?|months?)\b/,
        },
      },
      // light and water are cut off, which holds nobody either
      {
        to: 'landlord_overreach',
        by: {
          words:
            /\b(?:cut(?:ting)?(?: off)?|disconnect\w*|curtail\w*|withhold\w*|(?<!\b(?:not|cannot|never) )stop\w*)\b[^.;]{0,80}\b(?:electricity|water|power(?! of\b)|essential (?:services?|suppl(?:y|ies)))\b/,
          without: /lock-? ?in|resign|minimum (?:period|term)/,
        },
      },
      {
        to: 'personal_guarantee',
        by: { words: /\bcheques?\b/, without: /lock-?in|terminat|minimum|unexpired|vacat|resign|cancel (?:this|the)/ },
      },
    ],
    speaks: [
      /\block|minimum (?:period|term|tenure|service)|\bnot\b|n't\b|\bno (?:\w+,? (?:or |and )?){0,3}cancell?ation|cannot|before (?:the )?(?:expiry|completion|end)|remain|unexpired|commit|early|premature|resign|leav|exit|withdraw|foreclos|non-?cancel|reliev|bond|rest of|\bterm\b|continu|period|tenure|stay|no right to (?:rescind|cancel|terminate|withdraw)|pre-? ?pay(?:ment|ing)?\b|pre-?clos|fore-?clos/,
    ],
  },
  words,
}
