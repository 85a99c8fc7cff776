import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

/** What a law or a seat abroad goes by, beside India's own law: 'the laws of India; the seat is Singapore'. */
const ABROAD =
  /singapore|london|england|hong kong|dubai|new york|delaware|california|united (?:states|kingdom|arab)|abroad|foreign|icc\b|siac|lcia/

export const card: Card = {
  theme: 'disputes',
  law: ['arbitration-act-28-1-a', 'pasl-wind-solutions-v'],
  severity: { usual: 'high', employment: 'critical', premises: 'critical', consumer: 'critical' },
  figure: { kind: 'town' },
  claims: {
    speaks: [/\blaws?\b|court|jurisdict|arbitrat|govern|venue|\bseat|forum/],
    denied: [
      { words: /\bcourts? (?:of|in|at|situated in|located in)\b[^;]{0,80}, ?india\b/, without: ABROAD },
      { words: /\blaws? of (?:the republic of )?india\b|\bindian laws?\b/, without: ABROAD },
    ],
  },
  words,
}
