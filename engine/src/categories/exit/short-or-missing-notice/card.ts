import type { Card } from '../../shape/card.ts'
import { AT_ONCE } from './at-once.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'exit',
  law: ['property-act-106', 'industrial-relations-code-70'],
  severity: { usual: 'medium', employment: 'high', premises: 'high' },
  control: true,
  figure: { kind: 'period', near: /notice|prior(?! (?:\w+ )?(?:permission|approval|consent|sanction))|intimat/ },
  onLeaving: true,
  // from this many days on, notice is long rather than short; a month is neither
  told: [
    { variant: 'longNotice', days: 45, unless: AT_ONCE },
    { variant: 'monthsNotice', days: 28, unless: AT_ONCE },
    { variant: 'longNotice', by: /\bserv\w* (?:\w+ ){0,4}notice period\b/, unless: AT_ONCE },
  ],
  asksOfTheReader: true,
  claims: {
    // a way out for each when what nobody can help goes on
    denied: [
      // an end for a cause is announced, and comes to nobody who keeps the contract
      {
        words:
          /\b(?:terminat|end|cancel)\w*\b[^.;]{0,60}\b(?:with|for) (?:just |good |due )?cause\b[^.;]{0,60}\bnotice\b/,
        without: /without cause|immediate|forthwith|at once|with or without/,
      },
      // before a loan is paid back early, and nothing ends sooner than the borrower likes
      {
        words:
          /\bnotice\b[^.;]{0,120}\b(?:pre-? ?pay\w*|advance payment|part-? ?payment|early repayment)\b|\bpre-? ?pay\w*\b[^.;]{0,120}\bnotice\b/,
        without: /\b(?:terminat|recall|cancel|evict|demand|call back)\w*|forthwith|at once|immediate/,
      },
      // how long it is stands open
      /(?:_{2,}|\.{3,}) ?(?:days?|weeks?|months?)'?s? (?:\w+ ){0,3}?notice\b/,
      /\b(?:event|force majeure|circumstances?)\b[^.;]{0,60}\b(?:continues?|lasts?|persists?)\b[^.;]{0,120}\beither (?:party|side)\b/,
    ],
    speaks: [/notice|intimat|immediate|forthwith|at once|without (?:any )?(?:prior|further)|inform|any ?time/],
  },
  alsoSaidBy: ['one_sided_termination', 'eviction_without_notice'],
  words,
}
