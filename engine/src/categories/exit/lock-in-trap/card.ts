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
  onLeaving: true,
  denies: ['mutual-termination'],
  claims: {
    speaks: [
      /\block|minimum (?:period|term|tenure|service)|\bnot\b|n't\b|\bno cancell?ation|cannot|before (?:the )?(?:expiry|completion|end)|remain|unexpired|commit|early|premature|resign|leav|exit|withdraw|foreclos|non-?cancel|reliev|bond|rest of|\bterm\b|continu|period|tenure|stay|no right to (?:rescind|cancel|terminate|withdraw)/,
    ],
  },
  words,
}
