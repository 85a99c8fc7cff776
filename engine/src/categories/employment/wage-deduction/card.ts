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
  claims: {
    // a contractor's deposit is nobody's wages
    denied: [
      {
        words: /\b(?:security|performance) deposit\b|\bretention money\b/,
        without: /salar|wage|stipend|\bpay\b|remunerat|full and final|commission|\bfees?\b/,
      },
    ],
    speaks: [
      /pay|wage|salar|stipend|deduct|recover|commission|\bfees?\b|remunerat|compensat|incentive|\bdues\b|short ?fall/,
      /deduct|recover|adjust|forfeit|\bfine|withh|\bcuts?\b|penal|reduc|short ?fall|\bnot?\b|loss|without|set.?off|\bstop|\blop\b|lien|debit|\bhold|liable|subject to|discretion|re-?fix|modif|decreas|lapse|clear/,
    ],
  },
  words,
}
