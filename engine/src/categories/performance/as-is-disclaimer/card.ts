import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'performance',
  law: ['goods-act-14-15-16-62', 'consumer-act-82-to-87'],
  lawWhere: {
    'goods-act-14-15-16-62': /goods|products?\b|equipment|machine|items?\b|material|vehicle|merchant|\bsale\b|\bsold\b/,
  },
  severity: 'medium',
  claims: {
    speaks: [
      /warrant|as.is|guarant|represent|assur|promis|condition|risk|quality|accura|error|\bfit|merchant|disclaim|responsib|liab|defect|result|complete/,
      /\b(?:not?|nor|never|neither|none|cannot|without|disclaim\w*|exclu\w*|only|void|invalid|ceas\w*|laps\w*|differ\w*)\b|n't\b|as.is|\brisks?\b|\bvary|\bvaria|\bexempt|\bindicative|\bapproximat/,
    ],
    turns: [
      // who answers for no loss at all promises less than nothing about quality
      {
        to: 'one_sided_liability_cap',
        by: {
          words: /\bdisclaims? (?:any and )?all (?:obligations? and )?liabilit\w+\b[^.;]{0,80}\bdamages\b/,
          without: /warrant|as.is|merchant|\bfitness/,
        },
      },
    ],
    denied: [
      // at whose risk and cost something is bought, kept or sent says nothing about what it is like
      {
        words: /\brisks? (?:and|&|or) (?:costs?|expenses?)\b/,
        without: /warrant|as.is|guarant|\bfit|merchant|qualit|defect|accura|error|disclaim/,
      },
    ],
  },
  alsoSaidBy: ['one_sided_liability_cap'],
  words,
}
