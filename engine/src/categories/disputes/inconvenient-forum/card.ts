import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['cpc-20', 'rakesh-kumar-verma-v', 'consumer-act-34-47'],
  severity: 'medium',
  control: true,
  figure: { kind: 'town' },
  chosenAtHome: true,
  claims: {
    denied: [
      // courts that may be asked, beside all others
      {
        words: /\bnon-?exclusive\b[^.;]{0,20}\bjurisdiction\b/,
        without: /\bnot? (?:\w+ )?object|waiv|\bonly\b|arbitra|alone/,
      },
    ],
    speaks: [/court|jurisdict|arbitrat|\bseat|venue|forum|place|tribunal/],
  },
  alsoSaidBy: ['foreign_law_or_seat'],
  words,
}
