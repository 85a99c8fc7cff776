import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'money',
  law: ['income-tax-act-393', 'goods-act-64a'],
  severity: 'medium',
  asksOfTheReader: true,
  claims: {
    speaks: [/\btax|gst|\bdut(?:y|ies)\b|\bcess|\blev(?:y|ies)|\btds\b|withhold|\bvat\b|octroi|customs/],
  },
  words,
}
