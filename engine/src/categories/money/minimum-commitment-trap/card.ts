import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['contract-act-74', 'contract-act-73-74'],
  severity: 'high',
  control: true,
  figure: { kind: 'money', near: /minimum|at least|guarantee|not less|shortfall|target/ },
  told: [
    {
      variant: 'orLose',
      by: /\bto maintain\b|\bterminat|\bnon-?exclusive\b|\blos[es]/,
      unless: /\b(?:shortfall|difference|take.or.pay|liable to pay|make good|forfeit\w*|guarantee\w*)\b/,
    },
  ],
  claims: {
    // years that are served are no minimum that is bought
    turns: [
      {
        to: 'service_bond_overreach',
        by: /\bcheques?\b[^.;]{0,120}\byears? of (?:service|employment)\b|\battrition\b/,
      },
    ],
    denied: [
      // the least that can be bought at a time, and nothing that must be
      {
        words:
          /\bminimum (?:purchase|order|redemption|booking|transaction|investment|withdrawal|recharge|top-?up) (?:value|amount|quantity|size)?|\bfor a minimum value of\b/,
        without:
          /month|quarter|year|annum|annual|period|shortfall|target|commit|\blift|guarante|forfeit|terminat|penal|\bfail|maintain|difference/,
      },
    ],
    speaks: [/minimum|least|guarantee|\btake|quota|target|volume|shortfall|purchas|commit|not less|order/],
  },
  words,
}
