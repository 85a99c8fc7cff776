import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['arbitration-act-7', 'bgm-and-m-rpl'],
  severity: 'medium',
  bears: 'both',
  faultOfPaper: true,
  claims: {
    // who gives up a jury has still one place
    denied: [
      { words: /\bjur(?:y|ies)\b/, without: /arbitra|jurisdiction|\bcourts?\b|mediat/ },
      // that an award is final names no second place
      {
        words: /\b(?:decision|award)s?\b[^.;]{0,30}\b(?:arbitrators?|tribunal)\b[^.;]{0,60}\b(?:final|binding)\b/,
        without: /\bcourts?\b|jurisdiction|appeal|mediat|concilia|litigat|\bsuits?\b/,
      },
    ],
    turns: [
      { to: 'inconvenient_forum', by: { words: /\bcourts?\b|\bjurisdiction/, without: /arbitra|concilia|mediat/ } },
    ],
  },
  words,
}
