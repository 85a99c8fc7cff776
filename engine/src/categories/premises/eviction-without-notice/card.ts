import type { Card } from '../../shape/card.ts'
import { homes } from '../../shape/families.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'premises',
  law: ['property-act-106', 'specific-relief-act-6', 'krishna-ram-mahale-v'],
  severity: 'critical',
  bears: 'usual',
  mayNotHold: true,
  kinds: homes,
  told: [{ variant: 'things', things: true }],
  claims: {
    speaks: [
      /vacat|evict|possess|premises|\block|remov|enter|\bleave|flat|room|hand ?over|occup|\bseal|repossess|take back|seiz/,
    ],
    unless: [
      /\bvacated your employment|\babandonment of employment/,
      /^(?!.*\b(?:immediate\w*|forthwith|at once|without (?:any )?(?:prior )?(?:notice|recourse|resort)|locks?|break|force|seal)\b).*\b(?:(?:on|upon|at) (?:the )?(?:time of )?(?:the )?(?:expiry|expiration|end|termination|completion)|notice)\b/s,
    ],
  },
  words,
}
