import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-73', 'c-c-constructions-v'],
  severity: { usual: 'high', employment: 'critical', services: 'critical' },
  plainly:
    /\b(?:bears?|assumes?)\b[^.;]{0,20}\b(?:entire|all|whole)\b[^.;]{0,10}\brisks?\b[^.;]{0,60}\bany cause\b|\b(?:regardless|irrespective) of (?:the )?(?:cause|fault)\b|\bliable\b[^.;]{0,20}\b(?:for|to (?:pay|make good|compensate))\b[^.;]{0,60}\b(?:loss(?:es)?|damages)\b[^.;]{0,80}\bas (?:may be |shall be |is |are )?(?:decided|determined|assessed|fixed|estimated|quantified) by (?:the |its |our )?(?:board|company|management|society|committee|owner|landlord|employer|organi[sz]ers?|institute|us)\b|\b(?:bears?|assumes?) all (?:the )?(?:responsibilit\w+ (?:and|or) )?liabilit|\bwithout (?:any )?(?:upper |financial |monetary )?(?:limit|figure|ceiling|cap)\b/,
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  asksOfTheReader: true,
  claims: {
    speaks: [
      /liab|responsib|compensat|reimburs|make good|cost|expens|indemn|pa(?:y|id)|bear|\bborne?\b|answer|account|recover/,
      /loss|damage|claim|cost|expens|indemn|penal|compensat|charges|amount|breach|liabilit|consequence|default|\bacts?\b|answerable|repair|replac|\bsum|\bdues\b|injur|theft|wear/,
    ],
    // whose risk it is says that the other side answers for nothing
    turns: [
      {
        to: 'personal_guarantee',
        by: { words: /\bcheques?\b[^.;]{0,40}\b(?:presented|deposited|encashed)\b/, without: /guarant|suret|indemn/ },
      },
      {
        to: 'one_sided_liability_cap',
        by: { words: /\bowner'?s?'? risk\b/, without: /indemnif|make good|reimburse|compensate/ },
      },
    ],
    // work that must be put right is no loss without a limit
    denied: [
      // an item of what nobody answers for: 'any damages that may be incurred by you'
      {
        words:
          /\b(?:damages?|loss(?:es)?)\b[^.;]{0,60}\b(?:incurred|suffered|sustained) by (?:you|the (?:user|customer|client|member|subscriber|guest))\b/,
        without:
          /\b(?:shall|will|must|agrees?) (?:to )?(?:pay|indemnif|compensate|make good|bear|reimburse)|\bliable for\b|indemnif|harmless/,
      },
      // whoever is kept free of it
      {
        words: /\b(?:protected|exempt(?:ed)?|relieved|free) from (?:all |any )?liabilit/,
        without: /indemn|unless|except|\bnot\b/,
      },
      {
        words: /\b(?:rectif\w+|repair\w*|replac\w+)\b[^.;]{0,40}\bfree of (?:cost|charge)\b/,
        without: /liab|\bloss|damages|indemn|consequen|claim/,
      },
    ],
    unless: [
      /\b(?:shall )?means?\b|\bmean and include/,
      /\b(?:maximum|aggregate|total|entire|overall|cumulative|only) liabilit|\bliabilit\w+\b[^.;]{0,120}\b(?:limited to|not exceed|restricted to|capped (?:at|to))\b|\bshall survive\b|\b(?:not|never|neither|nor|in no event)\b (?:\w+ ){0,5}(?:liable|responsible)\b/,
    ],
  },
  alsoSaidBy: ['one_sided_indemnity'],
  words,
}
