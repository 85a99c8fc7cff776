import type { Card } from '../../shape/card.ts'
import { people } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'work',
  law: ['osh-code-25-26-27'],
  severity: 'high',
  bears: 'usual',
  mayNotHold: true,
  kinds: people,
  claims: {
    speaks: [/hour|\bdays?\b|shift|\btime|week|sunday|holiday|late|night|work/],
    unless: [/\bentitled to (?:get )?(?:\w+ ){0,4}(?:leave|holiday|days)/, /\bcompensatory leave\b/],
    turns: [{ to: 'exclusivity_without_commitment', by: /\bother employment\b|\bfreelance/ }],
  },
  words,
}
