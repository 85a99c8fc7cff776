import type { Card } from '../../card.ts'
import { consumers } from '../../families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'validity',
  law: ['consumer-act-2-46', 'consumer-act-49-2-59-2'],
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: consumers,
  words,
}
