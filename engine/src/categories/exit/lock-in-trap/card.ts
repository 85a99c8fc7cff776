import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['contract-act-73-74'],
  severity: 'high',
  control: true,
  figure: {
    kind: 'period',
    near: /lock-?in|minimum|not (?:be entitled to )?(?:terminate|leave|vacate|resign|cancel|withdraw)|remain|committed|unexpired/,
  },
  onLeaving: true,
  denies: ['mutual-termination'],
  words,
}
