import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['arbitration-act-7', 'bgm-and-m-rpl'],
  severity: 'medium',
  bears: 'both',
  faultOfPaper: true,
  claims: {
    turns: [
      { to: 'inconvenient_forum', by: { words: /\bcourts?\b|\bjurisdiction/, without: /arbitra|concilia|mediat/ } },
    ],
  },
  words,
}
