import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-73-74'],
  severity: 'high',
  control: true,
  figure: {
    kind: 'period',
    near: /lock-?in|minimum|not (?:be entitled to )?(?:terminate|leave|vacate|resign|cancel|withdraw)|remain|committed|unexpired/,
  },
  told: [
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
      {
        to: 'personal_guarantee',
        by: { words: /\bcheques?\b/, without: /lock-?in|terminat|minimum|unexpired|vacat|resign|cancel (?:this|the)/ },
      },
    ],
    speaks: [
      /\block|minimum (?:period|term|tenure|service)|\bnot\b|n't\b|\bno (?:\w+,? (?:or |and )?){0,3}cancell?ation|cannot|before (?:the )?(?:expiry|completion|end)|remain|unexpired|commit|early|premature|resign|leav|exit|withdraw|foreclos|non-?cancel|reliev|bond|rest of|\bterm\b|continu|period|tenure|stay|no right to (?:rescind|cancel|terminate|withdraw)/,
    ],
  },
  words,
}
