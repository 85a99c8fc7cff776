import type { Card } from '../../shape/card.ts'
import { words } from './words.en.ts'

export const card: Card = {
  theme: 'liability',
  law: ['contract-act-74', 'kailash-nath'],
  severity: { usual: 'high', employment: 'critical' },
  ofTheNamed: true,
  mayNotHold: true,
  figure: { kind: 'money', near: /penalt|liquidated|compensat|damages|fine\b|forfeit|pay/ },
  asksOfTheReader: true,
  told: [
    { variant: 'late', by: /\b(?:late|delay\w*|overdue)\b/, unless: /\bcancel/ },
    { variant: 'cancelling', by: /\bcancel/, unless: /\b(?:late|delay\w*|overdue)\b/ },
  ],
  claims: {
    speaks: [
      /penal|\bfine[ds]?\b|damages|liquidat|forfeit|charge|compensat|pa(?:y|id)|levied|\bfees?\b|interest|deduct|recover|cost|\bsum\b|amount|\brs\b|rupee|₹|%|double|twice/,
      /late|delay|default|breach|fail|non-|violat|\bnot?\b|\bif\b|event|\bcase\b|cancel|damage|terminat|penal|\bfine|liquidat|forfeit|miss|lapse|overdue|without|unauthor|loss|before|early|overstay|after|exceed|beyond|wrong|unless|bounc|dishonou?r/,
    ],
    unless: [
      /\bneither party (?:shall|will) be liable/,
      /\binjunctive/,
      /\b(?:imposed|levied|charged|fined?) by (?:the )?(?:rto|police|traffic|government|\w+ authorit|court|municipal|rbi|regulat)/,
      /\breward|\bno penalt|\bsole remed|\b(?:rate|roi) (?:\w+ ){0,3}will be reduced/,
    ],
    turns: [
      { to: 'one_sided_set_off', by: /\bset.?off\b/ },
      {
        to: 'lock_in_trap',
        by: {
          words: /\b(?:remaining|unexpired|balance|rest of the) (?:\w+ ){0,3}(?:lock-?in|period|term|tenure)\b/,
          without: /penalt|liquidated|\d ?%/,
        },
      },
      {
        to: 'one_sided_termination',
        by: {
          words: /\bcancel|\bterminat|\bannul/,
          without:
            /penal|\bfine|\d|liquidated|forfeit|charge|\bfees?\b|interest|deduct|\bpay|cost|loss|damages|\bsum\b/,
        },
      },
      {
        to: 'unlimited_liability',
        by: {
          words: /\bloss|\bdamages|\bcosts?\b/,
          without: /penal|\bfine|\d|liquidated|forfeit|interest|double|twice|deduct|per ?cent|%/,
        },
      },
    ],
  },
  alsoSaidBy: ['usurious_interest'],
  words,
}
