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
  },
  words,
}
