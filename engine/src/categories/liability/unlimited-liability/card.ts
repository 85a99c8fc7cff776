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
      /liab|responsib|loss|damage|claim|compensat|cost|expens|indemn|pa(?:y|id)|bear|answer|account|charges|repair|replac|recover/,
    ],
    unless:
      /\b(?:maximum|aggregate|total|entire|overall|cumulative|only) liabilit|\bliabilit\w+\b[^.;]{0,120}\b(?:limited to|not exceed|restricted to)\b|\bshall survive\b|\b(?:not|never|neither|nor|in no event)\b (?:\w+ ){0,5}(?:liable|responsible)\b/,
  },
  words,
}
