import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['cpc-20', 'rakesh-kumar-verma-v', 'consumer-act-34-47'],
  severity: { usual: 'medium', employment: 'high', consumer: 'high', premises: 'high' },
  control: true,
  figure: { kind: 'town' },
  chosenAtHome: true,
  claims: {
    speaks: [/court|jurisdict|arbitrat|\bseat|venue|forum|place|tribunal/],
    // a whole country is no town, and a town that is left open is not yet far away
    denied: [
      /\bcourts? (?:in|of|at|within) (?:the republic of )?india\b(?! at| in|,)/,
      /\bcourts? (?:in|at|of) (?:\[|_|\.{3})/,
    ],
  },
  alsoSaidBy: ['foreign_law_or_seat'],
  words,
}
