import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['competition-act-3', 'competition-act-27-b', 'patents-act-140'],
  lawWhere: { 'patents-act-140': /patent|licen[cs]e|improve|challeng/ },
  severity: 'high',
  // the price at which a trader sells on is his own affair
  plainly: [
    {
      words:
        /\b(?:not|no|never)\b[^.;]{0,100}\b(?:sold|sell|resell|charge|have it)\b[^.;]{0,60}\b(?:for less|below|lower)\b|\bsell\b[^.;]{0,60}\bat (?:the )?prices? (?:fixed|set|prescribed|dictated) by\b/,
      without: /\bcost\b|\bmrp\b|maximum retail|minimum wage|\bfree to\b|\bmay (?!not\b)/,
    },
  ],
  bears: 'both',
  mayNotHold: true,
  told: [
    {
      variant: 'resale',
      by: /\b(?:mrp|resale price|retail price|selling price|sale price)\b|\bdiscounts?\b/,
    },
  ],
  claims: {
    speaks: [
      /pric|compet|territor|rival|exclusiv|discount|other (?:brand|product|compan|manufactur|agenc|person|vendor)|\bno other|only (?:from|by|through)|resale|re-sell|market share|bundl|tender|patent|customer/,
    ],
    // who may do as they like is kept from nothing
    denied: [
      {
        words:
          /\b(?:is|are|remains?) free to\b[^.;]{0,120}\b(?:sell|deal|set|buy|price)\b|\bmay only (?:suggest|recommend) (?:\w+ )?prices\b/,
        without: /\bnot free\b|\bexcept\b|\bunless\b|\bshall not\b/,
      },
    ],
    turns: [
      // to keep off customers and staff is told by a card of its own
      {
        to: 'overbroad_non_solicitation',
        by: {
          words:
            /\b(?:solicit|approach|poach|entice|bypass|circumvent)\w*\b[^.;]{0,80}\b(?:customers?|clients?|employees?|vendors?)\b/,
          without: /pric|territor|market|compet|\bbid|tender|exclusiv|discount|resale/,
        },
      },
    ],
  },
  words,
}
