import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['k-s-manjunath-v', 'specific-relief-act-14-d'],
  severity: { usual: 'high', nda: 'low' },
  evenHanded: true,
  control: true,
  figure: { kind: 'exit' },
  onLeaving: true,
  denies: ['mutual-termination'],
  quotes: 'termination',
  claims: {
    speaks: [
      /terminat|cancel|suspend|discontinu|revok|expel|remov|\bend|withdraw|ceas|clos|block|debar|disqualif|black-?list|refus|deactivat|reliev|resign|dismiss|void|notice|reject|\bstop|de-?list|repossess|vacat|option|exten|restrict|disentitl|limit|disabl|separat|action/,
    ],
    unless: /\b(?:by|of) either\b|\bsurviv|\beither party (?:may|can|shall)|\bboth (?:the )?parties may/,
    denied:
      /\b(?:too|likewise|equally|in turn) (?:will|shall|may|can|has|is)\b[^.;]{0,60}\b(?:terminate|vacate|leave|cancel|end|withdraw)\b[^.;]{0,60}\bnotice\b/,
  },
  words,
}
