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
      // both appoint, or a court, and nobody alone where they do not agree
      {
        words:
          /\b(?:appointed|nominated|chosen|selected|named|agreed|decided)\b[^.;]{0,24}\b(?:mutual\w*|jointly|by both|by the parties)\b|\b(?:mutual\w*|jointly|both (?:the )?parties)\b[^.;]{0,24}\b(?:appoint\w*|nominat\w*|choos\w*|chosen|select\w*|agreed|acceptable)\b/,
        without:
          /\bfail\w*|\bunless\b|\bin default\b|\bunable\b|\babsence\b|disagree|\bcannot\b|\bnot (?:agree|concur)|(?:sole|absolute) discretion|(?:appointed|nominated|chosen|selected) (?:\w+ )?by (?!both\b|mutual|joint|the parties|parties|an? (?:independent|neutral)|the (?:high )?court|courts?\b)|\bpanel (?:of|prepared|maintained)/,
      },
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
