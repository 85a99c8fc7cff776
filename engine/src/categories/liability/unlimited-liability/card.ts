import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-73', 'c-c-constructions-v'],
  severity: { usual: 'high', employment: 'critical', services: 'critical' },
  plainly:
    /\b(?:regardless|irrespective) of (?:the )?(?:cause|fault)\b|\b(?:bears?|assumes?) all (?:the )?liabilit|\bwithout (?:any )?(?:upper |financial |monetary )?(?:limit|figure|ceiling|cap)\b/,
  ofTheNamed: true,
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  asksOfTheReader: true,
  claims: {
    speaks: [
      /liab|responsib|compensat|reimburs|make good|cost|expens|indemn|pa(?:y|id)|bear|\bborne?\b|answer|account|recover/,
      /loss|damage|claim|cost|expens|indemn|penal|compensat|charges|amount|breach|liabilit|consequence|default|\bacts?\b|answerable|repair|replac|\bsum|\bdues\b|injur|theft|wear/,
    ],
    unless: [
      /\b(?:shall )?means?\b|\bmean and include/,
      /\bliable (?:for|to) (?:legal|disciplinary)/,
      /\bsole remed/,
      /\b(?:maximum|aggregate|total|entire|overall|cumulative|only) liabilit|\bliabilit\w+\b[^.;]{0,120}\b(?:limited to|not exceed|restricted to)\b|\bshall survive\b|\b(?:not|never|neither|nor|in no event)\b (?:\w+ ){0,5}(?:liable|responsible)\b/,
    ],
    turns: [
      {
        to: 'tax_burden_shift',
        by: { words: /\bstatutory liabilit|\btax(?:es)?\b/, without: /\b(?:loss|damages?|indemnif)/ },
      },
      {
        to: 'one_sided_set_off',
        by: { words: /\bset.?off\b|\bdeduct\w* [^.;]{0,60}\bfrom\b/, without: /salar|wage|deposit/ },
      },
    ],
  },
  alsoSaidBy: ['one_sided_indemnity'],
  words,
}
