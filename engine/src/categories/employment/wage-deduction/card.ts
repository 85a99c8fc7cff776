import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['wages-code-18', 'wages-code-19-20-21'],
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  figure: { kind: 'money', near: /deduct|recover|adjust|forfeit|fine|withh|cut|penal/ },
  words,
}
