import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'disputes',
  law: ['arbitration-act-12-5-18', 'core-v-eci-spic', 'bhadra-international-v-airports'],
  severity: 'critical',
  mayNotHold: true,
  control: true,
  denies: ['joint-arbitrator'],
  quotes: 'dispute_resolution',
  claims: {
    speaks: [/arbit|umpire|adjudicat|mediat|conciliat|referee|tribunal|expert/],
    denied: [
      // that an award is final says nothing of who chose
      {
        words:
          /\b(?:decision|award|finding)s?\b[^.;]{0,30}\b(?:arbitrators?|tribunal)\b[^.;]{0,60}\b(?:final|binding)\b|\baward\b[^.;]{0,40}\b(?:final|binding)\b/,
        without:
          /appoint|nominat|select|choos|chosen|designat|\bnamed?\b|officer|director|owner|\b(?:its|their|his|our) (?:own )?arbitrator/,
      },
    ],
  },
  words,
}
