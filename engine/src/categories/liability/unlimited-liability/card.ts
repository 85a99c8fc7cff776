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
  words,
}
