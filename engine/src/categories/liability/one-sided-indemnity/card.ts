import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-124-125'],
  severity: { usual: 'high', employment: 'critical' },
  plainly: [
    /\b(?:indemn|harmless)[^.;]*\b(?:how(?:so)?ever (?:arising|caused)|from whatever (?:cause|source))\b/,
    // any claim that has to do with the matter, whoever's fault it is
    {
      words:
        /\b(?:indemn|harmless)\w*[^.;]{0,160}\b(?:any and all|all|any)\b[^.;]{0,240}\b(?:in any (?:way|manner)|in connection with|arising out of|arising from|resulting from|relating to)/,
      without:
        /breach|neglig|misrep|misconduct|default|violat|infring|wil?lful|fault|omission|fail|defect|other party|each party|either party|neither|indemnifying party|insurance|third-party intell|to the extent|provided that|its obligations/,
    },
  ],
  evenHanded: true,
  told: [
    {
      variant: 'ownFault',
      by: /\b(?:arising (?:out of|from)|caused by|due to|resulting from|because of|on account of)\b[^.;]{0,40}\b(?:negligen\w*|misconduct|breach\w*|defaults?|fraud\w*|violations?|fault)\b/,
      unless:
        /\buses?\b|\bhow(?:so)?ever\b|whether or not|regardless|irrespective|\bany reason\b|\btransactions?\b|\bclaims? (?:by|of) (?:any )?customers?/,
    },
  ],
  denies: ['mutual-indemnity'],
  quotes: 'indemnity',
  asksOfTheReader: true,
  claims: {
    speaks: [/indemn|harmless|make good|reimburs|compensat|\bbear|\bborne|\bpay|defend|\bcosts?\b|expens|loss/],
  },
  words,
}
