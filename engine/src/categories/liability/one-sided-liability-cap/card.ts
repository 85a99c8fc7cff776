import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-16-19a-23', 'consumer-act-2-46'],
  severity: 'high',
  evenHanded: true,
  figure: { kind: 'money', near: /exceed|limit|cap|maximum|more than/ },
  denies: ['mutual-liability-cap', 'mutual-indirect-loss'],
  quotes: 'limitation_of_liability',
  claims: {
    speaks: [
      /liab|responsib|exceed|limit|damage|loss|claim|compensat|answer|account|refund|injur|risk|theft|remed|fault|recover|recourse/,
      /\b(?:not|no|nor|never|neither|none|cannot|without|exceed\w*|limit\w*|cap|only|maximum|disclaim\w*|exempt\w*|exclu\w*|exonerat\w*|harmless|risks?|absolv\w*|releas\w*|free|sole\w*|discharg\w*|up ?to|whole|most|in full)\b|n't\b/,
    ],
  },
  words,
}
